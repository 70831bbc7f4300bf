import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Many players at once: counted, looked at in part, and walked through. */

type Counting = { by: Sql; where: Sql; most: number }

/**
 * How many players there are for each value of `by`, of those for whom `where` is true; both are
 * expressions over the row `players`. Counting stops after so many.
 */
export async function countPlayersBy(
  queries: Queries,
  { by, where, most }: Counting,
): Promise<Map<string | null, number>> {
  const rows = await queries.rows<{ value: string | null; n: number }>(sql`
    select value, count(*) as n
    from (select ${by} as value from players where ${where} limit ${most}) as counted
    group by value`)
  return new Map(rows.map(({ value, n }) => [value, n]))
}

type Sampling = Omit<Counting, 'most'> & { rows: number; samples: number }
type Sample = { share: number; counts: Map<string | null, number>; found: NamedPlayer[] }
type NamedPlayer = { playerId: number; name: string }

/** About how many players there are: those who are gone count too, and nothing is gone through. */
export async function estimatePlayers(queries: Queries): Promise<number> {
  const { n } = await queries.row<{ n: number | null }>(sql`
    select max(player_id) - min(player_id) + 1 as n from players`)
  return n ?? 0
}

/**
 * The same counts over about so many rows, wherever they lie, and which share of the table that is:
 * what is asked while somebody waits reads no more however many players there are. What is found
 * are some for whom the value is null.
 */
export async function samplePlayersBy(
  queries: Queries,
  { by, where, rows, samples }: Sampling,
): Promise<Sample> {
  const total = await estimatePlayers(queries)
  const share = Math.min(1, rows / Math.max(1, total))
  const part = sql`players tablesample system (${share * 100}) repeatable (1)`
  const counted = await queries.rows<{ value: string | null; n: number; found: NamedPlayer[] }>(sql`
    select value, count(*) as n, (array_agg(json_build_object('playerId', player_id, 'name', name)
      order by player_id))[1:${samples}] as found
    from (select ${by} as value, player_id, coalesce(nullif(nickname, ''), account) as name
      from ${part} where ${where}) as counted
    group by value`)
  return {
    share,
    counts: new Map(counted.map(({ value, n }) => [value, n])),
    found: counted.find(({ value }) => value === null)?.found ?? [],
  }
}

/** A fact may be told of each: a text, or null. */
type Walk = { fact: Sql; where: Sql; after: number; limit: number }

/** A page of players for whom `where` is true, by id, each with its name and one fact. */
export function listPlayersFrom(
  queries: Queries,
  { fact, where, after, limit }: Walk,
): Promise<{ playerId: number; name: string; fact: string | null }[]> {
  return queries.rows(sql`select player_id as "playerId",
      coalesce(nullif(nickname, ''), account) as name, ${fact} as fact
    from players where player_id > ${after} and ${where}
    order by player_id limit ${limit}`)
}

/** The ids of those who came last, going back from one of them. */
export async function listNewestPlayers(
  queries: Queries,
  { before, limit }: { before: number | null; limit: number },
): Promise<number[]> {
  const rows = await queries.rows<{ playerId: number }>(sql`
    select player_id as "playerId" from players
    where ${before}::bigint is null or player_id < ${before}
    order by player_id desc limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

type Standing = {
  playerId: number
  playerName: string
  state: 'active' | 'frozen' | 'closed'
  createTime: number
  inviterId: number | null
}

/** Names and states of some players. */
export async function readStandings(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, Standing>> {
  const rows = await queries.rows<Standing>(sql`
    select player_id as "playerId", coalesce(nullif(nickname, ''), account) as "playerName", state,
      floor(extract(epoch from created_at) * 1000)::bigint as "createTime",
      superior_id as "inviterId"
    from players where player_id = any(${playerIds}::bigint[])`)
  return new Map(rows.map((row) => [row.playerId, row]))
}
