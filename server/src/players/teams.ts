import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** How far down a team reaches, and how far up a stake pays. */
export const teamLevels = 3

export type TeamNumbers = {
  /** Members on the first, second and third level. */
  levels: number[]
  /** Those of all levels who have done what an invite asks for. */
  valid: number
}

/** One at a time: who joins and who counts must see each other. */
export async function lockTeams(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:superiors'))`)
}

/** Puts a player, and whoever is below, into the teams of those above, the nearest first. */
export async function joinTeams(tx: Tx, playerId: number, above: readonly number[]): Promise<void> {
  const superiors = above.slice(0, teamLevels)
  await tx.run(sql`
    with above as (
      select * from unnest(${superiors}::bigint[]) with ordinality as a (superior_id, level)
    ), coming as (
      select ${playerId}::bigint as member_id, 0 as level, null::timestamptz as valid_at
      union all select member_id, level, valid_at from player_team_members
      where superior_id = ${playerId}
    ), joined as (
      insert into player_team_members (superior_id, member_id, level, valid_at)
      select superior_id, member_id, above.level + coming.level, valid_at from above, coming
      where above.level + coming.level <= ${teamLevels} returning superior_id, level, valid_at
    )
    insert into player_teams as t (player_id, level1, level2, level3, valid)
    select superior_id, count(*) filter (where level = 1), count(*) filter (where level = 2),
      count(*) filter (where level = 3), count(valid_at) from joined group by 1 order by 1
    on conflict (player_id) do update set level1 = t.level1 + excluded.level1,
      level2 = t.level2 + excluded.level2, level3 = t.level3 + excluded.level3,
      valid = t.valid + excluded.valid`)
}

/** The member counts from now on, in every team they are in. */
export async function noteValidMember(tx: Tx, memberId: number, validAt: number): Promise<void> {
  await lockTeams(tx)
  await tx.run(sql`
    with counted as (
      update player_team_members set valid_at = to_timestamp(${validAt}::bigint / 1000.0)
      where member_id = ${memberId} and valid_at is null returning superior_id
    )
    update player_teams set valid = valid + 1
    where player_id in (select superior_id from counted)`)
}

/** Those above each of these players, the nearest first; nobody has no line. */
export async function readSuperiors(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await queries.rows<{ playerId: number; line: (number | string)[] }>(sql`
    select player_id as "playerId",
      superior_line[greatest(1, cardinality(superior_line) - ${teamLevels - 1}::int):] as line
    from players where player_id = any(${playerIds}::bigint[]) and superior_id is not null`)
  return new Map(rows.map(({ playerId, line }) => [playerId, line.map(Number).toReversed()]))
}

/** The sizes of these players' teams; who has none is not there. */
export async function readTeams(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, TeamNumbers>> {
  const rows = await queries.rows<TeamNumbers & { playerId: number }>(sql`
    select player_id as "playerId", array[level1, level2, level3] as levels, valid
    from player_teams where player_id = any(${playerIds}::bigint[])`)
  return new Map(rows.map(({ playerId, ...numbers }) => [playerId, numbers]))
}

export async function countNewMembers(queries: Queries, superiorId: number, days: number) {
  const { count } = await queries.row<{ count: number }>(sql`
    select count(*) as count from player_team_members where superior_id = ${superiorId}
    and joined_at > now() - ${days} * interval '1 day'`)
  return count
}

export type TeamMember = {
  memberId: number
  level: 1 | 2 | 3
  joinedAt: number
  isValid: boolean
}

/** The newest members of a team. */
export function listTeam(
  queries: Queries,
  superiorId: number,
  limit: number,
): Promise<TeamMember[]> {
  return queries.rows<TeamMember>(sql`
    select member_id as "memberId", level, valid_at is not null as "isValid",
      floor(extract(epoch from joined_at) * 1000)::bigint as "joinedAt"
    from player_team_members where superior_id = ${superiorId}
    order by joined_at desc limit ${limit}`)
}

type AgentPage = { superiorId: number | null; after: number | null; limit: number }

/** Who has a team and nobody above, or who is right below a player; by number. */
export async function listAgentIds(
  queries: Queries,
  { superiorId, after, limit }: AgentPage,
): Promise<number[]> {
  const rows = await queries.rows<{ id: number }>(
    superiorId === null
      ? sql`select player_id as id from player_teams t join players p using (player_id)
          where superior_id is null and player_id > ${after ?? 0} order by 1 limit ${limit}`
      : sql`select member_id as id from player_team_members
          where superior_id = ${superiorId} and level = 1 and member_id > ${after ?? 0}
          order by 1 limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
