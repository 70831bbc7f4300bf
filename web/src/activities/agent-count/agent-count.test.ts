import { expect, test } from 'vitest'
import { findNextStep, partsAt } from './agent-count.ts'

const awardList = [1, 3, 5].map((invites) => ({ invites, rewards: [], status: 0 as const }))

test.each([
  [0, 1],
  [1, 3],
  [4, 5],
  [5, null],
])('with %i friends the way leads to %j', (validInvites, invites) => {
  expect(findNextStep({ validInvites, awardList })?.invites ?? null).toBe(invites)
})

test.each([
  [0, 0, [0, 1]],
  [0.5, 0, [3, 4, 5]],
  [0.99, 0.99, [30, 31]],
  [0.5, 1, []],
  [-0.2, 0.5, []],
])('a finger at %d, %d takes away %j', (x, y, parts) => {
  expect(partsAt(x, y)).toEqual(parts)
})
