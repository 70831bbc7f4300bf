import { afterEach, beforeEach, expect, test } from 'vitest'
import { atOnce, together } from '../store/group.ts'
import { migrate } from '../store/migrations.ts'
import type { Store } from '../store/open.ts'
import { openWorkingStore } from '../store/open.ts'
import { nextPair, rotatePair, takeNonce } from '../store/seeds.ts'
import { openSession } from '../store/sessions.ts'
import { saveRound } from '../store/rounds.ts'
import type { Round } from '../store/rounds.ts'
import { keepShot } from '../store/shots.ts'
import type { KeptRow, Notes } from './rows.ts'
import { noteAll, putRows, watchRows } from './rows.ts'

let leader: Store
let other: Store
let notes: Notes
beforeEach(() => {
  leader = openWorkingStore()
  other = openWorkingStore()
  migrate(leader)
  migrate(other)
  notes = watchRows(leader)
})
afterEach(() => {
  leader.close()
  other.close()
})

const take = () => atOnce(leader, () => notes.take())
const put = (rows: KeptRow[]) => atOnce(other, () => putRows(other, rows))

const tables = ['rounds', 'seeds', 'sessions', 'shots', 'payouts', 'stakes', 'chains']
const dump = (store: Store) =>
  tables.map((name) =>
    store
      .prepare(`select * from ${name}`)
      .all()
      .map((row) => ({ ...row })),
  )

const round: Round = {
  roundId: 'r1',
  playerId: 7,
  gameId: 602,
  seat: 0,
  seedId: 1,
  nonce: 1,
  currency: 'THB',
  phase: 'open',
  actions: [{ word: '“ก”' }],
  state: { sum: Number.MAX_SAFE_INTEGER },
  cursor: 0,
  stakeAmount: 100,
  winAmount: 0,
  betId: 'r1:b',
  openedAtMs: 1,
  actedAtMs: 1,
  closedAtMs: null,
  voidReason: null,
}

function playAll(): void {
  const pair = nextPair(leader, 7)
  rotatePair(leader, 7, 'words', 1)
  takeNonce(leader, pair)
  saveRound(leader, round)
  for (const number of [1, 2])
    keepShot(leader, {
      roundId: 'r1',
      number,
      species: 'ray',
      cost: 1,
      times: 0,
      purse: 9,
      fish: 3,
      shotAtMs: 1,
    })
}

test('another store has every row as it stands, in the order they came', () => {
  playAll()
  put(take())
  expect(dump(other)).toEqual(dump(leader))
  // The next round takes its place while the one before gives it up: in any order of the rows.
  saveRound(leader, { ...round, roundId: 'r0', phase: 'over' })
  saveRound(leader, { ...round, phase: 'over', winAmount: 5, closedAtMs: 2 })
  saveRound(leader, { ...round, roundId: 'a2', nonce: 2 })
  rotatePair(leader, 7, 'more words', 2)
  const rows = take()
  expect(rows.map(({ place }) => place)).toContain('seeds')
  put(rows.toReversed())
  expect(dump(other)).toEqual(dump(leader))
  expect(notes.hasAny()).toBe(false)
})

test('what is gone is gone, and what was undone was never noted', async () => {
  const session = { playerId: 7, gameId: 602, token: 't', currency: 'THB' }
  openSession(leader, session, 1)
  openSession(leader, session, 2)
  put(take())
  openSession(leader, session, 24 * 60 * 60 * 1000)
  await expect(
    together(leader, () => {
      saveRound(leader, { ...round, roundId: 'undone', seedId: nextPair(leader, 8).seedId })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  const rows = take()
  expect(rows.map(({ place, content }) => [place, content === null]).toSorted()).toEqual([
    ['sessions', false],
    ['sessions', true],
  ])
  put(rows)
  expect(dump(other)).toEqual(dump(leader))
})

test('all can be kept anew', () => {
  playAll()
  take()
  noteAll(leader)
  put(take())
  expect(dump(other)).toEqual(dump(leader))
})
