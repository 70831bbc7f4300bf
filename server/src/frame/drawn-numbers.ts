import type { Tx } from './db.ts'
import type { Sql } from './queries.ts'
import { sql } from './queries.ts'

/** What an insert says of a number that its table counts up: the column, and the number itself. */
type Drawn = { column: Sql; isGiven: Sql; number: Sql }

/**
 * Numbers are counted on the machine that is asked. Where a row is written on its player's own
 * machine, its number is asked for before; everywhere else the database gives it.
 */
export async function drawNumber({ asked }: Tx, table: string, column: string): Promise<Drawn> {
  const nothing = { text: '', values: [] }
  if (!asked) return { column: nothing, isGiven: nothing, number: nothing }
  const { drawn } = await asked.row<{ drawn: number }>(sql`
    select nextval(pg_get_serial_sequence(${table}, ${column})) as drawn`)
  return {
    column: { text: `${column}, `, values: [] },
    isGiven: { text: 'overriding system value', values: [] },
    number: sql`${drawn}::bigint, `,
  }
}
