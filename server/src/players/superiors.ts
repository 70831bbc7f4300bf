import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { joinTeams, lockTeams } from './teams.ts'

export type SuperiorRefusal = 'alreadyHasSuperior' | 'unknownSuperior' | 'ownTeam' | 'tooLate'

/** The player behind an invite code. */
export async function findInviter(queries: Queries, inviteCode: string): Promise<number | null> {
  const found = await queries.find<{ player_id: number }>(sql`
    select player_id from players where invite_code = ${inviteCode.toUpperCase()}`)
  return found?.player_id ?? null
}

/** Puts a player, and so the whole team below, under a superior. */
export async function setSuperior(
  tx: Tx,
  playerId: number,
  superiorId: number,
): Promise<SuperiorRefusal | null> {
  // One at a time: two teams joining each other at once could otherwise close a circle.
  await lockTeams(tx)
  const { settings } = await readSettings(tx)
  const fillDays = settings.rules.superiorWithinDays
  const player = await tx.row<{ superior_id: number | null; is_late: boolean }>(sql`
    select superior_id, created_at < now() - ${fillDays} * interval '1 day' as is_late
    from players where player_id = ${playerId} for no key update`)
  if (player.superior_id !== null) return 'alreadyHasSuperior'
  if (player.is_late) return 'tooLate'
  const superior = await tx.find<{ superior_line: number[] }>(sql`
    select superior_line from players where player_id = ${superiorId}`)
  if (!superior) return 'unknownSuperior'
  const line = superior.superior_line.map(Number)
  if (superiorId === playerId || line.includes(playerId)) return 'ownTeam'
  const above = [...line, superiorId]
  await tx.run(sql`update players set superior_id = ${superiorId} where player_id = ${playerId}`)
  await tx.run(sql`update players set superior_line = ${above}::bigint[] || superior_line
    where player_id = ${playerId} or superior_line @> array[${playerId}]::bigint[]`)
  await joinTeams(tx, playerId, above.toReversed())
  return null
}

export type Invited = {
  playerId: number
  hasMobile: boolean
  registeredAt: number
  /** Where it stands in the list, for the next page: a time, for ids are not told. */
  cursor: number
}

/** Those a player invited, the latest first. */
export function listInvited(
  queries: Queries,
  { inviterId, before, limit }: { inviterId: number; before: number | null; limit: number },
): Promise<Invited[]> {
  return queries.rows<Invited>(sql`
    select player_id as "playerId", mobile is not null as "hasMobile",
      floor(extract(epoch from created_at) * 1000)::bigint as "registeredAt",
      (extract(epoch from created_at) * 1000000)::bigint as cursor
    from players where superior_id = ${inviterId} and (${before}::bigint is null
      or (extract(epoch from created_at) * 1000000)::bigint < ${before})
    order by created_at desc limit ${limit}`)
}
