import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** The demo player, here for so long already. */
export async function agePlayer(tx: Tx, playerId: number, days: number): Promise<void> {
  await tx.run(sql`update players set created_at = now() - ${days} * interval '1 day',
    password_changed_at = now() - ${days} * interval '1 day',
    mobile_bound_at = now() - ${days} * interval '1 day'
    where player_id = ${playerId}`)
}
