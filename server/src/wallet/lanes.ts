import type pg from 'pg'
import type { Database } from '../frame/db.ts'
import { noticeOfDeath, toOptions } from '../frame/db.ts'
import { shardOf } from '../frame/parts.ts'
import type { Settled } from './batch.ts'
import type { Companion, Gate } from './companion.ts'
import { activeAccountGate } from './companion.ts'
import type { BetItem, BetWinItem, Item, Outcome, RollbackItem, WinItem } from './items.ts'
import { checkItem } from './items.ts'
import { createLane } from './lane.ts'
import { openPart } from './lane-door.ts'
import type { HasLeft } from './waiting-lines.ts'

export type WalletLanes = {
  /** A stake whose caller has hung up when its turn comes is not taken. */
  bet(item: Omit<BetItem, 'call'>, hasLeft?: HasLeft): Promise<Outcome>
  win(item: Omit<WinItem, 'call'>): Promise<Outcome>
  rollback(item: Omit<RollbackItem, 'call'>): Promise<Outcome>
  betWin(item: Omit<BetWinItem, 'call'>, hasLeft?: HasLeft): Promise<Outcome>
  stop(): Promise<void>
}

type Options = {
  /** On one machine; where players are spread, each part of them has one. */
  lanes?: number
  maxBatch?: number
  maxWaiting?: number
  patienceMs?: number
  gate?: Gate
  companions?: readonly Companion[]
  /** Told after a commit which balances changed. Must not throw. */
  onCommitted?: (settled: Settled) => void
  /** Told of an item that can never be written. Must not throw. */
  onPoison?: (item: Item, cause: unknown) => void
  onLost?: (error: unknown) => void
}

/**
 * The hot path: bets, wins and rollbacks in natural batches. A promise resolves after the commit
 * with the item's own outcome; it rejects with OutcomeUnknown when the connection was lost.
 */
export function createWalletLanes(database: Database, options: Options = {}): WalletLanes {
  const { shards } = database
  const { maxBatch = 256, maxWaiting = 2_500, patienceMs = 3_000 } = options
  const count = shards || (options.lanes ?? 2)
  const ignore = () => undefined
  const config = (more: Record<string, string>) => laneConnection(database.pool, more)
  const lanes = Array.from({ length: count }, (_, nth) =>
    createLane({
      open: async (connect) =>
        shards > 0
          ? openPart(database, { nth, connect, config })
          : { client: await connect(config({})) },
      // Beside the pool: whoever holds one of its connections may wait for players that are held.
      home: shards > 0 ? database.aside : undefined,
      openClient: (...given) => database.openClient(...given),
      rules: { gate: options.gate ?? activeAccountGate, companions: options.companions ?? [] },
      maxBatch,
      maxWaiting,
      patienceMs,
      onCommitted: options.onCommitted ?? ignore,
      onPoison: options.onPoison ?? ignore,
      onLost: options.onLost ?? ignore,
    }),
  )

  // A player is always in the same lane, so that what they ask is done in the order they asked;
  // and where the players are spread, all of a lane lie together.
  async function ask(item: Item, hasLeft?: HasLeft): Promise<Outcome> {
    checkItem(item)
    const lane = lanes[shards ? shardOf(item.playerId, shards) : item.playerId % count]
    if (!lane) throw new RangeError(`no lane for player ${item.playerId}`)
    return lane.ask(item, hasLeft)
  }

  return {
    bet: (item, hasLeft) => ask({ ...item, call: 'bet' }, hasLeft),
    win: (item) => ask({ ...item, call: 'win' }),
    rollback: (item) => ask({ ...item, call: 'rollback' }),
    betWin: (item, hasLeft) => ask({ ...item, call: 'betWin' }, hasLeft),
    stop: async () => void (await Promise.all(lanes.map((lane) => lane.stop()))),
  }
}

/**
 * A batch joins a few hundred keys with indexed rows. Whatever the planner believes about tables
 * that grow all day, it must go by the index, and by one plan.
 */
const laneSettings = {
  timezone: 'UTC',
  jit: 'off',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
  lock_timeout: '2s',
  statement_timeout: '10s',
  // A copy that died must not hold its players for long.
  idle_in_transaction_session_timeout: '5s',
  ...noticeOfDeath,
}

/** The pool's own address, on a connection of its own. */
export function laneConnection(pool: pg.Pool, more: Record<string, string> = {}): pg.ClientConfig {
  return {
    ...pool.options,
    application_name: 'parlour wallet lane',
    // A connection that says nothing any more is cut; the outcome is then unknown.
    query_timeout: 15_000,
    keepAlive: true,
    options: toOptions({ ...laneSettings, ...more }),
  }
}
