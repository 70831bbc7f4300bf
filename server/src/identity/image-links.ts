import { createHash, randomBytes } from 'node:crypto'
import type { Database, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { findImage } from './images.ts'

const validMinutes = 10

/** A link that shows one picture once. */
export async function makeImageLink(tx: Tx, imageId: string, operatorId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.run(sql`delete from identity_image_links where expires_at <= now()`)
  await tx.run(sql`insert into identity_image_links (token_hash, image_id, operator_id, expires_at)
    values (${hash(token)}, ${imageId}, ${operatorId},
      now() + ${validMinutes} * interval '1 minute')`)
  return token
}

/** Uses a link up. The operator must be the one it was made for. */
export async function useImageLink(
  database: Database,
  { token, operatorId, secret }: { token: string; operatorId: number; secret: string },
): Promise<Buffer | null> {
  const used = await database.find<{ imageId: string }>(sql`
    delete from identity_image_links where token_hash = ${hash(token)}
    and operator_id = ${operatorId} and expires_at > now() returning image_id as "imageId"`)
  return used && findImage(database, used.imageId, secret)
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
