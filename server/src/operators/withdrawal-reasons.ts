import type { OutputOf } from '@parlour/contract/call.ts'
import type { operatorDeskCalls } from '@parlour/contract/operator/desk.ts'

export type Reason = OutputOf<typeof operatorDeskCalls.getWithdrawal>['reasonList'][number]
export type ReasonFacts = {
  amount: number
  neededApprovals: number
  twoOperatorsFrom: number
  proposedBy: string | null
  paidCount: number
  usualAmount: number | null
  largestAmount: number | null
  paidToCard: number
  askedToday: number
  deposited30: number
  withdrawn30: number
  /** Days since the player took another telephone number; null when it is not so lately. */
  numberDays: number | null
  /** Known only where one order is looked at. */
  isVerified?: boolean
  lockedAmount?: number
  owedAmount?: number
  sharing?: number
  staked?: number
  depositedEver?: number
}

const aboveUsualFrom = 2
const fewPaid = 3
const manyFrom = 3

/** Why a withdrawal waits, and what is in order about it: sentences with their facts. */
export function explainWithdrawal(facts: ReasonFacts): Reason[] {
  return [
    ...people(facts),
    ...usual(facts),
    ...card(facts),
    ...number(facts),
    ...flow(facts),
    ...person(facts),
    ...account(facts),
  ].toSorted((a, b) => Number(a.isFine) - Number(b.isFine))
}

function people({ neededApprovals, twoOperatorsFrom, proposedBy, amount }: ReasonFacts): Reason[] {
  if (neededApprovals < 2) return []
  const told = { amount, from: twoOperatorsFrom }
  return proposedBy === null
    ? [look('twoPeople', told)]
    : [look('secondPerson', { ...told, by: proposedBy })]
}

function usual({ amount, paidCount, usualAmount, largestAmount }: ReasonFacts): Reason[] {
  if (paidCount === 0 || usualAmount === null) return [look('firstOne', {})]
  const times = Math.round((amount / usualAmount) * 10) / 10
  const told = { times, usual: usualAmount, largest: largestAmount ?? usualAmount, paidCount }
  const isAbove = times >= aboveUsualFrom && paidCount >= fewPaid
  return [isAbove ? look('aboveUsual', told) : fine('usualAmount', told)]
}

function card({ paidCount, paidToCard }: ReasonFacts): Reason[] {
  if (paidCount === 0) return []
  return [paidToCard > 0 ? fine('knownCard', { paidToCard }) : look('newCard', { paidCount })]
}

function number({ numberDays }: ReasonFacts): Reason[] {
  return numberDays === null ? [] : [look('newNumber', { days: numberDays })]
}

function flow({ askedToday, deposited30, withdrawn30, amount }: ReasonFacts): Reason[] {
  const out = withdrawn30 + amount
  return [
    ...(askedToday >= manyFrom ? [look('manyToday', { count: askedToday })] : []),
    ...(out > deposited30 ? [look('moreOutThanIn', { in: deposited30, out })] : []),
  ]
}

/** Whether others use the device, and whether the money was played at all. */
function person({ sharing = 0, staked, depositedEver }: ReasonFacts): Reason[] {
  const told = { staked: staked ?? 0, deposited: depositedEver ?? 0 }
  const isKnown = staked !== undefined && depositedEver !== undefined && depositedEver > 0
  return [
    ...(sharing > 0 ? [look('sharedDevice', { others: sharing })] : []),
    ...(isKnown ? [staked < depositedEver ? look('littlePlay', told) : fine('played', told)] : []),
  ]
}

function account({ isVerified, lockedAmount, owedAmount }: ReasonFacts): Reason[] {
  return [
    ...(isVerified ? [fine('identityVerified', {})] : []),
    ...(lockedAmount === 0 ? [fine('wageringMet', {})] : []),
    ...(owedAmount === 0 ? [fine('noDebt', {})] : []),
  ]
}

function look(kind: Reason['kind'], facts: Reason['facts']): Reason {
  return { kind, isFine: false, facts }
}

function fine(kind: Reason['kind'], facts: Reason['facts']): Reason {
  return { kind, isFine: true, facts }
}
