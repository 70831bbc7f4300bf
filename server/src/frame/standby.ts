import type pg from 'pg'
import type { Primary } from './primary.ts'
import type { Queries } from './queries.ts'
import { queriesOf, sql } from './queries.ts'

/** Further behind than this, the primary is asked. */
const mostLagSeconds = 5
/** How long an answer about the lag is believed. */
const believedMs = 1_000

/**
 * Where what may be some seconds old is read: on a standby that follows closely, so that long
 * reports take nothing from the primary. Null while there is none.
 */
export function createStandby(primary: Primary, openPool: (url: string) => pg.Pool) {
  const pools = new Map<string, pg.Pool>()
  let chosen: { queries: Queries | null; at: number } | null = null

  function poolOf(url: string): pg.Pool {
    const pool = pools.get(url) ?? openPool(url)
    pools.set(url, pool)
    return pool
  }

  async function choose(): Promise<Queries | null> {
    for (const url of primary.all) {
      if (url === primary.url) continue
      const queries = queriesOf(poolOf(url))
      if (await isNear(queries).catch(() => false)) return queries
    }
    return null
  }

  return {
    async find(): Promise<Queries | null> {
      if (primary.all.length < 2) return null
      if (!chosen || performance.now() - chosen.at > believedMs)
        chosen = { queries: await choose(), at: performance.now() }
      return chosen.queries
    },
  }
}

/** It streams, and has replayed all that came, or all but the last seconds. */
async function isNear(queries: Queries): Promise<boolean> {
  const found = await queries.row<{ isNear: boolean | null }>(sql`
    select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) and (
      pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
      or now() - pg_last_xact_replay_timestamp() < ${mostLagSeconds} * interval '1 second'
    ) as "isNear"`)
  return found.isNear === true
}
