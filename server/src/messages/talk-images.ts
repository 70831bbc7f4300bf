import { randomUUID } from 'node:crypto'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { openFor, sealFor } from '../players/index.ts'

/** A player's oldest pictures make room for new ones. */
const mostKept = 50

export async function storeTalkImage(
  tx: Tx,
  { playerId, picture, secret }: { playerId: number; picture: Buffer; secret: string },
): Promise<string> {
  const imageId = randomUUID()
  const sealed = await sealFor(tx, { playerId, secret }, placeOf(imageId), picture)
  await tx.run(sql`insert into message_images (player_id, image_id, sealed_image)
    values (${playerId}, ${imageId}, ${sealed})`)
  await tx.run(sql`delete from message_images where player_id = ${playerId} and image_id in (
    select image_id from message_images where player_id = ${playerId}
    order by created_at desc, image_id offset ${mostKept})`)
  return imageId
}

export async function hasTalkImage(queries: Queries, playerId: number, imageId: string) {
  const found = await queries.find(sql`select from message_images
    where player_id = ${playerId} and image_id = ${imageId}`)
  return found !== null
}

/** As base64; null when the player has none of that number. */
export async function findTalkImage(
  queries: Queries,
  { playerId, imageId, secret }: { playerId: number; imageId: string; secret: string },
): Promise<string | null> {
  const row = await queries.find<{ sealed: Buffer }>(sql`select sealed_image as sealed
    from message_images where player_id = ${playerId} and image_id = ${imageId}`)
  if (!row) return null
  const picture = await openFor(queries, { playerId, secret }, placeOf(imageId), row.sealed)
  return picture?.toString('base64') ?? null
}

function placeOf(imageId: string) {
  return `message_images.sealed_image:${imageId}` as const
}
