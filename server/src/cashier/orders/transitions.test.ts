import { depositStatuses, withdrawalStatuses } from '@parlour/contract/entities/orders.ts'
import { expect, test } from 'vitest'
import { depositTransitions, mayBecome, withdrawalTransitions } from './transitions.ts'

/** Every state that can be reached from another, in however many steps. */
function reach(table: Record<string, readonly string[]>, from: string): Set<string> {
  const reached = new Set<string>()
  const visit = (state: string) => {
    for (const next of table[state] ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      visit(next)
    }
  }
  visit(from)
  return reached
}

test('every state of an order can be reached from its first', () => {
  expect([...reach(depositTransitions, 'created'), 'created'].toSorted()).toEqual(
    depositStatuses.toSorted(),
  )
  expect([...reach(withdrawalTransitions, 'requested'), 'requested'].toSorted()).toEqual(
    withdrawalStatuses.toSorted(),
  )
})

test('nothing comes back: no state is reached from itself', () => {
  for (const table of [depositTransitions, withdrawalTransitions])
    for (const state of Object.keys(table)) expect([...reach(table, state)]).not.toContain(state)
})

test('a deposit is credited by no way around a payment', () => {
  const sources = depositStatuses.filter((from) => mayBecome(depositTransitions, from, 'credited'))
  expect(sources).toEqual(['paid', 'latePaid'])
})

test('a withdrawal ends returned, or paid until it comes back; paid only once submitted', () => {
  const ends = withdrawalStatuses.filter((state) => withdrawalTransitions[state].length === 0)
  expect(ends).toEqual(['returned'])
  expect(withdrawalTransitions.paid).toEqual(['returned'])
  const payers = withdrawalStatuses.filter((from) => mayBecome(withdrawalTransitions, from, 'paid'))
  expect(payers).toEqual(['submitted', 'unknown'])
})
