import { describe, expect, test } from 'vitest'
import type { SiteConfig } from '../site/config.ts'
import {
  type Brand,
  findBadge,
  type Game,
  groupRows,
  isClosed,
  listBrands,
  listOfBrand,
  listOfType,
  listPopular,
  listTypes,
  makeShelf,
  pickGames,
  startPath,
} from './lists.ts'

const plain: Game = {
  id: 1,
  name: 'เกม',
  nameEn: 'Game',
  typeId: 1,
  brandId: 1,
  platformId: 1,
  hot: 0,
  hotSort: 0,
  recent: 0,
  showType: 0,
  sort: 0,
  status: 1,
  version: 1,
  maintain: 0,
  playedRank: null,
  features: [],
  params: { brandMaintain: 0, reopensAt: null },
}
const game = (id: number, changed: Partial<Game> = {}): Game => ({ ...plain, id, ...changed })
const ids = (games: readonly Game[]) => games.map(({ id }) => id)
const brand = (id: number, changed: Partial<Brand> = {}): Brand => ({
  id,
  showName: `b${id}`,
  icon3: '/x',
  status: 1,
  sort: id,
  gameList: [],
  ...changed,
})

test('popular games are hot ones of show type 0 by their own order', () => {
  const games = [
    game(1, { hot: 1, hotSort: 3 }),
    game(2, { hot: 1, hotSort: 1 }),
    game(3, { hot: 0, hotSort: 0 }),
    game(4, { hot: 1, hotSort: 2, showType: 1 }),
    game(5, { hot: 1, hotSort: 0, status: 0 }),
  ]
  expect(ids(listPopular(games))).toEqual([2, 1])
})

test('what is played most goes before the order of the house, and closed games last', () => {
  const games = [
    game(1, { hot: 1, hotSort: 1 }),
    game(2, { hot: 1, hotSort: 2, playedRank: 2 }),
    game(3, { playedRank: 1 }),
    game(4, { playedRank: 3, maintain: 1 }),
  ]
  expect(ids(listPopular(games))).toEqual([3, 2, 1, 4])
})

test('types show only when they are on, by sort', () => {
  const type = (id: number, sort: number, status: 0 | 1) => ({
    id,
    name: '',
    nameEn: '',
    sort,
    status,
  })
  const types = [type(2, 9, 1), type(1, 3, 1), type(4, 1, 0)]
  expect(listTypes(types).map(({ id }) => id)).toEqual([1, 2])
})

test('a type lists its own games by sort, without those that are off', () => {
  const games = [
    game(1, { sort: 2 }),
    game(2, { sort: 1 }),
    game(3, { typeId: 2 }),
    game(4, { status: 0 }),
  ]
  expect(ids(listOfType(games, 1))).toEqual([2, 1])
})

test('brand tabs are the brands that are on and have a game here', () => {
  const brands = new Map([brand(1), brand(2, { status: 0 }), brand(3)].map((b) => [b.id, b]))
  const games = [game(1, { brandId: 1 }), game(2, { brandId: 2 })]
  expect(listBrands(games, brands).map(({ id }) => id)).toEqual([1])
})

test('a brand lists its games in its own order, unplaced ones last', () => {
  const games = [game(1), game(2), game(3), game(4, { brandId: 2 })]
  expect(ids(listOfBrand(games, brand(1, { gameList: [3, 1] })))).toEqual([3, 1, 2])
})

describe('a card', () => {
  test.each([
    ['is closed by itself', { maintain: 1, hot: 1 }, true, null],
    ['is closed by its brand', { params: { brandMaintain: 1, reopensAt: null } }, true, null],
    ['is hot before it is new', { playedRank: 3, recent: 1 }, false, 'hot'],
    ['is played, but not among the first three', { playedRank: 4 }, false, null],
    ['is chosen by the house, but not played', { hot: 1, hotSort: 1 }, false, null],
    ['is new', { recent: 1 }, false, 'new'],
    ['is plain', {}, false, null],
  ] as const)('%s', (_what, changed, closed, badge) => {
    expect(isClosed(game(1, changed))).toBe(closed)
    expect(findBadge(game(1, changed))).toBe(badge)
  })
})

test('games of a list of ids keep its order and leave out what is off', () => {
  const config = { appGameList: [game(1), game(2), game(3, { status: 0 })] }
  const { byId } = makeShelf({ ...config, appGameBrandList: [] } as unknown as SiteConfig)
  expect(ids(pickGames(byId, [2, 3, 9, 1]))).toEqual([2, 1])
})

test('rows hold five, the last what is left', () => {
  expect(groupRows([1, 2, 3, 4, 5, 6, 7], 5)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7],
  ])
  expect(groupRows([], 5)).toEqual([])
})

test('a game opens at its start page', () => {
  expect(startPath(101)).toBe('/start?gameId=101')
})
