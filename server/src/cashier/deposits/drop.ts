import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { listDeposits, lockDeposit, moveDeposit } from './orders.ts'
import { lockPlacing } from './place.ts'

/** Ends every order that is not paid. No new one slips in between: placing waits for the lock. */
export async function dropOrders(tx: Tx, playerId: number): Promise<void> {
  await lockPlacing(tx, playerId)
  const where = sql`status in ('created', 'awaiting')`
  for (const { orderId } of await listDeposits(tx, { playerId, where, limit: mostOpen })) {
    const order = await lockDeposit(tx, { playerId, orderId })
    if (order?.status === 'created' || order?.status === 'awaiting')
      await moveDeposit(tx, order, 'cancelled', { reason: 'onBreak' })
  }
}

/** Far above the number of orders a player may have open. */
const mostOpen = 1_000
