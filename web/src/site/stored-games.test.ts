import { expect, test } from 'vitest'
import type { SiteConfig } from './config.ts'
import { packGames, unpackGames } from './stored-games.ts'

const game: SiteConfig['appGameList'][number] = {
  id: 101,
  name: 'นาคาเพลิง',
  nameEn: 'Naga Ember',
  typeId: 1,
  brandId: 2,
  platformId: 1,
  hot: 1,
  hotSort: 3,
  recent: 0,
  showType: 0,
  sort: 7,
  status: 1,
  version: 4,
  maintain: 0,
  playedRank: 2,
  features: ['bigWins', 'together'],
  params: { brandMaintain: 1, reopensAt: 1_794_714_645_356 },
}

test('a list comes back as it was stored', () => {
  const other = { ...game, id: 102, hot: 0, recent: 1, status: 0, maintain: 1 } as const
  const kept = { ...other, params: { brandMaintain: 0, reopensAt: null } } as const
  const stored: unknown = JSON.parse(JSON.stringify(packGames([game, kept])))
  expect(unpackGames(stored)).toEqual([game, kept])
})

test('what an older version stored is not taken for a list', () => {
  expect(unpackGames(null)).toBeNull()
  expect(unpackGames([game])).toBeNull()
  expect(unpackGames([[1, 'x']])).toBeNull()
  expect(unpackGames([])).toEqual([])
})
