import { expect, test } from 'vitest'
import { brands, games } from './src/games.ts'
import {
  type BuiltFiles,
  type Expected,
  findDisagreements,
  listExpected,
  type Manifest,
  readBuilt,
  readManifest,
} from './src/manifest.ts'

const file = { sha256: 'f1', bytes: 1 }
const coin: Expected = { name: 'item/coin', descriptor: 'd1', files: ['item/coin.webp'] }
const manifest: Manifest = {
  'item/coin': { descriptor: 'd1', files: { 'item/coin.webp': file } },
}
const built: BuiltFiles = new Map([['item/coin.webp', file]])

test('what is described, recorded and built agrees', () => {
  expect(findDisagreements(listExpected(), readManifest(), readBuilt())).toEqual([])
})

test('every game has its own number and a listed studio', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
  expect(new Set(games.map(({ brand }) => brand))).toEqual(new Set(brands))
})

test('agreement is silent', () => {
  expect(findDisagreements([coin], manifest, built)).toEqual([])
})

test('a thing that was never built is found', () => {
  expect(findDisagreements([coin], {}, new Map())).toEqual(['item/coin: described, but not built'])
})

test('a thing no longer described is found', () => {
  expect(findDisagreements([], manifest, built)).toEqual([
    'item/coin: built, but nothing describes it',
  ])
})

test('a changed descriptor is found', () => {
  expect(findDisagreements([{ ...coin, descriptor: 'd2' }], manifest, built)).toEqual([
    'item/coin: changed since it was built',
  ])
})

test('another set of files is found', () => {
  const files = ['item/coin.webp', 'item/coin.png']
  expect(findDisagreements([{ ...coin, files }], manifest, built)).toEqual([
    'item/coin: built as item/coin.webp, described as item/coin.webp,item/coin.png',
  ])
})

test('a missing, an altered and a stray file are found', () => {
  const altered = new Map([['item/coin.webp', { ...file, sha256: 'f2' }]])
  const stray = new Map([...built, ['item/other.webp', file]])
  expect(findDisagreements([coin], manifest, new Map())).toEqual(['item/coin.webp: missing'])
  expect(findDisagreements([coin], manifest, altered)).toEqual([
    'item/coin.webp: differs from the manifest',
  ])
  expect(findDisagreements([coin], manifest, stray)).toEqual([
    'item/other.webp: not in the manifest',
  ])
})
