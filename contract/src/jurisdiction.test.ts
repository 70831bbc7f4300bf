import { expect, test } from 'vitest'
import type { Jurisdiction } from './jurisdiction.ts'
import { jurisdictionNames, jurisdictionOf, jurisdictions, listMilder } from './jurisdiction.ts'
import { siteSettings } from './site-settings.ts'

const none = { profile: 'standard', overrides: {} } as const

test.each([
  ['standard', 24, 1_000, 1_000, true, 15, 30],
  ['strict', 24, 2_500, 5_000, false, 5, 15],
  ['strictest', 72, 5_000, 5_000, false, 2, 15],
] as const)('%s has the numbers of the rule book', (name, wait, slot, other, auto, ask, end) => {
  const found = jurisdictions[name]
  expect(found).toMatchObject({ raiseWaitHours: wait, leastSlotMs: slot, leastOtherMs: other })
  expect(found).toMatchObject({ allowsAutoplay: auto, allowsFasterPlay: auto })
  expect(found).toMatchObject({ allowsSecondGame: auto, highestTurnover: 10 })
  expect(found).toMatchObject({ allowsVisitorPractice: auto })
  expect(found).toMatchObject({ idleAskMinutes: ask, idleEndMinutes: end })
  expect(found).toMatchObject({ realityCheckMinutes: 60, stakeCeiling: null })
})

test('the profiles grow stricter from one to the next', () => {
  const pairs = [
    ['standard', 'strict'],
    ['strict', 'strictest'],
  ] as const
  for (const [profile, next] of pairs) {
    // What those under 25 may stake is the same for everybody where the ceiling is.
    const { youngStakePercent: _same, ...overrides } = jurisdictions[next]
    expect(listMilder({ profile, overrides })).toEqual([])
  }
})

const stricterOnes: [keyof Jurisdiction, number | boolean, number | boolean | null][] = [
  ['raiseWaitHours', 96, 12],
  ['raiseWaitsForPeriod', true, false],
  ['needsDepositLimit', true, false],
  ['leastSlotMs', 6_000, 999],
  ['leastOtherMs', 6_000, 999],
  ['allowsFasterPlay', false, true],
  ['allowsAutoplay', false, true],
  ['allowsSecondGame', false, true],
  ['allowsVisitorPractice', false, true],
  ['stakeCeiling', 50_00, null],
  ['youngStakePercent', 40, 101],
  ['realityCheckMinutes', 30, 61],
  ['realityCheckPauseMinutes', 10, -1],
  ['highestTurnover', 5, 11],
  ['idleAskMinutes', 1, 16],
  ['idleEndMinutes', 10, 31],
  ['careNetDeposits', 1_000_00, null],
]

test.each(stricterOnes)('%s may be made %s', (name, value) => {
  for (const profile of jurisdictionNames) {
    const chosen = { profile, overrides: { [name]: value } }
    expect(listMilder(chosen), profile).toEqual([])
    expect(jurisdictionOf(chosen)).toMatchObject({ [name]: value })
  }
})

const flags = ['raiseWaitsForPeriod', 'needsDepositLimit', 'stakeCeiling', 'careNetDeposits']
const milder = stricterOnes.filter(([name]) => !flags.includes(name))

test.each(milder)('%s may not be made milder: not %s to %s', (name, _value, worse) => {
  const profile = name.startsWith('allows') ? 'strict' : 'standard'
  expect(listMilder({ profile, overrides: { [name]: worse } })).toEqual([name])
})

test('a wait for the period and a demanded limit cannot be taken out of strictest', () => {
  const overrides = { raiseWaitsForPeriod: false, needsDepositLimit: false }
  expect(listMilder({ profile: 'strictest', overrides })).toHaveLength(2)
})

test('every number of the record can be made stricter by the site', () => {
  expect(stricterOnes.map(([name]) => name).toSorted()).toEqual(
    Object.keys(jurisdictions.standard).toSorted(),
  )
})

test('nothing overridden is the profile itself', () => {
  expect(jurisdictionOf(none)).toEqual(jurisdictions.standard)
  expect(jurisdictionOf(siteSettings.parse({}).jurisdiction)).toEqual(jurisdictions.standard)
})

test('the site settings refuse what is milder, by its name', () => {
  const jurisdiction = { profile: 'strict', overrides: { leastSlotMs: 100, leastOtherMs: 9_000 } }
  const { error } = siteSettings.safeParse({ jurisdiction })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'jurisdiction.overrides.leastSlotMs',
  ])
})
