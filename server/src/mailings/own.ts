import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'

/** The mails themselves are told and deleted where they lie. */
export const ownMailings: OwnRows = {
  async leaves(tx, playerId) {
    await tx.run(sql`delete from mailing_receivers where player_id = ${playerId}`)
  },
}
