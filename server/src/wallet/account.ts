import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { playerAccounts } from './chart.ts'

/** Whoever makes a player opens their accounts with them. Those that are there stay. */
export async function openAccounts(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`insert into wallet_accounts (player_id, account)
    select ${playerId}::bigint, unnest(${playerAccounts}::text[]) on conflict do nothing`)
}

export type CoinAccount = {
  balance: number
  turnover: number
  staked: number
  /** What came in and went out otherwise than through games. */
  funded: number
  /** How long was played, and when the latest stake was made. */
  playedMs: number
  stakedAtMs: number
  seq: number
  /** The database's own time, when it was read. */
  nowMs: number
  /** What the gate asked to know of the player. */
  fact: unknown
}

export type AccountRow = CoinAccount & { playerId: number; closedBefore: Date | null }

/**
 * What moves when something changes that a bet must know: of the player, of the site, and of what
 * the player limits. The last is read as whoever held the account before left it.
 */
export type Mark = { mark: number; siteVersion: number; rules: number }

/** As it is locked: what the gate must know is kept, or read after it. */
export type LockedRow = Omit<AccountRow, 'fact'> & Mark
