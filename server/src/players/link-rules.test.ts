import { expect, test } from 'vitest'
import type { LinkSignals } from './link-rules.ts'
import { isLikelyOne } from './link-rules.ts'

const none: LinkSignals = {
  device: false,
  household: false,
  openedTogether: false,
  holder: false,
}
const names = Object.keys(none) as (keyof LinkSignals)[]

test.each(names)('%s alone links nobody', (name) => {
  expect(isLikelyOne({ ...none, [name]: true })).toBe(false)
})

test('any two do, also without the header a browser chooses', () => {
  const pairs = names.flatMap((one) => names.filter((two) => two > one).map((two) => [one, two]))
  expect(pairs).toHaveLength(6)
  for (const [one = '', two = ''] of pairs)
    expect(isLikelyOne({ ...none, [one]: true, [two]: true }), `${one} ${two}`).toBe(true)
})
