import { expect, test } from 'vitest'
import type { AccountTrace, LinkSignals } from './link-rules.ts'
import { compareTraces, isLikelyOne } from './link-rules.ts'

const none: LinkSignals = {
  device: false,
  household: false,
  openedTogether: false,
  person: false,
  payer: false,
}
const names = Object.keys(none) as (keyof LinkSignals)[]

test.each(names)('%s alone links nobody', (name) => {
  expect(isLikelyOne({ ...none, [name]: true })).toBe(false)
})

test('any two do, also without the header a browser chooses', () => {
  const pairs = names.flatMap((one) => names.filter((two) => two > one).map((two) => [one, two]))
  expect(pairs).toHaveLength(10)
  for (const [one = '', two = ''] of pairs)
    expect(isLikelyOne({ ...none, [one]: true, [two]: true }), `${one} ${two}`).toBe(true)
})

const account = (more: Partial<AccountTrace>): AccountTrace => ({
  openedFrom: '',
  openedAt: 0,
  devices: [],
  households: [],
  ...more,
})

test.each<[string, Partial<AccountTrace>, Partial<AccountTrace>, string[]]>([
  ['nothing', { devices: ['a'] }, { devices: ['b'] }, []],
  ['a device', { devices: ['a', 'b'] }, { devices: ['c', 'b'] }, ['device']],
  ['an address', { households: ['1.2.3.4'] }, { households: ['1.2.3.4'] }, ['household']],
  [
    'a neighbourhood, almost a quarter of an hour apart',
    { openedFrom: '1.2.3.4', openedAt: 0 },
    { openedFrom: '1.2.3.9', openedAt: 899_999 },
    ['openedTogether'],
  ],
  [
    'a neighbourhood, a quarter of an hour apart',
    { openedFrom: '1.2.3.4', openedAt: 900_000 },
    { openedFrom: '1.2.3.9', openedAt: 0 },
    [],
  ],
  ['a newer address', { openedFrom: '2a:1:2::5' }, { openedFrom: '2a:1:2::6' }, ['openedTogether']],
  ['no address at all', {}, {}, []],
])('in common: %s', (_what, one, other, signals) => {
  const found = Object.entries(compareTraces(account(one), account(other)))
  expect(found.filter(([, isShared]) => isShared).map(([name]) => name)).toEqual(signals)
})
