import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { demoChannels } from './demo-tables.ts'
import { lockDeposit, moveDeposit } from './deposits/orders.ts'
import { settlePaid } from './deposits/settle.ts'
import { newOrderId } from './orders/order-id.ts'
import { addStep } from './orders/steps.ts'

type Purchase = { actType: number; awardId: number | null }

/** A deposit as it would have gone, so that the records have something to show. */
export async function placeDemoDeposit(
  tx: Tx,
  playerId: number,
  amount: number,
  { actType, awardId }: Purchase = { actType: 0, awardId: null },
): Promise<void> {
  const [channel] = demoChannels
  const ref = { playerId, orderId: newOrderId('deposit', playerId) }
  await tx.run(sql`insert into cashier_deposits (player_id, order_id, channel_id, channel_name,
      family, variant, amount, act_type, award_id, expires_at, grace_seconds)
    values (${playerId}, ${ref.orderId}, ${channel.channelId}, ${channel.name}, ${channel.family},
      ${channel.variant}, ${amount}, ${actType}, ${awardId}, now() + interval '10 minutes', 60)`)
  await addStep(tx, ref, 'created')
  const order = await lockDeposit(tx, ref)
  if (order) await moveDeposit(tx, order, 'awaiting')
  await settlePaid(tx, ref, { paidAmount: amount })
}
