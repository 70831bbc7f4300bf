import type { Sql } from './statement.ts'

/**
 * Where a statement about the players of its first value names a table of players. It is nothing on
 * one machine; where the database is spread, it says to Citus that all of it lies on one, which it
 * does not see from joins. The alternative keeps it from being a condition of an index, to be tried
 * again for each row.
 */
export function only(table: string, column = 'player_id'): string {
  return `/*only ${table}.${column}*/`
}

/** The player of the row that is inserted, out of the values `rows`. */
export function own(rows: string): string {
  return `${rows}.player_id/*own*/`
}

/**
 * After the values `rows` of an insert: where the database is spread they are joined with the
 * players, since rows of nowhere would be copied in and committed in two phases.
 */
export function beside(rows: string): string {
  return `/*beside ${rows}*/`
}

const joined = /\/\*beside ([a-z]+)\*\//g
const marks = /\/\*only ([a-z_.]+)\*\//g

const known = new Map<string, string>()

/**
 * The statement for a spread database: those with a name are about the players of their first
 * value. The clock is that of the statement's own moment there: with one that goes on, rows would
 * be fetched and sent one by one.
 */
export function pin<One extends Sql>(statement: One): One {
  if (!('name' in statement) || !/\/\*(only|beside) /.test(statement.text)) return statement
  let text = known.get(statement.text)
  if (text === undefined) {
    const number = statement.values.length + 1
    text = statement.text
      .replace(/[a-z]+\.player_id\/\*own\*\//g, 'beside.player_id')
      .replace(
        joined,
        (_, rows) => `join players beside on beside.player_id = ${rows}.player_id
          ${only('beside')}`,
      )
      .replace(
        marks,
        (_, column) => `and (${column} = any($1::bigint[]) or ${column} = $${number})`,
      )
      .replaceAll('clock_timestamp()', 'statement_timestamp()')
    known.set(statement.text, text)
  }
  return { ...statement, text, values: [...statement.values, firstOf(statement.values[0])] }
}

/** The first player of a column as it is sent. */
function firstOf(column: unknown): number {
  return Number.parseInt(String(column).slice(1), 10)
}
