import type pg from 'pg'
import { toSpread } from './spread-words.ts'
import type { Sql } from './statement.ts'

export type { Sql } from './statement.ts'
export { sql } from './statement.ts'

/** What a handler may do with the database, in or out of a transaction. */
export type Queries = {
  rows<Row>(statement: Sql): Promise<Row[]>
  /** Exactly one row, or an error. */
  row<Row>(statement: Sql): Promise<Row>
  find<Row>(statement: Sql): Promise<Row | null>
  /** How many rows were touched. */
  run(statement: Sql): Promise<number>
}

/** A connection, or a pool of them. */
export type Runner = { query(text: string, values: unknown[]): Promise<pg.QueryResult> }

/** Asks through a connection, or through whichever of a pool is free. */
export function queriesOf(runner: Runner, isSpread: () => boolean = () => false): Queries {
  const ask = async (statement: Sql) => {
    const { text, values } = isSpread() ? await toSpread(runner, statement) : statement
    return runner.query(text, values)
  }
  return {
    rows: async (statement) => (await ask(statement)).rows,
    async row(statement) {
      const { rows } = await ask(statement)
      if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`)
      return rows[0]
    },
    find: async (statement) => (await ask(statement)).rows[0] ?? null,
    run: async (statement) => (await ask(statement)).rowCount ?? 0,
  }
}
