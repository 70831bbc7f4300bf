import { expect, test } from 'vitest'
import { depositWay, stepsOf, withdrawalWay } from './order-steps.ts'

const went = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, time: index, reason: null }))
const shown = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ status, state }) => `${status} ${state}`)

test('an open deposit waits for its payment, with the rest of the way ahead', () => {
  expect(shown(stepsOf(went('created', 'awaiting'), depositWay))).toEqual([
    'created done',
    'awaiting now',
    'paid later',
    'credited later',
  ])
})

test('a credited deposit is done from end to end', () => {
  const way = went('created', 'awaiting', 'paid', 'credited')
  expect(shown(stepsOf(way, depositWay))).toEqual([
    'created done',
    'awaiting done',
    'paid done',
    'credited done',
  ])
})

test('an expired deposit ends there; late money is told as it came', () => {
  expect(shown(stepsOf(went('created', 'awaiting', 'expired'), depositWay))).toEqual([
    'created done',
    'awaiting done',
    'expired failed',
  ])
  const late = went('created', 'awaiting', 'expired', 'latePaid', 'credited')
  expect(shown(stepsOf(late, depositWay)).slice(2)).toEqual([
    'expired failed',
    'latePaid done',
    'credited done',
  ])
})

test('a withdrawal whose answer is missing still waits to be paid', () => {
  const way = went('requested', 'approved', 'submitted', 'unknown')
  expect(shown(stepsOf(way, withdrawalWay))).toEqual([
    'requested done',
    'approved done',
    'submitted done',
    'unknown now',
    'paid later',
  ])
})

test('a rejected withdrawal ends with the money returned', () => {
  const way = went('requested', 'review', 'rejected', 'returned')
  expect(shown(stepsOf(way, withdrawalWay))).toEqual([
    'requested done',
    'review done',
    'rejected failed',
    'returned done',
  ])
})

test('money that came too late is sent back, and that ends it', () => {
  const way = went('created', 'awaiting', 'expired', 'latePaid', 'refundDue', 'refunded')
  expect(shown(stepsOf(way, depositWay)).slice(-2)).toEqual(['refundDue failed', 'refunded done'])
})
