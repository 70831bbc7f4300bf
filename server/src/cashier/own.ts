import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'

export const ownOrders: OwnRows = {
  tells: {
    deposits: (queries, { playerId }) =>
      queries.rows(sql`select order_id as "orderId", channel_name as channel, amount,
        paid_amount as "paidAmount", status, created_at as "createdAt" from cashier_deposits
        where player_id = ${playerId} order by number desc limit 10000`),
    withdrawals: (queries, { playerId }) =>
      queries.rows(sql`select order_id as "orderId", amount, fee, bank_name as bank,
        masked_card as card, status, created_at as "createdAt" from cashier_withdrawals
        where player_id = ${playerId} order by number desc limit 10000`),
    bankCards: (queries, { playerId }) =>
      queries.rows(sql`select b.name as bank, account_name as "accountName",
        last_digits as "lastDigits", created_at as "createdAt" from cashier_cards
        join cashier_banks b using (bank_id) where player_id = ${playerId} order by card_id`),
  },
  async leaves(tx, playerId) {
    await tx.run(sql`delete from cashier_passwords where player_id = ${playerId}`)
  },
  async forgets(tx, playerId) {
    await tx.run(sql`delete from cashier_cards where player_id = ${playerId}`)
    await tx.run(sql`delete from cashier_past_cards where player_id = ${playerId}`)
    await tx.run(sql`delete from cashier_payers where player_id = ${playerId}`)
    await tx.run(sql`delete from cashier_holds where player_id = ${playerId}`)
  },
}

/** Orders of a player on which money may still move, a second payment that goes back included. */
export function readOpenOrders(queries: Queries, playerId: number) {
  return queries.row<{ hasDeposit: boolean; hasWithdrawal: boolean }>(sql`select
    exists (select from cashier_deposits where player_id = ${playerId}
      and (status in ('created', 'awaiting') and expires_at > now()
        or status in ('paid', 'latePaid', 'refundDue')))
    or exists (select from cashier_payments where player_id = ${playerId}
      and outcome in ('refundDue', 'refunding')) as "hasDeposit",
    exists (select from cashier_withdrawals where player_id = ${playerId}
      and status in ('requested', 'review', 'approved', 'submitted', 'unknown'))
      as "hasWithdrawal"`)
}
