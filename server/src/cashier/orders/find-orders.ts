import type { OrderKind } from '@parlour/contract/order-terms.ts'
import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'

export type FoundOrder = {
  orderId: string
  kind: OrderKind
  playerId: number
  amount: number
  status: string
  createdAt: Date
}

/** The beginning of an order's number: it carries its owner, so that no table is searched. */
const beginning = /^(DP|WD)(\d{1,15})(?:-([0-9A-F]{0,16}))?$/

/** Whose order a text is the number of, or the beginning of one; null when it is none. */
export function ownerOf(text: string): number | null {
  const owner = beginning.exec(text.trim().toUpperCase())?.[2]
  return owner === undefined ? null : Number(owner)
}

/** Orders whose number begins so, the newest first. */
export async function findOrders(
  queries: Queries,
  text: string,
  limit: number,
): Promise<FoundOrder[]> {
  const [, prefix, owner, digits = ''] = beginning.exec(text.trim().toUpperCase()) ?? []
  if (prefix === undefined || owner === undefined) return []
  const start = `${prefix}${owner}-${digits}%`
  return prefix === 'DP'
    ? queries.rows<FoundOrder>(sql`select order_id as "orderId", 'deposit' as kind,
        player_id as "playerId", coalesce(paid_amount, amount) as amount, status,
        created_at as "createdAt" from cashier_deposits
        where player_id = ${owner}::bigint and order_id like ${start}
        order by created_at desc limit ${limit}`)
    : queries.rows<FoundOrder>(sql`select order_id as "orderId", 'withdrawal' as kind,
        player_id as "playerId", amount, status, created_at as "createdAt"
        from cashier_withdrawals where player_id = ${owner}::bigint and order_id like ${start}
        order by created_at desc limit ${limit}`)
}
