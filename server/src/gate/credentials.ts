import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** When the player last changed what they sign in with: password or mobile. */
export async function readCredentialsChange(queries: Queries, playerId: number): Promise<Date> {
  const { at } = await queries.row<{ at: Date }>(sql`
    select greatest(created_at, password_changed_at, mobile_bound_at) as at
    from players where player_id = ${playerId}`)
  return at
}
