import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { KycDetails } from './details.ts'
import { hashIdentity, sealDetails } from './details.ts'

/** The demo player, checked long ago. */
export async function seedIdentity(
  tx: Tx,
  { playerId, secret, details }: { playerId: number; secret: string; details: KycDetails },
): Promise<void> {
  await tx.run(sql`insert into identity_checks (player_id, state, sealed_details, identity_hash,
      submitted_at, decided_at)
    values (${playerId}, 'verified', ${await sealDetails(tx, { playerId, secret }, details)},
      ${hashIdentity(secret, details.identityNumber)[0]}, now() - interval '39 days',
      now() - interval '38 days')`)
}
