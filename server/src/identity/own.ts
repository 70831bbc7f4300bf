import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'
import { openDetails } from './details.ts'
import { readKyc } from './records.ts'

export const ownIdentity: OwnRows = {
  tells: {
    async identity(queries, owner) {
      const { sealedDetails, ...row } = await readKyc(queries, owner.playerId)
      const details = sealedDetails && (await openDetails(queries, owner, sealedDetails))
      return [{ ...row, ...details }]
    },
    pictures: (queries, { playerId }) =>
      queries.rows(sql`select kind, is_submitted as "isSubmitted", created_at as "createdAt"
        from identity_images where player_id = ${playerId} order by created_at`),
  },
  async leaves(tx, playerId) {
    await tx.run(sql`delete from identity_uploads where player_id = ${playerId}`)
  },
  async forgets(tx, playerId) {
    await tx.run(sql`delete from identity_image_links where image_id in
      (select image_id from identity_images where player_id = ${playerId})`)
    await tx.run(sql`delete from identity_images where player_id = ${playerId}`)
    await tx.run(sql`delete from identity_checks where player_id = ${playerId}`)
  },
}
