import { describe, expect, test } from 'vitest'
import type { Brand, Game, GameType } from '../../../games/lists.ts'
import { findGames } from './find-games.ts'
import { makeEntries } from './search-index.ts'

const type = (id: number, name: string, nameEn: string): GameType => ({
  id,
  name,
  nameEn,
  sort: id,
  status: 1,
})
const types = [type(1, 'สล็อต', 'Slots'), type(2, 'ยิงปลา', 'Fishing'), type(5, 'คาสิโนสด', 'Live')]
const brands = new Map<number, Brand>(
  ['Marigold', 'Sunreel', 'Salon Live', 'Bluefin'].map((showName, index) => [
    index + 1,
    { id: index + 1, showName, icon3: '/x', status: 1, sort: index, gameList: [] },
  ]),
)
const game = (id: number, typeId: number, brandId: number, name: string, nameEn: string) =>
  ({ id, typeId, brandId, name, nameEn }) as Game
const games = [
  game(101, 1, 1, 'นาคาเพลิง', 'Naga Ember'),
  game(102, 1, 1, 'กวักทรัพย์', 'Paw of Plenty'),
  game(103, 1, 2, 'หน้ากากอมูเนต', 'Mask of Amunet'),
  game(108, 1, 1, 'วิหคเพลิง', 'Phoenix Aria'),
  game(201, 2, 4, 'โคมไฟใต้สมุทร', 'Abyss Lantern'),
  game(501, 5, 3, 'บาคาร่าซาลอน', 'Baccarat Salon'),
  game(502, 5, 3, 'รูเล็ตลูเมียร์', 'Roulette Lumière'),
]
const entries = makeEntries({ games, brands, types })
const found = (question: string) => findGames(entries, question).map(({ id }) => id)

describe('a search', () => {
  test.each([
    ['by a name in Thai', 'นาคา', [101]],
    ['by a name in English, whatever the case', 'nAGa', [101]],
    ['by the middle of a Thai name', 'เพลิง', [101, 108]],
    ['without tone marks', 'บาคารา', [501]],
    ['with a wrong tone mark', 'บาค่ารา', [501]],
    ['without accents', 'lumiere', [502]],
    ['by brand', 'sunreel', [103]],
    ['by type in Thai', 'ยิงปลา', [201]],
    ['by type in English', 'fishing', [201]],
    ['by name and type', 'phoenix slots', [108]],
    ['by name and brand', 'naga marigold', [101]],
    ['with a missing letter', 'phonix', [108]],
    ['with a doubled letter', 'naaga', [101]],
    ['with a wrong letter in Thai', 'นาดาเพลิง', [101]],
    ['with two slips in a long word', 'bakkarat', [501]],
    ['across a space that is not there', 'pawof', [102]],
  ])('%s', (_what, question, ids) => {
    expect(found(question)).toEqual(ids)
  })

  test.each(['', '   ', '!!', 'zzzzzz', 'โปเกมอน'])('finds nothing for "%s"', (question) => {
    expect(found(question)).toEqual([])
  })

  test('puts the beginning of a name before its middle, and names before brands', () => {
    expect(found('sal')).toEqual([501, 502])
    expect(found('ma')[0]).toBe(103)
  })
})

test('a list of thousands gives its best first and not more than asked', () => {
  const many = Array.from({ length: 5000 }, (_, place) => {
    const like = games[place % games.length] as Game
    return { ...like, id: place, name: `${like.name} ${place}`, nameEn: `${like.nameEn} ${place}` }
  })
  const index = makeEntries({ games: many, brands, types })
  expect(findGames(index, 'Naga Ember 4998').map(({ id }) => id)).toEqual([4998])
  expect(findGames(index, 'naga', 50)).toHaveLength(50)
})
