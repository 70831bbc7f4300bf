import type pg from 'pg'
import type { Announcement } from './announcer.ts'
import type { createAnnouncer } from './announcer.ts'
import type { Asking } from './near-reads.ts'
import type { Doing, Near, NearWrites } from './near-writes.ts'
import { beginOn, NotHere } from './near-writes.ts'
import type { Queries, Runner } from './queries.ts'
import { commitTogether } from './together.ts'

export type Tx = Queries & {
  /** Runs when, and only when, what was written is there for everybody. */
  afterCommit(work: () => void): void
  /** Whether players lie on several machines. */
  readonly isSpread: boolean
  /** The machine that is asked, while this goes on at the player's own; else null. */
  readonly asked: Queries | null
  /** Said to every copy of the server right after the commit, and never if there is none. */
  announce(list: readonly Announcement[]): void
}

type Work<Result> = (tx: Tx) => Promise<Result>

type Door = Partial<Near> & {
  begin: () => Promise<pg.PoolClient>
  announcer: ReturnType<typeof createAnnouncer>
  queries: (runner: Runner) => Queries
  isSpread: () => boolean
  aside: Queries
}

const maxTries = 4

/** All transactions of the process: over the machine that is asked, or on a player's own. */
export function createTransactions({ pool, near, ...rest }: Needs) {
  const door: Door = { ...rest, begin: () => beginOn(pool) }
  const over = <Result>(work: Work<Result>) => transaction(door, work)
  const transactionFor = async <Result>(doing: Doing, work: Work<Result>): Promise<Result> => {
    const line = await near.find(doing)
    if (!line) return over(work)
    try {
      const result = await transaction({ ...door, ...line }, work)
      near.note(doing.what, true)
      return result
    } catch (error) {
      if (!(error instanceof NotHere)) throw error
      near.note(doing.what, false)
      return over(work)
    }
  }
  /** What is noted while a player is answered is theirs, too. */
  const keepBooksFor =
    ({ playerId, what = 'books' }: Asking) =>
    <Result>(work: Work<Result>) =>
      playerId ? transactionFor({ playerId, what }, work) : over(work)
  return { transaction: over, transactionFor, keepBooksFor }
}

export type Needs = Omit<Door, 'begin'> & { pool: pg.Pool; near: NearWrites }

/** Serialisation failures and deadlocks are the database's wish to be asked again. */
async function transaction<Result>(door: Door, work: Work<Result>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactionOnce(door, work)
    } catch (error) {
      const code = (error as { code?: string }).code
      if (attempt === maxTries || (code !== '40001' && code !== '40P01')) throw error
    }
  }
}

async function transactionOnce<Result>(door: Door, work: Work<Result>) {
  const { announcer, queries, isSpread, aside, guard } = door
  const client = await door.begin()
  const guarded = guard?.(client)
  const runner = guarded ?? client
  const afterwards: (() => void)[] = []
  let broken: Error | undefined
  try {
    const afterCommit = (act: () => void) => void afterwards.push(act)
    const announce: Tx['announce'] = (list) => afterCommit(() => announcer.announce(list))
    const asked = guarded ? aside : null
    const own = { isSpread: isSpread(), asked, afterCommit, announce }
    const result = await work({ ...queries(runner), ...own })
    if (isSpread() && !asked) await commitTogether(queries(client))
    if (guarded?.isOver()) throw new NotHere()
    // After a failed statement COMMIT succeeds as a rollback, and says so only here.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('not committed: a statement before had failed')
    for (const act of afterwards) act()
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost))
    // Whoever was refused may have taken it for something else.
    throw guarded?.isOver() ? new NotHere() : error
  } finally {
    client.release(broken)
  }
}
