import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { withDatabase } from '../../stack/database-url.ts'
import { databaseMicros } from '../play/costs.ts'

/** Microseconds of the asked machine's processor, and of the others' together. */
export type Used = { asked: number; others: number }

/** What a cluster's machines have used up so far; the one that is asked is named first. */
export async function createMeter(nodes: readonly string[]): Promise<() => Used> {
  const postmasters = await Promise.all(nodes.map(findPostmaster))
  return () => {
    const [asked = 0, ...others] = postmasters.map(databaseMicros)
    return { asked, others: others.reduce((sum, one) => sum + one, 0) }
  }
}

async function findPostmaster(node: string): Promise<number> {
  const machine = openDatabase(withDatabase(node, 'postgres'), 1, () => undefined)
  const { pid } = await machine.row<{ pid: string }>(
    sql`select split_part(pg_read_file('postmaster.pid'), e'\n', 1) as pid`,
  )
  await machine.end()
  return Number(pid)
}
