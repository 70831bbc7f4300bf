import pg from 'pg'
import { createAnnouncer } from './announcer.ts'
import { createNear } from './near.ts'
import { clientOf, createPrimary } from './primary.ts'
import type { Queries, Runner } from './queries.ts'
import { queriesOf } from './queries.ts'
import { createStandby } from './standby.ts'
import type { Way } from './way.ts'
import { openWay } from './way.ts'

export type { Queries, Sql } from './queries.ts'
export { sql } from './queries.ts'
export type { Tx } from './transactions.ts'

export type { Reads } from './way.ts'

export type Database = Way & {
  /**
   * For who is not signed in, a few connections of their own: however many come at once, who plays
   * does not wait behind them.
   */
  readonly forVisitors: Way
  /** Over how many parts of its players the database is spread; 0 on one machine. */
  shards: number
  /** For what may be some seconds old: a standby while one is near enough, else the same. */
  readsBehind(): Promise<Queries>
  /** Where an address names several hosts: finds the one that takes writes, before all else. */
  findPrimary(): Promise<void>
  /** A connection of its own, outside the pool, for LISTEN. */
  connect(): Promise<pg.Client>
  /** Cuts every connection of the pools: those that say nothing any more would wait for ever. */
  hangUp(): void
  /** One that is not connected yet, to where the database is by now, or to a machine behind it. */
  openClient(config: pg.ClientConfig, behind?: string): pg.Client
  end(): Promise<void>
  readonly pool: pg.Pool
}

type OnLost = (error: Error) => void
type Options = {
  guardsReads?: boolean
  /** How long work may wait for a connection. */
  waitMs?: number
}

export function openDatabase(
  url: string,
  poolSize: number,
  onLost: OnLost,
  { guardsReads = false, waitMs = connectionTimeoutMillis }: Options = {},
): Database {
  const moved = (from: string, to: string) =>
    onLost(new Error(`the database has moved from ${placeOf(from)} to ${placeOf(to)}`))
  const primary = createPrimary(url, moved)
  const Client = clientOf(primary)
  const open = (max: number, options = '') =>
    openPool({ url: primary.url, Client, max, waitMs, options }, onLost)
  const pool = open(poolSize)
  const single = open(1)
  const readPool = guardsReads ? open(readPoolSize, readOnly) : pool
  const visitorPool = open(Math.max(2, Math.ceil(poolSize * visitorShare)))
  const pools = new Set([pool, single, readPool, visitorPool])
  const state = { shards: 0 }
  const isSpread = () => state.shards > 0
  const queries = (runner: Runner) => queriesOf(runner, isSpread)
  const openAt = (at: string, more: Omit<PoolOptions, 'url' | 'Client'>) =>
    keep(pools, openPool({ url: at, Client: pg.Client, ...more }, onLost))
  const ofStandby = { max: standbyPoolSize, waitMs, options: '' }
  const standby = createStandby(primary, (at) => openAt(at, ofStandby))
  const aside = queries(single)
  const near = createNear({
    url: () => primary.url,
    home: aside,
    shards: () => state.shards,
    openAt,
    poolSize,
    readOptions: guardsReads ? readOnly : '',
  })
  const announcer = createAnnouncer(single, onLost)
  const needs = { announcer, queries, isSpread, aside, near: near.writes }
  const ofVisitors = { own: visitorPool, ofReads: guardsReads ? readPool : visitorPool }
  const database: Database = {
    ...openWay({ own: pool, ofReads: readPool }, near.reads, needs),
    forVisitors: openWay(ofVisitors, near.reads, needs),
    get shards() {
      return state.shards
    },
    set shards(count) {
      state.shards = count
    },
    pool,
    findPrimary: () => primary.find(),
    // The standby of one machine of several has but a part.
    readsBehind: async () => (isSpread() ? null : await standby.find()) ?? database.reads,
    async end() {
      primary.stop()
      await announcer.end()
      await Promise.all([...pools].map((one) => one.end()))
    },
    openClient: (config, behind) =>
      behind ? new pg.Client({ ...config, connectionString: behind }) : new Client(config),
    hangUp: () => {
      for (const one of pools) for (const line of linesOf.get(one) ?? []) line.destroy()
    },
    connect: () => connectAlone(Client, onLost),
  }
  return database
}

/** Settings a connection begins with, as PostgreSQL takes them. */
export function toOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

function keep(pools: Set<pg.Pool>, pool: pg.Pool): pg.Pool {
  pools.add(pool)
  return pool
}

async function connectAlone(Client: typeof pg.Client, onLost: OnLost): Promise<pg.Client> {
  const client = new Client({
    types: { getTypeParser },
    connectionTimeoutMillis,
    query_timeout: connectionTimeoutMillis,
  })
  client.on('error', onLost)
  await client.connect()
  return client
}

/** Host or socket, without the password. */
function placeOf(url: string): string {
  const { host, searchParams } = new URL(url.replace('@/', '@localhost/'))
  return searchParams.get('host') ?? host
}

const connectionTimeoutMillis = 10_000
const readPoolSize = 4
/** Beside the pool, as much as this of it. */
const visitorShare = 1 / 4
const standbyPoolSize = 4
/**
 * How PostgreSQL notices that a copy died, in five seconds: also while it works for it, and when
 * its machine was cut off without a word.
 */
export const noticeOfDeath = {
  client_connection_check_interval: '2s',
  tcp_keepalives_idle: '2',
  tcp_keepalives_interval: '1',
  tcp_keepalives_count: '2',
  tcp_user_timeout: '4000',
}
/** Behind a lock nobody lets go of, waiting calls would take every connection there is. */
export const ownLockTimeout = '20s'
const poolSettings = {
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  lock_timeout: ownLockTimeout,
  ...noticeOfDeath,
}
const readOnly = '-c default_transaction_read_only=on'

type Line = pg.PoolClient['connection']['stream']
const linesOf = new WeakMap<pg.Pool, Set<Line>>()

type PoolOptions = {
  url: string
  Client: typeof pg.Client
  max: number
  waitMs: number
  /** How long an answer may take; without it as long as it takes. */
  answerMs?: number
  options: string
}

function openPool(wanted: PoolOptions, onLost: OnLost): pg.Pool {
  const { url, Client, max, waitMs, answerMs, options } = wanted
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    max,
    types: { getTypeParser },
    connectionTimeoutMillis: waitMs,
    ...(answerMs !== undefined && { query_timeout: answerMs }),
    options: `${toOptions(poolSettings)} ${options}`,
  })
  pool.on('error', onLost)
  // A checked-out client that loses its connection raises an error of its own: unheard, it would
  // end the process.
  const lines = new Set<Line>()
  linesOf.set(pool, lines)
  pool.on('connect', (client) => {
    client.on('error', onLost)
    const line = client.connection.stream
    lines.add(line)
    client.once('end', () => lines.delete(line))
  })
  return pool
}

const int8 = 20

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === int8 ? toSafeInteger : pg.types.getTypeParser(oid, format)
}

/** Ids and money are bigint columns; a value no number can hold must never pass silently. */
function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`)
  return value
}
