import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PairProof, Proof } from '../client/fair-check.ts'
import { accountFor } from '../client/fair-check.ts'
import { check as checkDrop } from '../games/peg-drop/check.ts'
import { pegDrop } from '../games/peg-drop/rules.ts'
import { openHouse } from '../rounds/test-house.ts'
import type { Store } from '../store/open.ts'
import { openStore } from '../store/open.ts'
import { owe } from '../store/payouts.ts'
import { findRound, saveRound } from '../store/rounds.ts'
import type { Round } from '../store/rounds.ts'
import { nextPair, rotatePair } from '../store/seeds.ts'
import { keepShot, listShots } from '../store/shots.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { Archive } from './archive.ts'
import { readRound } from '../rounds/look-up.ts'
import { openMonthFiles } from './month-files.ts'
import { putAway } from './put-away.ts'

const dayMs = 24 * 60 * 60 * 1000
const nowMs = () => Date.UTC(2026, 10, 2, 12)
const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }

let dataDir: string
let store: Store
let archive: Archive
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'months-'))
  store = openStore(undefined)
  archive = openMonthFiles(dataDir)
})
afterEach(async () => {
  store.close()
  await archive.close()
  rmSync(dataDir, { recursive: true })
})

const places = () => ({ store, archive, nowMs })
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const arcade = () => ({ store, archive, nowMs, log }) as unknown as Arcade

function played(roundId: string, more: Partial<Round>): Round {
  const who = { roundId, playerId: 7, gameId: 202, seat: 0, seedId: 1, currency: 'THB' }
  const sums = { cursor: 0, stakeAmount: 100, winAmount: 0, betId: `${roundId}:b`, nonce: 1 }
  const times = { openedAtMs: 1, actedAtMs: 1, closedAtMs: 1, voidReason: null }
  const phase = 'over' as const
  return { ...who, ...sums, ...times, phase, actions: [{ kind: 'open' }], state: {}, ...more }
}

function playLongAgo(): void {
  nextPair(store, 7)
  rotatePair(store, 7, 'words', 1)
  const october = Date.UTC(2026, 9, 31, 23)
  const closed = { nonce: 2, closedAtMs: Date.UTC(2026, 10, 1, 1) }
  for (const round of [
    played('r1', { nonce: 1, closedAtMs: october }),
    played('r2', { ...closed, phase: 'void', voidReason: 'notEnough' }),
    played('r3', { nonce: 3, closedAtMs: nowMs() - dayMs / 2 }),
    played('r4', { nonce: 4, closedAtMs: october }),
    played('r5', { nonce: 5, phase: 'open', closedAtMs: null }),
  ])
    saveRound(store, round)
  const shot = { species: 'ray', cost: 1, times: 0, purse: 9, fish: 3, shotAtMs: 1 }
  for (const number of [1, 2]) keepShot(store, { roundId: 'r1', number, ...shot })
  const win = { playerId: 7, gameId: 202, betTransactionId: 'b', amount: 5, closesRound: true }
  for (const roundId of ['r1', 'r4'])
    owe(store, { ...win, roundId, transactionId: `${roundId}:w1` }, 1)
  store.prepare(`update payouts set phase = 'paid' where transaction_id = 'r1:w1'`).run()
}

const idsOf = (table: string) =>
  store
    .prepare(`select round_id from ${table} order by 1`)
    .all()
    .map((row) => row.round_id)

test('what ended long ago goes month by month; what is open or owed stays', async () => {
  playLongAgo()
  expect(await putAway(places())).toBe(true)
  expect([idsOf('rounds'), idsOf('shots')]).toEqual([['r3', 'r4', 'r5'], []])
  expect(store.prepare('select transaction_id from payouts').all()).toHaveLength(1)
  expect(readdirSync(path.join(dataDir, 'arcade/months'))).toEqual(['2026-10.db', '2026-11.db'])
  expect(await putAway(places())).toBe(false)
  const [one, two] = await archive.listDrawn(1, 1, 10)
  expect([one?.month, two?.month, two?.phase]).toEqual(['2026-10', '2026-11', 'void'])
  expect(await archive.listFinished(7, 202, 10)).toEqual([one])
})

test('killed between the two steps, the next turn does the same again', async () => {
  playLongAgo()
  const dies = async (...given: Parameters<Archive['put']>) => {
    await archive.put(...given)
    throw new Error('killed')
  }
  await expect(putAway({ ...places(), archive: { ...archive, put: dies } })).rejects.toThrow()
  const before = await archive.find('r1')
  expect([findRound(store, 'r1')?.phase, before?.id]).toEqual(['over', 'r1'])
  expect(await putAway(places())).toBe(true)
  expect(findRound(store, 'r1')).toBeNull()
  expect(await archive.find('r1')).toEqual(before)
})

test('a round put away is read with its seeds and every shot, by another process too', async () => {
  playLongAgo()
  const rounds = ['r1', 'r2'].map((roundId) => findRound(store, roundId))
  await putAway(places())
  await archive.close()
  archive = openMonthFiles(dataDir)
  const read = (roundId: string) =>
    readRound(arcade(), roundId, (found) => [
      found.round,
      listShots(found.store, roundId).length,
      found.store.prepare('select player_seed from seeds').get()?.player_seed,
    ])
  expect([await read('r1'), await read('r2'), await read('r9')]).toEqual([
    [rounds[0], 2, 'words'],
    [rounds[1], 0, 'words'],
    null,
  ])
  // While its round is there, no shot goes.
  keepShot(store, {
    roundId: 'r3',
    number: 1,
    species: 'x',
    cost: 1,
    times: 0,
    purse: 1,
    fish: 1,
    shotAtMs: 1,
  })
  expect(() => store.exec('delete from shots')).toThrow('a shot is not forgotten')
})

test('what a hall drew goes after its seats, and its latest rounds stay', async () => {
  store.exec(`
    insert into chains (game_id, secret, length) values (504, 'secret', 200);
    with recursive n (at) as (select 1 union all select at + 1 from n where at < 103)
    insert into seeds (player_id, server_seed, commitment, player_seed, revealed_at)
      select -504, 'seed ' || at, 'hash', 'words', 1 from n;
    insert into shared_rounds (game_id, number, seed_id, phase, opened_at, chain_id, position)
      select 504, seed_id, seed_id, 'over', 1, 1, seed_id from seeds`)
  const first = { seedId: 1, gameId: 504, nonce: 1, closedAtMs: Date.UTC(2026, 8, 1) }
  saveRound(store, played('r1', first))
  const left = () => store.prepare('select min(number) low, count(*) n from shared_rounds').get()
  // The first one has a seat here until this turn ends.
  await putAway(places())
  expect(left()).toMatchObject({ low: 1, n: 101 })
  await putAway(places())
  expect(left()).toMatchObject({ low: 4, n: 100 })
  expect(await putAway(places())).toBe(false)
  const seed = await readRound(arcade(), 'r1', (found) =>
    found.store
      .prepare('select server_seed, position from seeds join shared_rounds using (seed_id)')
      .get(),
  )
  expect(seed).toMatchObject({ server_seed: 'seed 1', position: 1 })
})

test('players see no difference: history, proof and every nonce of a pair', async () => {
  const house = await openHouse({ DATA_DIR: dataDir }, [pegDrop])
  try {
    const { ask } = await house.sit(603)
    for (let count = 0; count < 3; count++) await ask('act', drop)
    const { history } = await ask('snapshot')
    const proofs = () =>
      Promise.all(history.map(({ roundId }) => house.read<Proof>(`/rounds/${roundId}/proof`)))
    const before = await proofs()
    house.clock.aheadMs = 2 * dayMs
    await vi.waitFor(
      async () => {
        const months = openMonthFiles(dataDir)
        const found = await months.listFinished(7, 603, 10)
        await months.close()
        expect(found).toHaveLength(3)
      },
      { timeout: 30_000 },
    )
    expect(await proofs()).toEqual(before)
    const later = await house.sit(603)
    await later.ask('act', drop)
    const snapshot = await later.ask('snapshot')
    expect(snapshot.history.slice(1)).toEqual(history)
    await later.rotate('more-words')
    const { commitment } = before[0]!
    const load = (from: number) => house.read<PairProof>(`/seeds/${commitment}/proof?from=${from}`)
    const account = await accountFor({ 'peg-drop': checkDrop }, load)
    expect(account).toMatchObject({ nonces: 4, played: 4, voids: [], faults: [] })
  } finally {
    await house.close()
  }
})
