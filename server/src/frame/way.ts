import type pg from 'pg'
import type { Asking, NearReads } from './near-reads.ts'
import type { Doing } from './near-writes.ts'
import type { Queries, Runner } from './queries.ts'
import type { Needs, Tx } from './transactions.ts'
import { createTransactions } from './transactions.ts'

/** What a call that only reads may do. */
export type Reads = Queries & {
  /**
   * For what the server notes of its own accord while it answers: an event applied that waits
   * anyway, a config pinned, a key of the day made. Never for what somebody asked for.
   */
  keepBooks<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** One connection beside the pool: who holds one of the pool's may wait for what this reads. */
  readonly aside: Queries
}

/** What a call may do, through the connections of one pool. */
export type Way = Reads & {
  /** The same for calls that only read. In tests PostgreSQL itself refuses them a write. */
  readonly reads: Reads
  /**
   * The same for who asks: about one player on the machine that has them, and what has waited for
   * a connection is not asked when nobody waits any more.
   */
  readsFor(who: Asking): Reads
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /**
   * The same for what is written for one player: on the machine that has them, if all of it can be
   * done there. What cannot is undone and begun again, so the work may be run twice.
   */
  transactionFor<Result>(doing: Doing, work: (tx: Tx) => Promise<Result>): Promise<Result>
}

type Pools = { own: pg.Pool; ofReads: pg.Pool }

/** `nearReads`: where the database is spread, the machine of who asks. */
export function openWay(
  { own, ofReads }: Pools,
  nearReads: NearReads,
  needs: Omit<Needs, 'pool'>,
): Way {
  const { queries, aside } = needs
  const { transaction, transactionFor, keepBooksFor } = createTransactions({ ...needs, pool: own })
  const reads = (runner: Runner, keepBooks: Reads['keepBooks']) => ({
    ...queries(runner),
    aside,
    keepBooks,
  })
  return {
    ...reads(own, transaction),
    reads: reads(ofReads, transaction),
    readsFor: (who) => reads(nearReads(ofReads, who), keepBooksFor(who)),
    transaction,
    transactionFor,
  }
}
