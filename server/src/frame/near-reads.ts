import type pg from 'pg'
import { FrameFailure } from './failures.ts'
import type { Homes } from './homes.ts'
import type { Runner } from './queries.ts'

/** Who is answered, and what: the player that it is about, and whether they still wait. */
export type Asking = { playerId?: number | null; what?: string; hasLeft?: () => boolean }
type Asked = Parameters<Runner['query']>
type Needs = { homes: Homes; open: (url: string) => pg.Pool }

export type NearReads = ReturnType<typeof createNearReads>

/**
 * Where the database is spread, what is read about one player is asked of the machine that has
 * them: any of its machines can answer, and the one that is asked would only pass it on. What lies
 * on the asked one alone is learnt from being refused, once for each statement. Whatever fails is
 * asked again over the asked machine: reading twice does no harm.
 */
export function createNearReads({ homes, open }: Needs) {
  const poolOf = keepByAddress(open)
  const notThere = createRefused()

  /** The answer of the machine that has the player; null where the asked one has to be asked. */
  async function askNear(asked: Asked, { playerId, hasLeft }: Asking) {
    if (!playerId || notThere.has(asked[0])) return null
    const address = await homes.addressOf(playerId)
    if (address === null) return null
    return ask(poolOf(address), asked, hasLeft).catch((error: Refusal) => {
      if (isOfStatement(error)) notThere.add(asked[0])
      else if (isOfMachine(error)) homes.leave(address)
      else throw error
      return null
    })
  }

  return (asked: pg.Pool, who: Asking): Runner => ({
    query: async (...one) => (await askNear(one, who)) ?? ask(asked, one, who.hasLeft),
  })
}

const mostKnown = 5_000

/** Statements that players' machines refused; where they are too many it is learnt anew. */
export function createRefused() {
  const known = new Set<string>()
  return {
    has: (text: string) => known.has(text),
    add(text: string): void {
      if (known.size >= mostKnown) known.clear()
      known.add(text)
    },
  }
}

/** One pool for each machine, opened when it is first asked. */
export function keepByAddress(open: (url: string) => pg.Pool) {
  const pools = new Map<string, pg.Pool>()
  return (address: string): pg.Pool => {
    const pool = pools.get(address) ?? open(address)
    pools.set(address, pool)
    return pool
  }
}

type Refusal = Error & { code?: string }

/** No such table, function or right there, or nothing that can be asked from there. */
export function isOfStatement({ code = '' }: Refusal): boolean {
  return /^(42|0A)/.test(code)
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

/** It is not there, takes nobody more, or lets us not in; the driver has words of its own. */
function isOfMachine(error: Refusal): boolean {
  const { code = '' } = error
  return !(error instanceof FrameFailure) && (code.length !== 5 || /^(08|28|3D|53|57)/.test(code))
}
