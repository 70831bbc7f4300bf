import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from './open.ts'
import { openStore } from './open.ts'
import { findPair, nextPair, rotatePair } from './seeds.ts'

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
    values (7, 'old', 'hash of old', 'words', 9, 1), (7, 'used', 'hash of used', 'more', 4, null);
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
