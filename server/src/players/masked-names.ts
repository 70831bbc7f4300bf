import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { maskMobile } from './mobile-number.ts'

/** What everybody may see of a player: an end of an id that many share. */
export function maskId(playerId: number): string {
  return `ID •••${String(playerId).slice(-2)}`
}

/** Of these players, those whose account is open and who do not hide what they won. */
export async function listNameable(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Set<number>> {
  const rows = await queries.rows<{ playerId: number }>(sql`
    select player_id as "playerId" from players
    where player_id = any(${playerIds}::bigint[]) and state = 'active' and not hides_wins`)
  return new Set(rows.map(({ playerId }) => playerId))
}

/** What an inviter may see of the invited: a number with its middle hidden, or less. */
export async function listMasked(
  queries: Queries,
  playerIds: readonly number[],
  countryCode: string,
): Promise<Map<number, string>> {
  const rows = await queries.rows<{ playerId: number; mobile: string | null }>(sql`
    select player_id as "playerId", mobile from players where player_id = any(${playerIds})`)
  return new Map(
    rows.map(({ playerId, mobile }) => [
      playerId,
      mobile ? maskMobile(mobile, countryCode) : maskId(playerId),
    ]),
  )
}
