import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Entry = { href: string; state: unknown }
let entries: Entry[]
let at: number
let hear: (event: Event) => void
let passed: number

const here = () => entries[at] as Entry

/** A history as a browser keeps it, whose steps come at once. */
function step(by: number): void {
  if (!entries[at + by]) return
  at += by
  let isStopped = false
  hear({ stopImmediatePropagation: () => (isStopped = true) } as unknown as Event)
  if (!isStopped) passed++
}

beforeEach(() => {
  entries = [
    { href: '/first', state: null },
    { href: '/page', state: { typeId: 1 } },
  ]
  at = 1
  passed = 0
  vi.stubGlobal('addEventListener', (_name: string, heard: typeof hear) => (hear = heard))
  vi.stubGlobal('location', {
    get href() {
      return here().href
    },
  })
  vi.stubGlobal('history', {
    get state() {
      return here().state
    },
    pushState: (state: unknown) => {
      entries.splice(at + 1, entries.length, { href: here().href, state })
      at++
    },
    back: () => step(-1),
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('./back-closes.ts')

test('back closes the upper sheet first, then the lower one, then leaves', async () => {
  const { closeOnBack } = await load()
  const closed: string[] = []
  closeOnBack(() => closed.push('lower'))
  closeOnBack(() => closed.push('upper'))
  step(-1)
  expect(closed).toEqual(['upper'])
  step(-1)
  expect(closed).toEqual(['upper', 'lower'])
  expect(passed).toBe(0)
  step(-1)
  expect([here().href, passed]).toEqual(['/first', 1])
})

test('one closed by hand costs no second step back', async () => {
  const { closeOnBack } = await load()
  closeOnBack(() => undefined)()
  expect(here()).toEqual({ href: '/page', state: { typeId: 1, covers: 1 } })
  step(-1)
  expect(here().href).toBe('/first')
})

test('the next one uses the entry of one closed by hand', async () => {
  const { closeOnBack, leaveCovers } = await load()
  closeOnBack(() => undefined)()
  closeOnBack(() => undefined)
  expect(entries.length).toBe(3)
  expect(leaveCovers()).toBe(true)
})

test('back from a page that took its place is not taken for closing', async () => {
  const { closeOnBack, leaveCovers } = await load()
  const stop = closeOnBack(() => undefined)
  leaveCovers()
  entries[at] = { href: '/next', state: null }
  stop()
  step(-1)
  expect([here().href, passed]).toEqual(['/page', 1])
})
