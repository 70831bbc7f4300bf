import { createHash } from 'node:crypto'
import type { PictureKind } from '@parlour/contract/theme.ts'
import { contentPicture } from '@parlour/contract/forms/form-field.ts'
import { picturePath } from '@parlour/contract/theme.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { redraw } from '../identity/index.ts'

const mostBytes = 2 * 1024 * 1024
const leastIcon = 192

type NewPicture = { kind: PictureKind; file: Buffer; mimeType: string }
type PictureFault = 'notAnImage' | 'imageTooLarge' | 'notSquare'

/** Draws a picture anew and keeps it under its hash; answers where it lies. */
export async function keepPicture(
  tx: Tx,
  { kind, file, mimeType }: NewPicture,
): Promise<{ path: string } | PictureFault> {
  const isPhotograph = kind === 'share' || kind === contentPicture
  const picture = await redraw(file, mimeType, isPhotograph ? 'photograph' : 'drawing')
  if (!picture) return 'notAnImage'
  if (picture.length > mostBytes) return 'imageTooLarge'
  if (kind === 'icon' && !isSquare(picture)) return 'notSquare'
  const hash = createHash('sha256').update(picture).digest('hex')
  await tx.run(sql`insert into site_pictures (hash, kind, picture)
    values (${hash}, ${kind}, ${picture}) on conflict do nothing`)
  return { path: `/pictures/${hash}.${isPhotograph ? 'jpg' : 'png'}` }
}

export async function findPicture(queries: Queries, path: string) {
  if (!picturePath.test(path)) return null
  const [, , name = ''] = path.split('/')
  const [hash = '', ending] = name.split('.')
  const row = await queries.find<{ picture: Buffer }>(sql`
    select picture from site_pictures where hash = ${hash}`)
  return row && { picture: row.picture, type: ending === 'jpg' ? 'image/jpeg' : 'image/png' }
}

/** Square and large enough; a PNG says so at its beginning. */
function isSquare(png: Buffer): boolean {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  return width === height && width >= leastIcon
}
