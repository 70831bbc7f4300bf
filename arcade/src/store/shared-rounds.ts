import { commitmentOf } from '../fair/seeds.ts'
import { chainsInUse, listChains, takeLink, wordsOfChain } from './chains.ts'
import type { Store } from './open.ts'
import type { Round } from './rounds.ts'
import { toRound } from './rounds.ts'

export type SharedPhase = 'waiting' | 'running' | 'over'
export type SharedRound = {
  /** Counted from 1 in each hall. */
  number: number
  gameId: number
  seedId: number
  phase: SharedPhase
  openedAtMs: number
  startedAtMs: number | null
  /** Plain JSON, drawn at the start and told at the end; null before. */
  outcome: unknown
}

/** Takes the next link of the game's chain; null while that has no salt. */
export function openShared(store: Store, gameId: number, nowMs: number): SharedRound | null {
  const [chain, next] = chainsInUse(store, gameId, nowMs)
  if (chain.salt === null) return null
  const { seed, position } = takeLink(store, chain)
  const { lastInsertRowid: seedId } = store
    .prepare(
      'insert into seeds (player_id, server_seed, commitment, player_seed) values (?, ?, ?, ?)',
    )
    .run(-gameId, seed, commitmentOf(seed), wordsOfChain(chain.salt, next.tip))
  store
    .prepare(
      `insert into shared_rounds
         (game_id, number, seed_id, phase, opened_at, chain_id, position)
       select :gameId, coalesce(max(number), 0) + 1, :seedId, 'waiting', :nowMs, :chainId, :position
       from shared_rounds where game_id = :gameId`,
    )
    .run({ gameId, seedId, nowMs, chainId: chain.chainId, position })
  return getShared(store, { seedId: Number(seedId) })
}

type Seeded = Pick<SharedRound, 'seedId'>

/** As it stands now. */
export function getShared(store: Store, { seedId }: Seeded): SharedRound {
  const row = store.prepare('select * from shared_rounds where seed_id = ?').get(seedId)
  if (!row) throw new Error(`no shared round of seed ${seedId}`)
  return toShared(row)
}

export function findLiveShared(store: Store, gameId: number): SharedRound | null {
  const row = store
    .prepare(`select * from shared_rounds where game_id = ? and phase <> 'over'`)
    .get(gameId)
  return row ? toShared(row) : null
}

/** Outcomes of the latest rounds, the newest first. */
export function listOutcomes(store: Store, gameId: number, limit: number): unknown[] {
  return store
    .prepare(
      `select outcome from shared_rounds where game_id = ? and phase = 'over'
       and outcome is not null order by number desc limit ?`,
    )
    .all(gameId, limit)
    .map((row) => JSON.parse(String(row.outcome)) as unknown)
}

export function startShared(
  store: Store,
  { seedId }: Seeded,
  { outcome, nowMs }: { outcome: unknown; nowMs: number },
): void {
  store
    .prepare(
      `update shared_rounds set phase = 'running', started_at = ?, outcome = ? where seed_id = ?`,
    )
    .run(nowMs, JSON.stringify(outcome), seedId)
}

/** Nothing is hidden any more. */
export function endShared(store: Store, { seedId }: Seeded, nowMs: number): void {
  store.prepare('update seeds set revealed_at = ? where seed_id = ?').run(nowMs, seedId)
  store.prepare(`update shared_rounds set phase = 'over' where seed_id = ?`).run(seedId)
}

/** Everybody's seat in it. */
export function listSeats(store: Store, { seedId }: SharedRound): Round[] {
  return store
    .prepare('select * from rounds where seed_id = ? order by rowid')
    .all(seedId)
    .map(toRound)
}

/** Where a shared round stands in what was published; null for those from before that. */
export type ChainPlace = { tip: string; salt: string; nextTip: string; position: number }

export function findPlace(store: Store, seedId: number): ChainPlace | null {
  const row = store
    .prepare('select game_id, chain_id, position from shared_rounds where seed_id = ?')
    .get(seedId)
  if (!row || row.chain_id === null) return null
  const chains = listChains(store, Number(row.game_id))
  const at = chains.findIndex(({ chainId }) => chainId === row.chain_id)
  const [chain, next] = [chains[at], chains[at + 1]]
  if (!chain?.salt || !next) return null
  const { tip, salt } = chain
  return { tip, salt, nextTip: next.tip, position: Number(row.position) }
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
    outcome: typeof row.outcome === 'string' ? (JSON.parse(row.outcome) as unknown) : null,
  }
}
