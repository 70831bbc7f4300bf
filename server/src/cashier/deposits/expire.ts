import { sql } from '../../frame/db.ts'
import { findLiving } from '../../frame/living.ts'
import type { Job } from '../../frame/schedule.ts'
import { lockDeposit, moveDeposit } from './orders.ts'

const batch = 200

/** The countdown is over and no news of a payment can be under way any more. */
export const expireDeposits: Job = {
  name: 'cashier.expire',
  everyMs: 5_000,
  async run(tx) {
    const due = await findLiving<{ playerId: number; orderId: string }>(tx, {
      table: 'cashier_deposits',
      ask: (rows) => sql`select player_id as "playerId", order_id as "orderId" from ${rows}
        where status in ('created', 'awaiting')
        and expires_at + grace_seconds * interval '1 second' <= now()
        order by expires_at limit ${batch}`,
    })
    for (const ref of due) {
      const order = await lockDeposit(tx, ref)
      const isOpen = order?.status === 'created' || order?.status === 'awaiting'
      if (order && isOpen) await moveDeposit(tx, order, 'expired', { reason: 'notPaidInTime' })
    }
  },
}
