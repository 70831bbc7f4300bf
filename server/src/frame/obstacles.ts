import type pg from 'pg'
import type { Queries } from './queries.ts'
import { queriesOf, sql } from './queries.ts'
import { countPending } from './migrations.ts'
import type { App } from './module.ts'
import { tryWriting } from './write-probe.ts'

/** A database that says nothing for so long is taken for lost. */
const silentMs = 5_000
const slowMs = 1_000
/** Signatures of games are good for five minutes: a clock further off than this refuses players. */
const clockOffMs = 60_000

type Needs = Pick<App, 'database' | 'log'>

/**
 * Why money cannot be written, in words; null when it can. Asked on a connection of its own: those
 * of the pool may all be waiting for an answer that never comes. In that case they are cut, and
 * whoever waits on them is told so.
 */
export function createObstacles({ database, log }: Needs) {
  let client: pg.Client | null = null
  let before: string | null = null

  async function connect(): Promise<pg.Client> {
    const opened = await database.connect()
    opened.once('end', () => void (client === opened && (client = null)))
    return (client = opened)
  }

  async function look(): Promise<string | null> {
    const begunAt = performance.now()
    const asked = client ?? (await connect())
    const reason = await findObstacle(queriesOf(asked))
    const tookMs = Math.round(performance.now() - begunAt)
    if (tookMs > slowMs) log.warn({ tookMs }, 'the database is slow')
    return reason
  }

  function giveUp(): void {
    client?.connection.stream.destroy()
    client = null
  }

  async function ask(): Promise<string | null> {
    const silence = Promise.withResolvers<'silent'>()
    const timer = setTimeout(() => silence.resolve('silent'), silentMs)
    const found = await Promise.race([look().catch(() => 'lost' as const), silence.promise])
    clearTimeout(timer)
    if (found === 'lost' || found === 'silent') giveUp()
    if (found === 'silent') database.hangUp()
    const isAway = found === 'lost' || found === 'silent'
    const reason = isAway ? 'the database does not answer' : found
    if (reason !== before) log.warn({ reason }, reason === null ? 'ready again' : 'not ready')
    before = reason
    return reason
  }
  return { ask, stop: () => client?.end().catch(() => undefined) ?? Promise.resolve() }
}

async function findObstacle(asked: Queries): Promise<string | null> {
  const pending = await countPending(asked)
  if (pending > 0) return `${pending} migrations are missing`
  const { now } = await asked.row<{ now: Date }>(sql`select now() as now`)
  const offMs = Date.now() - now.getTime()
  if (Math.abs(offMs) > clockOffMs)
    return `the clock is ${Math.round(offMs / 1000)} s off that of the database`
  try {
    await tryWriting(asked)
    return null
  } catch (error) {
    // Away is another thing than full or read-only.
    if (typeof (error as { code?: unknown }).code !== 'string') throw error
    return 'the database takes no writes'
  }
}
