import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { openMonthTables } from '@parlour/arcade/archive/month-tables.ts'
import type { KeptRow } from '@parlour/arcade/copies/rows.ts'
import { openKeeper } from '@parlour/arcade/copies/keeper.ts'
import { leadInTurn } from '@parlour/arcade/copies/lead.ts'
import { newestVersion } from '@parlour/arcade/store/migrations.ts'
import { listRefused } from '@parlour/arcade/store/payouts.ts'
import { findPair } from '@parlour/arcade/store/seeds.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { KillHouse } from '../arcade/kill/house.ts'
import { audit, openHouse } from '../arcade/kill/house.ts'
import type { Player } from '../arcade/kill/solo.ts'
import { sit } from '../arcade/kill/solo.ts'
import { downloadVerifier } from '../arcade/suspicious/verifier.ts'
import { emptyDatabase } from '../stack/empty-database.ts'

const [tableId, cardsId] = [504, 307]
const quick = { waitMs: 150, closedMs: 20, shownMs: 20, restMs: 20 }
const tableBet = { kind: 'bet', bets: { dragon: 1000, tie: 500 } }
const deal = { kind: 'deal', stakeAmount: 1000 }
const draw = { kind: 'draw', held: [false, true, false, true, false] }

let house: KillHouse
let database: pg.Client
beforeAll(async () => {
  const databaseUrl = await emptyDatabase(inject('plainUrl'))
  house = await openHouse([tableId, cardsId], { databaseUrl })
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await house.close()
  await database.end()
})

/** Bets in so many rounds of the table; answers their ids. */
async function betAtTable(url: string, { ask }: Player, count: number): Promise<string[]> {
  const names = new Set<string>()
  for (; names.size < count; await pause(5)) {
    const { round } = await ask(url, 'act', tableBet)
    if (round) names.add(round.roundId)
  }
  return [...names]
}

/** A player alone takes these steps. */
async function act(url: string, { ask }: Player, steps: object[]): Promise<void> {
  for (const step of steps) expect((await ask(url, 'act', step)).error).toBeUndefined()
}

/** Of what PostgreSQL keeps, in its order. */
async function listKept(place: string, field: string): Promise<number[]> {
  const { rows } = await database.query<{ value: string }>(
    `select content::json ->> $2 as value from arcade.rows_${newestVersion()}
     where place = $1 and content is not null order by (content::json ->> $2)::bigint`,
    [place, field],
  )
  return rows.map(({ value }) => Number(value))
}

const countFrom1 = (list: readonly number[]) => list.map((_, at) => at + 1)

test('a copy goes on where another one stopped or died, and nothing is lost', async () => {
  const { balance } = house.wallet
  const copies = [1, 2, 3].map(() => house.standBy(quick))
  const first = await house.start(quick)
  await Promise.all(copies)
  const gambler = await sit(first, tableId, 1)
  const late = await sit(first, tableId, 2)
  const lonely = await sit(first, cardsId, 3)
  const names = await betAtTable(first, gambler, 2)
  await act(first, lonely, [deal])

  // What cannot be kept is not told, neither to the player nor to the wallet.
  const told = house.wallet.calls.length
  await database.query('begin; select from arcade.turn for update')
  const drawn = lonely.ask(first, 'act', draw)
  expect(await Promise.race([drawn, pause(500, 'untold')])).toBe('untold')
  expect(house.wallet.calls.slice(told).filter(({ body }) => body['playerId'] === 3)).toEqual([])
  await database.query('rollback')
  expect((await drawn).round?.isOver).toBe(true)
  await act(first, lonely, [deal])

  // It hangs: another one leads, and hears of everything that was told.
  const hung = house.leading()
  hung?.kill('SIGSTOP')
  const asked = late.ask(first, 'act', tableBet).catch(() => null)
  const second = await house.start(quick)
  const { round } = await lonely.ask(second, 'snapshot')
  expect(round?.isOver).toBe(false)
  await act(second, lonely, [draw, deal])
  names.push(...(await betAtTable(second, gambler, 2)))

  // It wakes and does not know: what it would do now is refused, and it ends.
  const ended = hung && once(hung, 'exit')
  hung?.kill('SIGCONT')
  expect(await ended).toEqual([1, null])
  expect((await asked)?.round ?? null).toBeNull()
  const ofLate = house.wallet.calls.filter(
    ({ name, body }) => name === 'bet' && body['playerId'] === 2,
  )
  expect(ofLate).toEqual([])

  // The second dies while it pays; the third goes on.
  const dead = house.killAt(['win'], 2)
  const betting = betAtTable(second, gambler, 100).catch(() => [])
  await dead
  await betting
  const third = await house.start(quick)
  await act(third, lonely, [draw])
  names.push(...(await betAtTable(third, gambler, 2)))
  for (let tries = 0; audit(house.wallet, balance).open > 0; tries++) {
    if (tries > 2_000) throw new Error('a stake is without a result')
    await pause(20)
  }
  expect(audit(house.wallet, balance).faults).toEqual([])

  const [numbers, positions] = [
    await listKept('shared_rounds', 'number'),
    await listKept('shared_rounds', 'position'),
  ]
  expect([numbers, positions]).toEqual([countFrom1(numbers), countFrom1(positions)])
  const { seeds } = await lonely.ask(third, 'snapshot')
  const wish = { playerSeed: 'words-for-later', commitment: seeds.nextCommitment }
  const { revealed } = await lonely.ask(third, 'rotate', wish)
  const verifier = await downloadVerifier(third)
  const verdict = await verifier.verify([...names, revealed?.commitment ?? ''])
  verifier.remove()
  expect(verdict.faults).toEqual([])
  expect(verdict.said).toContain('nonces 3, played 3, void 0,')
  expect(verdict.isFair).toBe(true)
})

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const none = { version: 1, rows: [], isWhole: true }

test('what is said twice is kept once, and what is said too late not at all', async () => {
  const keeper = openKeeper(await emptyDatabase(inject('plainUrl')))
  const { term, number } = await keeper.look()
  expect(await keeper.takeTurn(term)).toBe(true)
  expect(await keeper.takeTurn(term + 1)).toBe(false)
  const mine = { term: term + 1, number, version: 1, isWhole: true }
  expect(await keeper.makeRoom(term, 1)).toBe(false)
  expect(await keeper.makeRoom(term + 1, 1)).toBe(true)
  const row = { place: 'rounds', key: '[1]', content: 'new' }
  expect(await keeper.append({ ...mine, rows: [row] })).toBe(true)
  expect(await keeper.append({ ...mine, rows: [{ ...row, content: 'again' }] })).toBe(true)
  expect(await keeper.append({ ...none, term, number: number + 1 })).toBe(false)
  const gone = { ...row, key: '[2]', content: null }
  expect(await keeper.append({ ...mine, number: number + 1, rows: [gone] })).toBe(true)
  expect(await keeper.append({ ...mine, rows: [{ ...row, content: 'late' }] })).toBe(false)
  const read = async () => {
    const all: KeptRow[] = []
    const { floor } = await keeper.read(0, (rows) => void all.push(...rows))
    return { floor, all }
  }
  expect(await read()).toEqual({ floor: 0, all: [row, gone] })
  await keeper.forget(term + 1, number + 2)
  expect(await read()).toEqual({ floor: number + 2, all: [row] })
  await keeper.release(term + 1)
  expect((await keeper.look()).isFree).toBe(true)
  await keeper.close()
})

test('a newer version brings what an older one has kept to its own tables', async () => {
  const url = await emptyDatabase(inject('plainUrl'))
  const keeper = openKeeper(url)
  await keeper.takeTurn(0)
  const seed = { seed_id: 4, player_id: 7, server_seed: 's', commitment: 'c', player_seed: 'p' }
  const content = JSON.stringify({ ...seed, next_nonce: 3, revealed_at: null })
  const request = { roundId: 'r1', playerId: 7, gameId: 602, amount: 5 }
  const refused = { transaction_id: 'w', phase: 'refused', status: 'betRolledBack', tries: 1 }
  const win = { ...refused, request: JSON.stringify(request), next_try_at: 1 }
  const rows = [
    { place: 'seeds', key: '[4]', content },
    { place: 'payouts', key: '[1]', content: JSON.stringify(win) },
  ]
  await keeper.makeRoom(1, 1)
  await keeper.append({ term: 1, number: 0, version: 1, rows, isWhole: true })
  // Another one had begun with it, and died: what it left is no part of it.
  const left = [{ place: 'seeds', key: '[5]', content: 'left' }]
  const begun = { version: newestVersion(), rows: left, isWhole: false }
  await keeper.makeRoom(1, newestVersion())
  await keeper.append({ term: 1, number: 1, ...begun })
  const before: KeptRow[] = []
  const turn = await keeper.read(0, (some) => void before.push(...some))
  expect([turn.version, before]).toEqual([1, rows])
  await keeper.release(1)
  const lead = leadInTurn(url, { log, onLost: (reason) => expect(reason).toBe('never') })
  await new Promise<void>((resolve) => lead.begin(resolve))
  const pair = { seedId: 4, nextNonce: 3, keptFrom: 3, isRevealed: false }
  expect(findPair(lead.store, 7)).toMatchObject(pair)
  expect(listRefused(lead.store, 7, 602)).toEqual([
    { roundId: 'r1', amount: 5, status: 'betRolledBack' },
  ])
  await lead.close()
  const kept: KeptRow[] = []
  const { version, isFree } = await keeper.read(0, (some) => void kept.push(...some))
  expect([version, isFree, kept.length]).toEqual([newestVersion(), true, 2])
  const seeds = kept.find(({ place }) => place === 'seeds')
  expect(JSON.parse(seeds?.content ?? '')).toMatchObject({ seed_id: 4, kept_from: 3 })
  await keeper.close()
})

test('what was put away lies in PostgreSQL by month, once, and is found again', async () => {
  const url = await emptyDatabase(inject('plainUrl'))
  const archive = openMonthTables(url)
  const game = { playerId: 7, gameId: 603, seedId: 4, version: newestVersion(), rows: '[]' }
  const one = { ...game, id: 'r1', month: '2026-10', nonce: 1, phase: 'over', endedAtMs: 1 }
  const two = { ...game, id: 'r2', month: '2026-11', nonce: 2, phase: 'void', endedAtMs: 2 }
  const three = { ...two, id: 'r3', nonce: 3, phase: 'over', endedAtMs: 3 }
  await archive.put([one, two])
  await archive.put([{ ...two, rows: 'changed' }, three])
  expect(await archive.find('r2')).toEqual(two)
  expect(await archive.find('r9')).toBeNull()
  expect(await archive.listDrawn(4, 2, 5)).toEqual([two, three])
  expect(await archive.listFinished(7, 603, 5)).toEqual([three, one])
  await archive.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select id from arcade.archive_2026_10')
  await client.end()
  expect(rows).toEqual([{ id: 'r1' }])
})
