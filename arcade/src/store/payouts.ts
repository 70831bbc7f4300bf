import type { WalletRequest, WalletStatus } from '@parlour/contract/wallet-protocol.ts'
import type { Store } from './open.ts'

export type Payout = { request: WalletRequest<'win'>; tries: number }

/** Owed from the moment the round counts: the caller writes both in one transaction. */
export function owe(store: Store, request: WalletRequest<'win'>, nowMs: number): void {
  store
    .prepare('insert into payouts (transaction_id, request, next_try_at) values (?, ?, ?)')
    .run(request.transactionId, JSON.stringify(request), nowMs)
}

/** What may be paid now: a round with a stake under way is closed only when that is settled. */
export function listOwed(store: Store, nowMs: number, limit = 50): Payout[] {
  return store
    .prepare(
      `select * from payouts where phase = 'owed' and next_try_at <= ?
       and request ->> 'roundId' not in (select round_id from stakes)
       order by next_try_at limit ?`,
    )
    .all(nowMs, limit)
    .map((row) => ({
      request: JSON.parse(String(row.request)) as WalletRequest<'win'>,
      tries: Number(row.tries),
    }))
}

export function hasOwed(store: Store, playerId: number, gameId: number): boolean {
  return (
    store
      .prepare(
        `select 1 from payouts where phase = 'owed'
         and request ->> 'playerId' = ? and request ->> 'gameId' = ?`,
      )
      .get(playerId, gameId) !== undefined
  )
}

/** Wins the wallet has refused for good: a person has to look at them. */
export function listRefused(store: Store, playerId: number, gameId: number): RefusedWin[] {
  return store
    .prepare(
      `select request ->> 'roundId' round_id, request ->> 'amount' amount, status from payouts
       where phase = 'refused' and request ->> 'amount' > 0
       and request ->> 'playerId' = ? and request ->> 'gameId' = ?
       order by rowid desc limit 20`,
    )
    .all(playerId, gameId)
    .map((row) => ({
      roundId: String(row.round_id),
      amount: Number(row.amount),
      status: String(row.status),
    }))
}

export type RefusedWin = { roundId: string; amount: number; status: string }

export function markPaid(store: Store, transactionId: string): void {
  store.prepare(`update payouts set phase = 'paid' where transaction_id = ?`).run(transactionId)
}

export function markRefused(store: Store, transactionId: string, status: WalletStatus): void {
  store
    .prepare(`update payouts set phase = 'refused', status = ? where transaction_id = ?`)
    .run(status, transactionId)
}

export function tryLater(store: Store, transactionId: string, atMs: number): void {
  store
    .prepare('update payouts set tries = tries + 1, next_try_at = ? where transaction_id = ?')
    .run(atMs, transactionId)
}
