import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Owner } from '../players/index.ts'
import type { KycDetails } from './details.ts'
import { hashIdentity, sealDetails } from './details.ts'
import { storeImage, submitImages } from './images.ts'

/** Somebody of the demo, checked long ago, or whose papers wait. */
export async function seedIdentity(
  tx: Tx,
  { playerId, secret, details, isChecked = true }: Papers,
): Promise<void> {
  await tx.run(sql`insert into identity_checks (player_id, state, sealed_details, identity_hash,
      submitted_at, decided_at)
    values (${playerId}, ${isChecked ? 'verified' : 'submitted'},
      ${await sealDetails(tx, { playerId, secret }, details)},
      ${hashIdentity(secret, details.identityNumber)[0]},
      now() - ${isChecked ? 39 : 0} * interval '1 day',
      case when ${isChecked} then now() - interval '38 days' end)
    on conflict (player_id) do update set state = excluded.state,
      sealed_details = excluded.sealed_details, identity_hash = excluded.identity_hash,
      submitted_at = excluded.submitted_at, decided_at = excluded.decided_at`)
}

const card = path.join(import.meta.dirname, 'demo-card.jpg')

/** A specimen of a card beside the papers that wait. */
export async function seedPicture(tx: Tx, owner: Owner): Promise<void> {
  const picture = await readFile(card)
  const imageId = await storeImage(tx, { ...owner, kind: 'identityFront', picture })
  await submitImages(tx, owner.playerId, [imageId])
}

type Papers = { playerId: number; secret: string; details: KycDetails; isChecked?: boolean }
