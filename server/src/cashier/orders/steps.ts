import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { tellDesk } from '../../frame/desk-news.ts'
import { tell } from '../../frame/stream.ts'
import { isDeposit } from './order-id.ts'

export type OrderRef = { playerId: number; orderId: string }
type Step = { status: string; reason: string | null; time: number }

/** Notes the state an order has reached, and tells the player's open tabs and the operators'. */
export async function addStep(
  tx: Tx,
  { playerId, orderId }: OrderRef,
  status: string,
  reason: string | null = null,
): Promise<void> {
  await tx.run(sql`insert into cashier_steps (player_id, order_id, place, status, reason)
    select ${playerId}, ${orderId}, count(*) + 1, ${status}, ${reason} from cashier_steps
    where player_id = ${playerId} and order_id = ${orderId}`)
  await tell(tx, playerId, { topic: 'order', payload: { orderId, status } })
  await tellDesk(tx, isDeposit(orderId) ? 'transfers' : 'withdrawals', orderId)
}

/** The timelines of several orders of one player, by order. */
export async function readTimelines(
  queries: Queries,
  playerId: number,
  orderIds: string[],
): Promise<Map<string, Step[]>> {
  const rows = await queries.rows<Omit<Step, 'time'> & { orderId: string; at: Date }>(sql`
    select order_id as "orderId", status, reason, at from cashier_steps
    where player_id = ${playerId} and order_id = any(${orderIds}::text[]) order by place`)
  const timelines = new Map<string, Step[]>(orderIds.map((orderId) => [orderId, []]))
  for (const { orderId, at, ...step } of rows)
    timelines.get(orderId)?.push({ ...step, time: at.getTime() })
  return timelines
}
