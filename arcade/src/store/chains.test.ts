import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitmentOf } from '../fair/seeds.ts'
import { daysInSeason, fixturesOf, teams } from '../games/stadium-one/paytable.ts'
import { chainsInUse, listChains, saltChain, takeLink } from './chains.ts'
import type { Store } from './open.ts'
import { openStore } from './open.ts'
import { getPair } from './seeds.ts'
import { endShared, findPlace, openShared } from './shared-rounds.ts'

const gameId = 601
let store: Store
beforeEach(() => {
  store = openStore(undefined)
})
afterEach(() => store.close())

test('nothing is drawn from a chain before its salt is fixed, and it is fixed once', () => {
  const [chain, next] = chainsInUse(store, gameId, 1)
  expect(openShared(store, gameId, 2)).toBeNull()
  saltChain(store, chain, 'first', 3)
  saltChain(store, chain, 'second', 4)
  const round = openShared(store, gameId, 5)
  const { playerSeed, commitment } = getPair(store, round?.seedId ?? 0)
  expect([playerSeed, commitment]).toEqual([`first.${next.tip}`, chain.tip])
  expect(listChains(store, gameId)[0]).toMatchObject({ salt: 'first', saltedAtMs: 3, used: 1 })
})

test('every seed leads back to the tip, and the next chain is the one promised inside', () => {
  const [chain, next] = chainsInUse(store, gameId, 1)
  saltChain(store, chain, 'salt', 2)
  let hash = chain.tip
  for (let flight = 1; flight <= 3; flight++) {
    const { seed, position } = takeLink(store, chain)
    expect([commitmentOf(seed), position]).toEqual([hash, flight])
    hash = seed
  }
  store.prepare('update chains set used = length - 1 where chain_id = ?').run(chain.chainId)
  const last = openShared(store, gameId, 3)
  if (!last) throw new Error('the last link is missing')
  endShared(store, last, 4)
  expect(findPlace(store, last.seedId)).toMatchObject({ nextTip: next.tip, position: 10_000 })
  const [later, third] = chainsInUse(store, gameId, 5)
  expect([later.tip, later.salt]).toEqual([next.tip, null])
  expect(new Set([chain.tip, later.tip, third.tip]).size).toBe(3)
  expect(openShared(store, gameId, 6)).toBeNull()
})

test('a hall counts its own rounds: in 18 days all teams meet, whatever is played beside', () => {
  const playOne = (hall: number) => {
    saltChain(store, chainsInUse(store, hall, 1)[0], 'salt', 2)
    const round = openShared(store, hall, 3)
    if (!round) throw new Error('no round')
    endShared(store, round, 4)
    return round.number
  }
  const [stadium, dragons] = [401, 504]
  const met = new Set<string>()
  for (let day = 1; day <= daysInSeason; day++) {
    expect(playOne(stadium)).toBe(day)
    for (const { home, away } of fixturesOf(day)) met.add(`${home} ${away}`)
    for (let beside = 0; beside < day % 4; beside++) playOne(dragons)
  }
  expect(met.size).toBe(teams.length * (teams.length - 1))
  expect(playOne(stadium)).toBe(daysInSeason + 1)
})
