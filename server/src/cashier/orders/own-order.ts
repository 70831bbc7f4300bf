import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { isOwnOrder } from './order-id.ts'

/** Whether there is such a deposit or withdrawal of this player. */
export async function isOrderOf(
  queries: Queries,
  playerId: number,
  orderId: string,
): Promise<boolean> {
  if (!isOwnOrder(orderId, playerId)) return false
  const found = await queries.find(sql`
    select from cashier_deposits where player_id = ${playerId} and order_id = ${orderId}
    union all
    select from cashier_withdrawals where player_id = ${playerId} and order_id = ${orderId}
    limit 1`)
  return found !== null
}
