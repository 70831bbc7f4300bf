import { randomUUID } from 'node:crypto'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Owner } from '../players/index.ts'
import { openFor, sealFor } from '../players/index.ts'
import { createRedrawing } from './redraw.ts'

export type ImageKind = 'identityFront' | 'identityBack' | 'selfie'

/** How a file of each kind begins. Nothing else is given to the decoder. */
const beginnings: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
}
const keptPerKind = 5
const maxADay = 20

type Style = 'photograph' | 'drawing'
const redrawings = new Map<Style, ReturnType<typeof createRedrawing>>()

/**
 * Decodes a picture and draws it anew: nothing but the picture survives. A photograph becomes a
 * JPEG, a drawing a small PNG that keeps what is clear in it. Null when it is none.
 */
export async function redraw(
  file: Buffer,
  mimeType: string,
  style: Style = 'photograph',
): Promise<Buffer | null> {
  if (!beginnings[mimeType]?.test(file.toString('latin1', 0, 16))) return null
  const redrawing = redrawings.get(style) ?? createRedrawing({ style })
  redrawings.set(style, redrawing)
  return redrawing(file)
}

/** Counts one more picture of today; false when the player has had enough for a day. */
export async function countImage(tx: Tx, playerId: number): Promise<boolean> {
  const counted = await tx.run(sql`
    insert into identity_uploads (player_id, day, uploads) values (${playerId}, current_date, 1)
    on conflict (player_id) do update set day = current_date, uploads =
      case when identity_uploads.day = current_date then identity_uploads.uploads + 1 else 1 end
    where identity_uploads.day < current_date or identity_uploads.uploads < ${maxADay}`)
  return counted === 1
}

/** Whether one more picture of today would be looked at. */
export async function hasImagesLeft(queries: Queries, playerId: number): Promise<boolean> {
  const spent = await queries.find(sql`select from identity_uploads
    where player_id = ${playerId} and day = current_date and uploads >= ${maxADay}`)
  return spent === null
}

type NewImage = Owner & { kind: ImageKind; picture: Buffer }

/** Stores a picture encrypted. Earlier tries of the same kind go when there are too many. */
export async function storeImage(tx: Tx, { playerId, kind, picture, secret }: NewImage) {
  const imageId = randomUUID()
  const sealed = await sealFor(tx, { playerId, secret }, placeOf(imageId), picture)
  await tx.run(sql`insert into identity_images (image_id, player_id, kind, sealed_image)
    values (${imageId}, ${playerId}, ${kind}, ${sealed})`)
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
  const row = await queries.find<{ playerId: number; sealed: Buffer }>(sql`
    select player_id as "playerId", sealed_image as sealed from identity_images
    where image_id = ${imageId}`)
  return row && openFor(queries, { playerId: row.playerId, secret }, placeOf(imageId), row.sealed)
}

function placeOf(imageId: string) {
  return `identity_images.sealed_image:${imageId}` as const
}
