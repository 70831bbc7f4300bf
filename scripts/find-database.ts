import path from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isOwnerAlive } from './postgres/former-server.ts'
import { hasCluster, preparePlaces } from './postgres/places.ts'
import { root } from './processes.ts'
import { StopReason } from './stop-reason.ts'

export type Source = { url: string; stop: () => Promise<void> }

/** The database of DATABASE_URL, or the embedded one in DATA_DIR, started if it does not run. */
export async function findDatabase(): Promise<Source> {
  const stay = async () => undefined
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: stay }
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  if (!hasCluster(dataDir))
    throw new StopReason(`There is no database in ${dataDir}. Set DATABASE_URL or DATA_DIR.`)
  if (!isOwnerAlive(dataDir)) return startEmbeddedPostgres({ dataDir, log: () => undefined })
  const socketFolder = encodeURIComponent(preparePlaces(dataDir).socketFolder)
  return { url: `postgres://parlour@localhost/parlour?host=${socketFolder}`, stop: stay }
}
