import type { GateError } from '@parlour/contract/gate.ts'
import type { Queries, Sql } from '../frame/db.ts'
import type { AccountRow, CoinAccount } from './account.ts'
import type { BetWinItem, Done, Item, Refusal, Stake, WinItem } from './items.ts'

/** The gate's part in a bet: what it must know of the player, and its verdict. */
export type Gate = {
  /** An SQL expression over the row `players`, read anew when the player's mark has moved. */
  fact: string
  /** The next moment at which the fact changes by itself, as such an expression. */
  until?: string
  /** Pure. The reason why this bet may not be made now; null when it may. */
  refuseBet(fact: unknown, bet: Stake): GateError | null
}

/** Open to every player whose account is active. */
export const activeAccountGate: Gate = {
  fact: 'players.state',
  refuseBet: (state) => (state === 'active' ? null : 'accountClosed'),
}

/** A statement that is prepared once on a lane's connection. */
export type Statement = Sql & {
  name: string
  /**
   * In its place where players are spread: by statements that need nothing of other tables than the
   * players' own. What it takes from others is asked for first, of the machine that has them.
   */
  apart?: (home: Queries) => Promise<Statement[]>
}

/**
 * Something that must change together with a bet, such as the state of its round. It takes part in
 * the batch: one more read in the first round trip, one more set-based write in the second.
 * What the gate read of a player serves it, too.
 */
export type Companion = {
  /** What it must know to decide on these items; run after the accounts are locked. */
  read?(items: readonly Item[]): Statement
  /** What it must know besides, seldom: a round trip of its own. Null when it knows enough. */
  look?(accounts: readonly AccountRow[]): Statement | null
  begin(rows: unknown[], looked: Looked): CompanionTurn
}

/** The accounts as they were read, and what a companion looked up after them. */
export type Looked = { accounts: readonly AccountRow[]; rows: unknown[] }

/** Pure: decides from its rows and from the items before, and says at the end what to write. */
export type CompanionTurn = {
  /** Asked when the wallet itself would carry the item out. Changes nothing. */
  refuse(item: Item, account: CoinAccount): { status: Refusal; detail: string | null } | null
  /** The stake that stands in the round this item ends; 0 when the round goes on. */
  endedStake?(item: WinItem | BetWinItem): number
  /** The item is carried out and moved so much: of a whole round, its win. Repeats are not told. */
  accept?(item: Item, done: Done, moved: number): void
  writes(): Statement[]
}
