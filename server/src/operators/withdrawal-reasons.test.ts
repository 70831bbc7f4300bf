import { expect, test } from 'vitest'
import type { ReasonFacts } from './withdrawal-reasons.ts'
import { explainWithdrawal } from './withdrawal-reasons.ts'

const plain: ReasonFacts = {
  amount: 1_000_00,
  neededApprovals: 1,
  twoOperatorsFrom: 50_000_00,
  proposedBy: null,
  paidCount: 4,
  usualAmount: 900_00,
  largestAmount: 2_000_00,
  paidToCard: 4,
  askedToday: 1,
  deposited30: 9_000_00,
  withdrawn30: 1_000_00,
  numberDays: null,
  isVerified: true,
  lockedAmount: 0,
  owedAmount: 0,
}
const kinds = (facts: Partial<ReasonFacts>, isFine = false) =>
  explainWithdrawal({ ...plain, ...facts })
    .filter((reason) => reason.isFine === isFine)
    .map(({ kind }) => kind)

test.each<[Partial<ReasonFacts>, string[]]>([
  [{}, []],
  [{ neededApprovals: 2 }, ['twoPeople']],
  [{ neededApprovals: 2, proposedBy: 'korn.s' }, ['secondPerson']],
  [{ amount: 1_800_00 }, ['aboveUsual']],
  [{ amount: 1_800_00, paidCount: 2 }, []],
  [{ paidCount: 0, usualAmount: null, paidToCard: 0 }, ['firstOne']],
  [{ paidToCard: 0 }, ['newCard']],
  [{ numberDays: 0 }, ['newNumber']],
  [{ askedToday: 3 }, ['manyToday']],
  [{ deposited30: 1_999_00 }, ['moreOutThanIn']],
  [{ sharing: 2 }, ['sharedDevice']],
  [{ staked: 4_999_00, depositedEver: 5_000_00 }, ['littlePlay']],
  [{ staked: 5_000_00, depositedEver: 5_000_00 }, []],
])('%o is to be looked at for %o', (facts, expected) => {
  expect(kinds(facts)).toEqual(expected)
})

test('what is in order is told too, after what is not', () => {
  expect(kinds({}, true)).toEqual([
    'usualAmount',
    'knownCard',
    'identityVerified',
    'wageringMet',
    'noDebt',
  ])
  expect(kinds({ isVerified: false, lockedAmount: 5, owedAmount: 5 }, true)).toEqual([
    'usualAmount',
    'knownCard',
  ])
})
