import { expect, test } from 'vitest'
import type { Game } from './lists.ts'
import { sortGames } from './sort-order.ts'

const game = (id: number, name: string, hot: 0 | 1, hotSort: number, recent: 0 | 1) =>
  ({ id, name, hot, hotSort, recent, playedRank: null }) as Game
const games = [game(1, 'แมว', 0, 1, 0), game(2, 'กบ', 1, 9, 1), game(3, 'เต่า', 1, 2, 0)]

test.each([
  ['recommended', [1, 2, 3]],
  ['popular', [3, 2, 1]],
  ['newest', [2, 1, 3]],
  ['name', [2, 3, 1]],
] as const)('%s', (order, ids) => {
  expect(sortGames(games, order, ({ name }) => name).map(({ id }) => id)).toEqual(ids)
})
