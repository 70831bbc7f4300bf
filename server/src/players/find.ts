import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import type { FoundPlayer } from './found-player.ts'
import { foundColumns } from './found-player.ts'
import type { JoinedDays } from './joining.ts'
import { isJoined, listByJoining } from './joining.ts'
import type { PlayerState } from './players.ts'
import type { TraitFilters } from './traits.ts'
import { fitsTraits, hasTraits, listByTraits } from './traits.ts'

type Wanted = TraitFilters & {
  search?: string | undefined
  state?: PlayerState | undefined
  joined?: JoinedDays | undefined
  /** What else must hold of `players`. */
  more?: Sql | undefined
  cursor?: string | undefined
  limit: number
}

type FoundPage = { shown: FoundPlayer[]; nextCursor: string | null }

/**
 * The newest first, or in the order of the trait that is asked for. The shape of what is looked
 * for picks the index that finds it.
 */
export async function findPlayers(queries: Queries, wanted: Wanted): Promise<FoundPage> {
  const { search, state = null, joined, more = sql`true`, cursor, limit, ...traits } = wanted
  const within = joined ? isJoined(joined) : sql`true`
  const isAsked = sql`(${state}::text is null or state = ${state}) and ${more}`
  if (search === undefined && hasTraits(traits)) {
    const both = sql`${within} and ${isAsked}`
    return listByTraits(queries, traits, { more: both, cursor, limit })
  }
  if (search === undefined && joined)
    return listByJoining(queries, { within, more: isAsked, cursor, limit })
  const before = readIdCursor(cursor)
  const fits = hasTraits(traits)
    ? sql`exists (select from player_traits t where t.player_id = players.player_id
        and ${fitsTraits(traits)})`
    : sql`true`
  const found = await queries.rows<FoundPlayer>(sql`select ${foundColumns} from players
    where ${search === undefined ? sql`true` : lookFor(search.trim())}
    and ${within} and ${isAsked} and ${fits}
    and (${before}::bigint is null or player_id < ${before})
    order by player_id desc limit ${limit + 1}`)
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { shown, nextCursor: last ? String(last.playerId) : null }
}

export function findPlayer(queries: Queries, playerId: number): Promise<FoundPlayer | null> {
  return queries.find<FoundPlayer>(sql`
    select ${foundColumns} from players where player_id = ${playerId}`)
}

/** A page of those whose account or name begins so, by the indexes of beginnings. */
const mostBeginnings = 200

function lookFor(search: string): Sql {
  if (/^\d{4}$/.test(search)) return sql`right(mobile, 4) = ${search}`
  if (/^\+?\d{7,15}$/.test(search)) {
    const digits = search.replace('+', '')
    return sql`player_id = any(array(select player_id from players
        where player_id = ${digits}::bigint
      union all (select player_id from players where mobile is not null
        and right(mobile, 4) = ${digits.slice(-4)}
        and mobile like ${`%${digits.replace(/^0/, '')}`})))`
  }
  const start = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  // As an array: joined, all players would be walked through for those that are among them.
  return sql`player_id = any(array((select player_id from players where lower(account) like ${start}
      order by lower(account) using ~<~ limit ${mostBeginnings})
    union (select player_id from players where lower(nickname) like ${start}
      order by lower(nickname) using ~<~ limit ${mostBeginnings})))`
}
