import { expect, test } from 'vitest'
import { groupTies } from './groups.ts'

const signals = {
  device: true,
  household: true,
  openedTogether: false,
  person: false,
  payer: false,
}
const tie = (one: number, other: number) => ({ one, other, signals })

test.each([
  [[], []],
  [[[1, 2]], [[1, 2]]],
  // A chain is one group, in whatever order its ties come.
  [
    [
      [3, 4],
      [1, 2],
      [2, 3],
    ],
    [[1, 2, 3, 4]],
  ],
  [
    [
      [1, 9],
      [4, 5],
    ],
    [
      [1, 9],
      [4, 5],
    ],
  ],
  [
    [
      [4, 5],
      [6, 7],
      [5, 1],
    ],
    [
      [6, 7],
      [1, 4, 5],
    ],
  ],
])('%o hang together as %o', (pairs, groups) => {
  const found = groupTies(pairs.map(([one = 0, other = 0]) => tie(one, other)))
  const ids = found.map(({ playerIds }) => playerIds.toSorted((a, b) => a - b))
  expect(ids).toEqual(groups)
  expect(found.map(({ groupId }) => groupId)).toEqual(groups.map(([first]) => first))
})
