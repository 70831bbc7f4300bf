import { sql } from '@parlour/server/frame/db.ts'
import { backdateEntries } from '../wallet/earlier-entries.ts'
import type { SignedIn, Stack } from './stack.ts'

/**
 * Lets time pass for one player: everything that responsible play looks back on happened so much
 * earlier.
 */
export async function passTime(stack: Stack, { playerId }: SignedIn, hours: number) {
  const ago = sql`${hours} * interval '1 hour'`
  await stack.app.database.transaction(async (tx) => {
    await backdateEntries(tx, playerId, ago)
    await tx.run(sql`update limits_players set pause_from = pause_from - ${ago},
      pause_until = pause_until - ${ago}, pause_ends_at = pause_ends_at - ${ago},
      reviewed_at = reviewed_at - ${ago}
      where player_id = ${playerId}`)
    await tx.run(sql`update limits_set set raise_from = raise_from - ${ago},
      raise_until = raise_until - ${ago}, set_at = set_at - ${ago} where player_id = ${playerId}`)
    await tx.run(sql`update limits_changes set at = at - ${ago} where player_id = ${playerId}`)
    // The latest first would meet the hour before it: out of the way, then back.
    await tx.run(sql`update limits_marks set hour = hour - interval '1000 years'
      where player_id = ${playerId}`)
    await tx.run(sql`update limits_marks set hour = hour + interval '1000 years' - ${ago}
      where player_id = ${playerId}`)
    await tx.run(sql`update limits_players set ceilings = '0'
      where player_id = ${playerId} and ceilings is not null`)
    await tx.run(sql`update play_rounds set opened_at = opened_at - ${ago}
      where player_id = ${playerId}`)
    await tx.run(sql`update cashier_deposits set created_at = created_at - ${ago},
      expires_at = expires_at - ${ago} where player_id = ${playerId}`)
  })
}
