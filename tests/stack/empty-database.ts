import { randomBytes } from 'node:crypto'
import { ensureDatabase } from '../../scripts/postgres/database.ts'
import { withDatabase } from './database-url.ts'

/** A database of one's own with nothing in it. */
export async function emptyDatabase(clusterUrl: string): Promise<string> {
  const url = withDatabase(clusterUrl, `empty_${randomBytes(6).toString('hex')}`)
  await ensureDatabase(url)
  return url
}
