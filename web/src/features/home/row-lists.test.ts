import { expect, test } from 'vitest'
import type { Game } from '../../games/lists.ts'
import { listByFeature, listNew } from './row-lists.ts'

const plain = {
  recent: 0,
  showType: 0,
  maintain: 0,
  playedRank: null,
  hot: 0,
  hotSort: 0,
  features: [],
  params: { brandMaintain: 0, reopensAt: null },
}
const game = (id: number, changed: Partial<Game> = {}) => ({ ...plain, id, ...changed }) as Game
const ids = (games: readonly Game[]) => games.map(({ id }) => id)

test('new games stand on home where they may, closed ones last', () => {
  const games = [
    game(1, { recent: 1, maintain: 1 }),
    game(2, { recent: 1 }),
    game(3, { recent: 1, showType: 1 }),
    game(4),
  ]
  expect(ids(listNew(games))).toEqual([2, 1])
})

test('a feature that no game has is no row', () => {
  const games = [
    game(1, { features: ['together', 'bigWins'] }),
    game(2, { features: ['bigWins'], playedRank: 1 }),
  ]
  expect(listByFeature(games).map((row) => [row.feature, ids(row.games)])).toEqual([
    ['bigWins', [2, 1]],
    ['together', [1]],
  ])
})
