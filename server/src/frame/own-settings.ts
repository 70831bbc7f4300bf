import { BadSettings } from '../config.ts'
import type { Queries } from './db.ts'
import { ownLockTimeout, sql } from './db.ts'

/**
 * Connections begin with settings: how long a lock is waited for, when a dead copy is noticed, how
 * a batch is planned. A pooler between us and the database may drop them without a word, and with
 * them what is said by LISTEN: better not to start.
 */
export async function requireOwnSettings(database: Queries): Promise<void> {
  const { kept } = await database.row<{ kept: string }>(
    sql`select current_setting('lock_timeout') as kept`,
  )
  if (kept === ownLockTimeout) return
  throw new BadSettings([
    'DATABASE_URL: the settings our connections begin with are lost on the way. A pooler such as ' +
      'PgBouncer stands in between: name the database itself.',
  ])
}
