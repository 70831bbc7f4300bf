import type { Queries } from './db.ts'
import { sql } from './db.ts'

const pages = 5

/**
 * Writes something and waits until it is on the disk; throws when the database cannot. A full disk
 * still takes a row that fits into a page it has, so the probe asks for pages of its own. A table
 * that lives for one transaction meets no lock: a backup in progress does not make it wait.
 */
export async function tryWriting(queries: Queries): Promise<void> {
  await queries.run(sql`select frame_try_writing(${pages})`)
}
