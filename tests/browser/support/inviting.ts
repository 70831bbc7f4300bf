import { sql } from '@parlour/server/frame/db.ts'
import { setSuperior } from '@parlour/server/players/index.ts'
import { happen } from './happenings.ts'
import { withDatabase } from './people.ts'

/** What happens around invitations, for the tests of the pages that reward them. */

/** As if a deposit had been credited once. */
export function noteDeposit(playerId: number): Promise<void> {
  return withDatabase(async (database) => {
    await database.run(sql`insert into cashier_totals (player_id, deposited)
      values (${playerId}, 10000) on conflict (player_id) do update set deposited = 10000`)
  })
}

/** Friends of whom the player hears that they have just met the conditions. */
export async function meetConditions(playerId: number, friends: number): Promise<void> {
  for (let friend = 1; friend <= friends; friend++)
    await happen(playerId, 'invite.validated', { inviteeId: friend, validAt: Date.now() })
}

/** Puts a player under the one who invited them. */
export function invite(inviterId: number, inviteeId: number): Promise<void> {
  return withDatabase(async (database) => {
    await database.transaction((tx) => setSuperior(tx, inviteeId, inviterId))
  })
}
