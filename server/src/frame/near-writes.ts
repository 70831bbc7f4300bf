import type pg from 'pg'
import type { Homes } from './homes.ts'
import { believedMs } from './homes.ts'
import { createRefused, isOfStatement, keepByAddress } from './near-reads.ts'
import type { Queries, Runner } from './queries.ts'
import { sql } from './queries.ts'

/** Whose a transaction is, and what it does, by a name that is the same each time. */
export type Doing = { playerId: number; what: string }

/** On a player's machine: something that only the asked one has, or that only it may do. */
export class NotHere extends Error {}

/** The way to a player's machine for one transaction. */
export type Near = {
  begin: () => Promise<pg.PoolClient>
  guard: (client: Runner) => Guarded
}

/** What the transaction asks through; once it was refused something it goes no further. */
type Guarded = Runner & { isOver: () => boolean }

export type NearWrites = ReturnType<typeof createNearWrites>
type Needs = { homes: Homes; asked: Queries; open: (url: string) => pg.Pool }

/** So often more refused than done, and what it does is left to the asked machine for a while. */
const mostRefused = 3

/**
 * Where the database is spread, what is written for one player is written on the machine that has
 * them, as far as it lies there with them. Locks by name, numbers that are counted for all, news
 * and tables of the asked machine do not: who wants one is refused before it is asked, everything
 * is undone, and done over the asked machine.
 */
export function createNearWrites({ homes, asked, open }: Needs) {
  const poolOf = keepByAddress(open)
  const notThere = createRefused()
  const refused = new Map<string, number>()
  const resting = new Map<string, number>()
  let numbered: Promise<Map<string, string>> | null = null

  function forget(error: Error): never {
    numbered = null
    throw error
  }

  function guard(client: Runner, counted: Map<string, string>): Guarded {
    let isOver = false
    const refuse = (): never => {
      isOver = true
      throw new NotHere()
    }
    return {
      isOver: () => isOver,
      async query(text, values) {
        if (isOver || notThere.has(text) || isOfAsked(text, counted)) refuse()
        try {
          return await client.query(text, values)
        } catch (error) {
          if (!isOfStatement(error as Error)) throw error
          notThere.add(text)
          return refuse()
        }
      },
    }
  }

  async function find({ playerId, what }: Doing): Promise<Near | null> {
    if (performance.now() < (resting.get(what) ?? 0)) return null
    const address = await homes.addressOf(playerId)
    if (address === null) return null
    const counted = await (numbered ??= listNumbered(asked).catch(forget))
    const leave = (): never => {
      homes.leave(address)
      throw new NotHere()
    }
    return {
      begin: () => beginOn(poolOf(address)).catch(leave),
      guard: (client) => guard(client, counted),
    }
  }

  /** Remembers whether what was tried near was done there. */
  function note(what: string, wasDone: boolean): void {
    const times = Math.max(0, (refused.get(what) ?? 0) + (wasDone ? -1 : 1))
    refused.set(what, times % mostRefused)
    if (times === mostRefused) resting.set(what, performance.now() + believedMs)
  }

  return { find, note }
}

/** A transaction on a connection that is given back when it cannot even begin. */
export async function beginOn(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    return client
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

/**
 * Keeps others from the same work on the machine where the transaction goes on, to spare them; rows
 * that are held keep them apart. False where another has it.
 */
export async function tryToHold(tx: Queries, work: string): Promise<boolean> {
  const { isHeld } = await tx.row<{ isHeld: boolean }>(sql`
    select pg_try_advisory_xact_lock/*held there*/(hashtextextended(${work}, 0)) as "isHeld"`)
  return isHeld
}

/** The column of each table that the database counts up when it is not given. */
async function listNumbered(asked: Queries): Promise<Map<string, string>> {
  const rows = await asked.rows<{ table: string; column: string }>(sql`
    select attrelid::regclass::text as table, attname::text as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
      and (attidentity <> '' or pg_get_expr(adbin, adrelid) like 'nextval(%')`)
  return new Map(rows.map(({ table, column }) => [table, column]))
}

const ofAsked = /\b(?:pg_notify|nextval|pg_(?:try_)?advisory\w+)\b(?!\/\*held there\*\/)/
const inserts = /\binsert\s+into\s+(\w+)(?:\s+as\s+\w+)?\s*(?:\(([^)]*)\))?/g

function isOfAsked(text: string, counted: Map<string, string>): boolean {
  if (ofAsked.test(text)) return true
  return [...text.matchAll(inserts)].some(([, table = '', columns = '']) => {
    const column = counted.get(table)
    return column !== undefined && !columns.split(/[\s,]+/).includes(column)
  })
}
