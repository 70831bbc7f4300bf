import sharp from 'sharp'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { decrypt, deriveKey, encrypt } from '../frame/keyring.ts'

export type ImageKind = 'identityFront' | 'identityBack' | 'selfie'

const formats: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const maxPixels = 50_000_000
const maxSide = 2400
const keptPerKind = 5
const use = 'kyc-images'

/** Decodes a picture and draws it anew: nothing but the picture survives. Null when it is none. */
export async function redraw(file: Buffer, mimeType: string): Promise<Buffer | null> {
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (format !== formats[mimeType]) return null
    return await picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch {
    return null
  }
}

type NewImage = { playerId: number; kind: ImageKind; picture: Buffer; secret: string }

/** Stores a picture encrypted. Earlier tries of the same kind go when there are too many. */
export async function storeImage(tx: Tx, { playerId, kind, picture, secret }: NewImage) {
  const sealed = encrypt(deriveKey(secret, use), picture)
  const { imageId } = await tx.row<{ imageId: string }>(sql`
    insert into identity_images (player_id, kind, sealed_image)
    values (${playerId}, ${kind}, ${sealed}) returning image_id as "imageId"`)
  await tx.run(sql`delete from identity_images where image_id in (
    select image_id from identity_images
    where player_id = ${playerId} and kind = ${kind} and not is_submitted
    order by created_at desc, image_id offset ${keptPerKind})`)
  return imageId
}

export async function listImages(queries: Queries, playerId: number) {
  return queries.rows<{ imageId: string; kind: ImageKind; isSubmitted: boolean }>(sql`
    select image_id as "imageId", kind, is_submitted as "isSubmitted" from identity_images
    where player_id = ${playerId} order by created_at`)
}

/** The pictures of this submission, and no others. */
export async function submitImages(tx: Tx, playerId: number, imageIds: string[]): Promise<void> {
  await tx.run(sql`update identity_images set is_submitted = image_id::text = any(${imageIds})
    where player_id = ${playerId}`)
}

export async function findImage(queries: Queries, imageId: string, secret: string) {
  const row = await queries.find<{ sealed: Buffer }>(sql`
    select sealed_image as sealed from identity_images where image_id = ${imageId}`)
  return row && decrypt(deriveKey(secret, use), row.sealed)
}
