import { mkdirSync } from 'node:fs'
import { openDatabase } from '@parlour/server/frame/db.ts'
import pg from 'pg'
import { findDatabase } from '../find-database.ts'
import { copyBase, findFiles } from './files.ts'
import type { Point } from './points.ts'
import { markPoint } from './points.ts'
import type { Key } from './sealed.ts'
import type { Slot } from './segments.ts'
import { copySegments } from './segments.ts'

type Wish = { folder: string; key: Key; slot: Slot; hasBase: boolean }

export type Taken = { base: string | null; segments: string[]; point: Point }

/** Backs up the database of DATABASE_URL, or of DATA_DIR, while it is used. */
export async function takeBackup({ folder, key, slot, hasBase }: Wish): Promise<Taken> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = await findDatabase()
  const database = openDatabase(found.url, 1, () => undefined)
  const client = new pg.Client({ connectionString: found.url })
  await client.connect()
  try {
    const source = await findFiles(client)
    const base = hasBase ? await copyBase(client, { source, folder, key, slot }) : null
    const point = await markPoint(database, folder, `parlour-${new Date().toISOString()}`)
    const segments = await copySegments(client, { source, folder, key, slot })
    return { base, segments, point }
  } finally {
    await client.end()
    await database.end()
    await found.stop()
  }
}
