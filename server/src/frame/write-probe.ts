import { randomUUID } from 'node:crypto'
import type { Database } from './db.ts'
import { sql } from './db.ts'

const pages = 5

/**
 * Writes something and waits until it is on the disk; throws when the database cannot. A full disk
 * still takes a row that fits into a page it has, so the probe asks for pages of its own. A table
 * that lives for one transaction meets no lock: a backup in progress does not make it wait.
 */
export async function tryWriting(database: Database): Promise<void> {
  const table = `write_probe_${randomUUID().replaceAll('-', '')}`
  await database.transaction(async (tx) => {
    await tx.run({ text: `create table ${table} (filling text)`, values: [] })
    const filled = sql`select repeat('x', 1900) from generate_series(1, ${pages * 4})`
    await tx.run({ ...filled, text: `insert into ${table} ${filled.text}` })
    await tx.run({ text: `drop table ${table}`, values: [] })
  })
}
