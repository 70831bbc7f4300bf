import type { Queries, Sql, Tx } from './db.ts'
import { sql } from './db.ts'
import { isDeadMachine } from './dead-machine.ts'

/** A question about rows of players: of all of them, or of those in one part of the table. */
export type OfPlayers = { table: string; ask: (rows: Sql) => Sql }

/**
 * For work that looks for players to do something for: what is found of all of them. While a
 * machine is dead the players on it are left out, so that nobody else waits for it; then each part
 * gives as many rows as the question allows, and numbers and texts only. Who finds nobody asks no
 * more: a list of no players is sent to every machine.
 */
export async function findLiving<Row>(tx: Tx, asked: OfPlayers): Promise<Row[]> {
  const all = askAll(asked)
  if (!tx.isSpread) return tx.rows<Row>(all)
  await tx.run(sql`savepoint finding`)
  try {
    const rows = await tx.rows<Row>(all)
    await tx.run(sql`release savepoint finding`)
    return rows
  } catch (error) {
    if (!isDeadMachine(error)) throw error
    await tx.run(sql`rollback to savepoint finding`)
    return findInParts<Row>(tx, asked)
  }
}

/** The same outside a transaction. */
export async function readLiving<Row>(reads: Reads, asked: OfPlayers): Promise<Row[]> {
  try {
    return await reads.rows<Row>(askAll(asked))
  } catch (error) {
    if (!isDeadMachine(error)) throw error
    return findInParts<Row>(reads, asked)
  }
}

/** How many rows of players are like that, as far as their machines are alive. */
export async function countLiving(reads: Reads, table: string, isLike: Sql): Promise<number> {
  const ask = (rows: Sql) => sql`select count(*) from ${rows} where ${isLike}`
  const counted = await readLiving<{ count: number }>(reads, { table, ask })
  return counted.reduce((sum, { count }) => sum + count, 0)
}

type Reads = Pick<Queries, 'rows'>

function askAll({ table, ask }: OfPlayers): Sql {
  return ask({ text: table, values: [] })
}

/** Connections of its own for every part: only for as long as the common way is closed. */
async function findInParts<Row>(reads: Reads, { table, ask }: OfPlayers): Promise<Row[]> {
  const { text, values } = ask({ text: part, values: [] })
  const words = `select coalesce(json_agg(found), '[]') from (${text}) as found`
  // The values are put in first, then the part's name by who sends it: each takes its own sign.
  const form = words
    .replaceAll('%', '%%%%')
    .replaceAll(part, '%%1$$s')
    .replaceAll(/\$(\d+)/g, (_, n: string) => `%${n}$L`)
  const given = values.map((_, at) => `, $${at + 3}::text`).join('')
  const parts = await reads.rows<{ found: string }>({
    text: `select result as found from run_command_on_shards($1, format($2${given})) where success`,
    values: [table, form, ...values],
  })
  return parts.flatMap(({ found }) => JSON.parse(found) as Row[])
}

const part = 'this_part'
