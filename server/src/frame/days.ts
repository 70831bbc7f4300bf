import type { Tx } from './db.ts'
import { sql } from './db.ts'

const keptDays = 60
const daysAhead = 14

/**
 * Opens the coming days of a table that lies in days, and drops those past keeping. Either
 * wants the table for itself for a moment: behind a long reader it gives up, and is tried again.
 */
export async function keepDays(tx: Tx, table: string): Promise<void> {
  await tx.run(sql`set local lock_timeout = '500ms'`)
  await tx.run(sql`select frame_keep_days(${table}, ${keptDays}, ${daysAhead})`)
}
