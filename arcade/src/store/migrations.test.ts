import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chainsInUse, listChains, saltChain } from './chains.ts'
import type { Store } from './open.ts'
import { openStore } from './open.ts'
import { findUnfinished } from './rounds.ts'
import { findPair, getPair, nextPair, rotatePair } from './seeds.ts'
import { endShared, findLiveShared, findPlace, openShared } from './shared-rounds.ts'
import { findStake } from './stakes.ts'

let dataDir: string
let store: Store | undefined

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'arcade-'))
})
afterEach(() => {
  store?.close()
  rmSync(dataDir, { recursive: true })
})

/** As files were before their steps were counted. */
const oldTables = `
  create table seeds (
    seed_id integer primary key autoincrement, player_id integer not null,
    server_seed text not null, commitment text not null, player_seed text not null,
    next_nonce integer not null default 1, revealed_at integer
  ) strict;
  create unique index seeds_in_use on seeds (player_id) where revealed_at is null;
  insert into seeds (player_id, server_seed, commitment, player_seed, next_nonce, revealed_at)
    values (-601, 'link', 'hash of link', '', 1, null),
      (7, 'old', 'hash of old', 'words', 9, 1), (7, 'used', 'hash of used', 'more', 4, null);
  create table rounds (
    round_id text primary key, player_id integer not null, game_id integer not null,
    seed_id integer not null references seeds, nonce integer not null, currency text not null,
    phase text not null check (phase in ('new', 'open', 'over')),
    actions text not null, state text not null, cursor integer not null,
    stake_amount integer not null, win_amount integer not null, bet_id text not null,
    opened_at integer not null, closed_at integer
  ) strict;
  insert into rounds values
    ('r1', 7, 602, 3, 3, 'THB', 'open', '[]', '{}', 0, 100, 0, 'r1:b', 1, null);
  create table stakes (
    round_id text primary key references rounds, bet text not null, step text not null,
    is_undoing integer not null default 0
  ) strict;
  insert into stakes values ('r1', '{}', '{}', 1);
  create table chains (
    chain_id integer primary key autoincrement, game_id integer not null, secret text not null,
    length integer not null, used integer not null default 0
  ) strict;
  insert into chains (game_id, secret, length, used) values (601, 'secret', 10000, 3);
  create table shared_rounds (
    number integer primary key autoincrement, game_id integer not null,
    seed_id integer not null references seeds,
    phase text not null check (phase in ('waiting', 'running', 'over')),
    opened_at integer not null, started_at integer, outcome integer
  ) strict;
  insert into shared_rounds values (41, 601, 1, 'waiting', 1, null, null);
`

function openOld(): Store {
  mkdirSync(path.join(dataDir, 'arcade'))
  const old = new DatabaseSync(path.join(dataDir, 'arcade/arcade.db'))
  old.exec(oldTables)
  old.close()
  openStore(dataDir).close()
  return openStore(dataDir)
}

test('an older file keeps its pair in use, and its player gets a next seed', () => {
  store = openOld()
  expect(findPair(store, 7)).toMatchObject({ playerSeed: 'more', nextNonce: 4 })
  const next = nextPair(store, 7)
  expect(nextPair(store, 7)).toEqual(next)
  expect(rotatePair(store, 7, 'mine', 5)).toMatchObject({ serverSeed: 'used', isRevealed: true })
  expect(findPair(store, 7)).toEqual({ ...next, playerSeed: 'mine' })
  expect(nextPair(store, 7).commitment).not.toBe(next.commitment)
})

test('an open round and its stake are as they were, and its pair knows where voids begin', () => {
  store = openOld()
  expect(findUnfinished(store, 7, 602)).toMatchObject({ roundId: 'r1', voidReason: null })
  expect(findStake(store, 'r1')).toMatchObject({ isUndoing: true })
  expect(findPair(store, 7)?.keptFrom).toBe(4)
  expect(nextPair(store, 7).keptFrom).toBe(1)
  expect(store.prepare('pragma foreign_key_check').all()).toEqual([])
})

test('a flight that waited on an older chain still flies, and the chain is used no more', () => {
  store = openOld()
  const waiting = findLiveShared(store, 601)
  expect(getPair(store, waiting?.seedId ?? 0)).toMatchObject({ playerSeed: 'nobody' })
  expect(findPlace(store, waiting?.seedId ?? 0)).toBeNull()
  expect(listChains(store, 601)).toEqual([])
  expect(chainsInUse(store, 601, 1)[0]).toMatchObject({ used: 0, salt: null })
})

test('a hall counts on from the last of its rounds, when all were counted together', () => {
  store = openOld()
  const waiting = findLiveShared(store, 601)
  if (!waiting) throw new Error('it is gone')
  expect(waiting.number).toBe(41)
  endShared(store, waiting, 2)
  for (const [gameId, number] of [
    [601, 42],
    [504, 1],
  ] as const) {
    saltChain(store, chainsInUse(store, gameId, 3)[0], 'salt', 3)
    expect(openShared(store, gameId, 4)?.number).toBe(number)
  }
})
