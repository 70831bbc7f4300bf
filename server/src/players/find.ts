import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { PlayerState } from './players.ts'

export type FoundPlayer = {
  playerId: number
  name: string
  account: string
  mobile: string | null
  state: PlayerState
  createdAt: Date
}
type Wanted = {
  search?: string | undefined
  state?: PlayerState | undefined
  before: number | null
  limit: number
}

const columns = {
  text: `player_id as "playerId", coalesce(nullif(nickname, ''), account) as name, account, mobile,
    state, created_at as "createdAt"`,
  values: [],
}

/** The newest first. The shape of what is looked for picks the index that finds it. */
export function findPlayers(queries: Queries, wanted: Wanted): Promise<FoundPlayer[]> {
  const { search, state = null, before, limit } = wanted
  return queries.rows<FoundPlayer>(sql`select ${columns} from players
    where ${search === undefined ? sql`true` : lookFor(search.trim())}
    and (${state}::text is null or state = ${state})
    and (${before}::bigint is null or player_id < ${before})
    order by player_id desc limit ${limit}`)
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
