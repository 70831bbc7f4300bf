import type pg from 'pg'
import { FrameFailure } from './failures.ts'
import { addressOn, listHomes, shardOf } from './parts.ts'
import type { Queries, Runner } from './queries.ts'

/** Who is answered: the player that it is about, and whether they still wait. */
export type Asking = { playerId?: number | null; hasLeft?: () => boolean }
type Asked = Parameters<Runner['query']>
type Needs = {
  /** Where the machine that is asked is by now. */
  url: () => string
  home: Queries
  shards: () => number
  open: (url: string) => pg.Pool
}

/** How long an answer about where players lie is believed, and a machine left alone that failed. */
const believedMs = 60_000

/**
 * Where the database is spread, what is read about one player is asked of the machine that has
 * them: any of its machines can answer, and the one that is asked would only pass it on. What lies
 * on the asked one alone is learnt from being refused, once for each statement. Whatever fails is
 * asked again over the asked machine: reading twice does no harm.
 */
export function createNearReads({ url, home, shards, open }: Needs) {
  const pools = new Map<string, pg.Pool>()
  const away = new Map<string, number>()
  const notThere = new Set<string>()
  let homes: { found: Promise<(string | null)[]>; at: number } | null = null

  async function findHomes(): Promise<(string | null)[]> {
    const places = await listHomes(home).catch(() => [])
    return places.map((place) => addressOn(place, url()))
  }

  async function addressOf(playerId: number): Promise<string | null> {
    const now = performance.now()
    if (!homes || now - homes.at > believedMs) homes = { found: findHomes(), at: now }
    const address = (await homes.found)[shardOf(playerId, shards())]
    return address && now - (away.get(address) ?? -believedMs) >= believedMs ? address : null
  }

  function poolOf(address: string): pg.Pool {
    const pool = pools.get(address) ?? open(address)
    pools.set(address, pool)
    return pool
  }

  /** The answer of the machine that has the player; null where the asked one has to be asked. */
  async function askNear(asked: Asked, { playerId, hasLeft }: Asking) {
    if (!playerId || shards() === 0 || notThere.has(asked[0])) return null
    const address = await addressOf(playerId)
    if (address === null) return null
    return ask(poolOf(address), asked, hasLeft).catch((error: Refusal) => {
      if (isOfStatement(error)) notThere.add(asked[0])
      else if (isOfMachine(error)) away.set(address, performance.now())
      else throw error
      return null
    })
  }

  return (asked: pg.Pool, who: Asking): Runner => ({
    query: async (...one) => (await askNear(one, who)) ?? ask(asked, one, who.hasLeft),
  })
}

/** What has waited for a connection is not asked when nobody waits any more. */
async function ask(pool: pg.Pool, asked: Asked, hasLeft: Asking['hasLeft']) {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    if (hasLeft?.()) throw new FrameFailure('unavailable')
    return await client.query(...asked).catch((error: Error) => {
      broken = error
      throw error
    })
  } finally {
    client.release(broken)
  }
}

type Refusal = Error & { code?: string }

/** No such table, function or right there, or nothing that can be asked from there. */
function isOfStatement({ code = '' }: Refusal): boolean {
  return /^(42|0A)/.test(code)
}

/** It is not there, takes nobody more, or lets us not in; the driver has words of its own. */
function isOfMachine(error: Refusal): boolean {
  const { code = '' } = error
  return !(error instanceof FrameFailure) && (code.length !== 5 || /^(08|28|3D|53|57)/.test(code))
}
