import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { DepositStatus, WithdrawalStatus } from './orders/transitions.ts'

/** What the player has deposited in their life; 0 before the first deposit. */
export async function readDeposited(queries: Queries, playerId: number): Promise<number> {
  const totals = await queries.find<{ deposited: number }>(sql`
    select deposited from cashier_totals where player_id = ${playerId}`)
  return totals?.deposited ?? 0
}

/** The same of many players; who never deposited is not among them. */
export async function readDepositedOf(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await queries.rows<{ playerId: number; deposited: number }>(sql`
    select player_id as "playerId", deposited from cashier_totals
    where player_id = any(${playerIds}::bigint[])`)
  return new Map(rows.map(({ playerId, deposited }) => [playerId, deposited]))
}

/** Deposited less what was paid out, in the life of each account; a fee was not. */
export async function readNetOf(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, number>> {
  const deposited = await readDepositedOf(queries, playerIds)
  const rows = await queries.rows<{ playerId: number; paid: number }>(sql`
    select player_id as "playerId", sum(amount - fee)::bigint as paid from cashier_withdrawals
    where player_id = any(${playerIds}::bigint[]) and status = 'paid' group by player_id`)
  const paid = new Map(rows.map((row) => [row.playerId, row.paid]))
  return new Map(playerIds.map((id) => [id, (deposited.get(id) ?? 0) - (paid.get(id) ?? 0)]))
}

/** Expressions over the row `players`, for those who choose players by what they deposited. */
export function hasDepositedAtLeast(amount: number): Sql {
  return sql`coalesce((select deposited from cashier_totals
    where cashier_totals.player_id = players.player_id), 0) >= ${amount}`
}

export function hasDepositedSince(days: number): Sql {
  return sql`exists (select from cashier_deposits
    where cashier_deposits.player_id = players.player_id and paid_amount is not null
      and cashier_deposits.created_at > now() - ${days} * interval '1 day')`
}

type Order = {
  orderId: string
  kind: 'deposit' | 'withdrawal'
  amount: number
  status: DepositStatus | WithdrawalStatus
  way: string
  wayEn: string
  createdAt: Date
}

/** A player's latest orders of both kinds, the newest first. */
export function listLatestOrders(
  queries: Queries,
  playerId: number,
  limit: number,
): Promise<Order[]> {
  return queries.rows<Order>(sql`
    (select order_id as "orderId", 'deposit' as kind, coalesce(paid_amount, amount) as amount,
      status, channel_name as way,
      coalesce((select nullif(name_en, '') from cashier_channels
        where cashier_channels.channel_id = cashier_deposits.channel_id), channel_name) as "wayEn",
      created_at as "createdAt" from cashier_deposits
      where player_id = ${playerId} order by created_at desc limit ${limit})
    union all
    (select order_id, 'withdrawal', amount, status, bank_name || ' ' || masked_card,
      coalesce((select min(nullif(name_en, '')) from cashier_banks where name = bank_name),
        bank_name) || ' ' || masked_card, created_at
      from cashier_withdrawals where player_id = ${playerId}
      order by created_at desc limit ${limit})
    order by "createdAt" desc limit ${limit}`)
}
