import { expect, test } from 'vitest'
import { wantTwo } from './setting-rules.ts'

const change = (path: string, before: unknown, after: unknown) => [{ path, before, after }]

test.each([
  ['a switch off', change('switches.deposits', true, false), false],
  ['a switch on', change('switches.deposits', false, true), true],
  ['the name of the site', change('siteName', 'a', 'b'), false],
  ['the opening hours', change('supportHours.opens', '09:00', '10:00'), false],
  ['the sum approved by rule', change('withdrawalRules.approvedUpTo', 1, 2), true],
  ['the wagering of a deposit', change('rules.depositBetRate', 1, 2), true],
  ['the version of the terms', change('termsVersion', '1', '2'), true],
  ['a country', change('allowedCountries.0', null, 'TH'), true],
  ['a stricter rule of the place', change('jurisdiction.overrides.leastSlotMs', 1, 2), true],
  ['nothing', [], false],
] as const)('%s: two people %s', (_, changes, expected) => {
  expect(wantTwo(changes)).toBe(expected)
})
