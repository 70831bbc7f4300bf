import { commitmentOf, newServerSeed } from '../fair/seeds.ts'
import { chainOf } from '../fair/chain.ts'
import type { Store } from './open.ts'
import type { Round } from './rounds.ts'
import { toRound } from './rounds.ts'

export type SharedPhase = 'waiting' | 'running' | 'over'
export type SharedRound = {
  number: number
  gameId: number
  seedId: number
  phase: SharedPhase
  openedAtMs: number
  startedAtMs: number | null
  /** Drawn at the start and told at the end. */
  outcome: number | null
}

const chainLength = 10_000

/** Takes the next link of the game's chain; a new chain is made when there is none left. */
export function openShared(store: Store, gameId: number, nowMs: number): SharedRound {
  const seed = takeLink(store, gameId)
  const { lastInsertRowid: seedId } = store
    .prepare(
      'insert into seeds (player_id, server_seed, commitment, player_seed) values (?, ?, ?, ?)',
    )
    .run(-gameId, seed, commitmentOf(seed), '')
  const { lastInsertRowid } = store
    .prepare(
      `insert into shared_rounds (game_id, seed_id, phase, opened_at) values (?, ?, 'waiting', ?)`,
    )
    .run(gameId, seedId, nowMs)
  return getShared(store, Number(lastInsertRowid))
}

export function getShared(store: Store, number: number): SharedRound {
  const row = store.prepare('select * from shared_rounds where number = ?').get(number)
  if (!row) throw new Error(`no shared round ${number}`)
  return toShared(row)
}

export function findLiveShared(store: Store, gameId: number): SharedRound | null {
  const row = store
    .prepare(`select * from shared_rounds where game_id = ? and phase <> 'over'`)
    .get(gameId)
  return row ? toShared(row) : null
}

/** Outcomes of the latest rounds, the newest first. */
export function listOutcomes(store: Store, gameId: number, limit: number): number[] {
  return store
    .prepare(
      `select outcome from shared_rounds where game_id = ? and phase = 'over'
       and outcome is not null order by number desc limit ?`,
    )
    .all(gameId, limit)
    .map((row) => Number(row.outcome))
}

export function startShared(
  store: Store,
  { number, seedId }: SharedRound,
  { playerSeed, outcome, nowMs }: { playerSeed: string; outcome: number; nowMs: number },
): void {
  store.prepare('update seeds set player_seed = ? where seed_id = ?').run(playerSeed, seedId)
  store
    .prepare(
      `update shared_rounds set phase = 'running', started_at = ?, outcome = ? where number = ?`,
    )
    .run(nowMs, outcome, number)
}

/** Nothing is hidden any more. */
export function endShared(store: Store, { number, seedId }: SharedRound, nowMs: number): void {
  store.prepare('update seeds set revealed_at = ? where seed_id = ?').run(nowMs, seedId)
  store.prepare(`update shared_rounds set phase = 'over' where number = ?`).run(number)
}

/** Everybody's seat in it. */
export function listSeats(store: Store, { seedId }: SharedRound): Round[] {
  return store
    .prepare('select * from rounds where seed_id = ? order by rowid')
    .all(seedId)
    .map(toRound)
}

function takeLink(store: Store, gameId: number): string {
  const found = store
    .prepare('select * from chains where game_id = ? and used < length order by chain_id limit 1')
    .get(gameId)
  if (!found) {
    store
      .prepare('insert into chains (game_id, secret, length) values (?, ?, ?)')
      .run(gameId, newServerSeed(), chainLength)
    return takeLink(store, gameId)
  }
  store.prepare('update chains set used = used + 1 where chain_id = ?').run(Number(found.chain_id))
  return chainOf(String(found.secret), Number(found.length))[Number(found.used)] ?? ''
}

function toShared(row: Record<string, unknown>): SharedRound {
  const whole = (value: unknown) => (value === null ? null : Number(value))
  return {
    number: Number(row.number),
    gameId: Number(row.game_id),
    seedId: Number(row.seed_id),
    phase: row.phase as SharedPhase,
    openedAtMs: Number(row.opened_at),
    startedAtMs: whole(row.started_at),
    outcome: whole(row.outcome),
  }
}
