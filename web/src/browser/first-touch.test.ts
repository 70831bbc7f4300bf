import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wasTouched, watchFirstTouch } from './first-touch.ts'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  watchFirstTouch()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['pointerdown', 'keydown', 'wheel', 'popstate'])('after a %s nothing opens', (name) => {
  expect(wasTouched()).toBe(false)
  page.dispatchEvent(new Event(name))
  expect(wasTouched()).toBe(true)
})

test('what the drawn home heard before there was an app counts too', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { touched: '' } } })
  watchFirstTouch()
  expect(wasTouched()).toBe(true)
})
