import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { FoundPlayer } from './found-player.ts'
import { foundColumns } from './found-player.ts'
import { mostLooked, readPlace } from './traits.ts'

/** The first and the last day on which somebody registered, by the site's calendar. */
export type JoinedDays = { from?: string | undefined; to?: string | undefined; timeZone: string }

/** As a condition over `players`. */
export function isJoined({ from, to, timeZone }: JoinedDays): Sql {
  const since =
    from === undefined
      ? sql`true`
      : sql`created_at >= ${from}::date::timestamp
    at time zone ${timeZone}`
  const until =
    to === undefined
      ? sql`true`
      : sql`created_at < (${to}::date + 1)::timestamp
    at time zone ${timeZone}`
  return sql`${since} and ${until}`
}

type Page = { within: Sql; more: Sql; cursor: string | undefined; limit: number }
type Placed = { playerId: number; place: number }

/** Who registered last comes first. So many are looked at for a page, whatever else must hold. */
export async function listByJoining(
  queries: Queries,
  { within, more, cursor, limit }: Page,
): Promise<{ shown: FoundPlayer[]; nextCursor: string | null }> {
  const after = readPlace(cursor)
  const beyond = after
    ? sql`(created_at, player_id) < (timestamptz 'epoch'
        + ${after.key}::bigint * interval '1 microsecond', ${after.playerId}::bigint)`
    : sql`true`
  const looked = sql`
    select player_id, (extract(epoch from created_at) * 1000000)::bigint as place
    from players where ${within} and ${beyond}
    order by created_at desc, player_id desc limit ${mostLooked}`
  const found = await queries.rows<FoundPlayer & Placed>(sql`
    select ${foundColumns}, place from (${looked}) t join players using (player_id)
    where ${more} order by place desc, player_id desc limit ${limit + 1}`)
  const shown = found.slice(0, limit)
  const last =
    found.length > limit
      ? shown.at(-1)
      : await queries.find<Placed>(sql`select place, player_id as "playerId" from (${looked}) t
          order by place desc, player_id desc offset ${mostLooked - 1}`)
  return { shown, nextCursor: last ? `${last.place}.${last.playerId}` : null }
}
