import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { EmbeddedPostgres } from '../embedded-postgres.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { StopReason } from '../stop-reason.ts'
import { findBase, unpack } from './files.ts'
import type { Point } from './points.ts'
import { findPoint } from './points.ts'
import type { Key } from './sealed.ts'
import { unseal, verify } from './sealed.ts'
import { pathOf, requireSegments } from './segments.ts'

type Wish = { from: string; into: string; point: string | null; key: Key }

/**
 * Brings a backup back to one of its points, as the embedded database of an empty data folder, and
 * leaves it running. Every byte is compared first: a damaged backup writes nothing.
 */
export async function restore(wish: Wish): Promise<EmbeddedPostgres & { point: Point }> {
  const { from, into, key } = wish
  const point = findPoint(from, wish.point)
  const base = findBase(from, point.segment)
  const place = path.join(from, base.name)
  const segments = requireSegments(from, base.segment, point.segment)
  await verify(place, base.sha256)
  for (const { name, sha256 } of segments) await verify(pathOf(from, name), sha256)
  requireEmpty(into)

  const cluster = path.join(into, 'postgres', 'cluster')
  const segmentFolder = path.join(into, 'postgres', 'segments')
  for (const folder of [cluster, segmentFolder]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  await unpack(place, cluster, key)
  for (const { name } of segments)
    await unseal(pathOf(from, name), path.join(segmentFolder, name), key)
  writeFileSync(path.join(cluster, 'backup_label'), base.label)
  writeFileSync(path.join(cluster, 'recovery.signal'), '')
  const started = await startEmbeddedPostgres({
    dataDir: into,
    log: () => undefined,
    isRestoring: true,
    settings: [
      `restore_command=cp "${path.resolve(segmentFolder)}/%f" "%p"`,
      `recovery_target_name=${point.name}`,
      'recovery_target_action=promote',
    ],
  })
  return { ...started, point }
}

function requireEmpty(into: string): void {
  if (!existsSync(into) || readdirSync(into).length === 0) return
  throw new StopReason(`${into} is not empty: a backup is restored into a folder of its own.`)
}
