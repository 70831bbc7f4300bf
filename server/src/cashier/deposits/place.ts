import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { lockCoupon } from '../../rewards/index.ts'
import { getFamily } from '../channels/index.ts'
import type { Channel } from '../channels/list.ts'
import { newOrderId } from '../orders/order-id.ts'
import { addStep } from '../orders/steps.ts'
import type { DepositContext } from './facts.ts'
import { readDepositFacts } from './facts.ts'
import type { DepositRefusal, DepositRequest } from './rules.ts'
import { findRefusal } from './rules.ts'

const validMinutes = 10
const firstAskSeconds = 30

/** Writes the order down. Nobody outside knows of it yet. */
export async function placeDeposit(
  ctx: DepositContext,
  asked: DepositRequest,
): Promise<{ orderId: string } | DepositRefusal> {
  const { tx, caller } = ctx
  const { playerId } = caller
  await lockPlacing(tx, playerId)
  const facts = await readDepositFacts(ctx, asked)
  const refusal = findRefusal(facts, asked)
  if (refusal) return refusal
  const { channel } = facts
  if (!channel) throw new Error(`there is no channel ${asked.rechargeType}`)
  const orderId = newOrderId('deposit', playerId)
  const { couponId, amount } = asked
  // What the coupon will add is set aside for this order; null when it cannot be used with it.
  const bonus =
    couponId === undefined ? 0 : await lockCoupon(tx, { playerId, orderId, couponId, amount })
  return bonus === null
    ? 'couponNotUsable'
    : insertDeposit(tx, orderId, { playerId, asked, channel, bonus })
}

/** A player's orders are placed one after the other: each counts for the next. */
export async function lockPlacing(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`deposits:${playerId}`}))`)
}

type Placing = { playerId: number; asked: DepositRequest; channel: Channel; bonus: number }

async function insertDeposit(tx: Tx, orderId: string, placing: Placing) {
  const { playerId, asked, channel, bonus } = placing
  const { graceSeconds, findOutcome } = getFamily(channel.family)
  await tx.run(sql`insert into cashier_deposits (player_id, order_id, channel_id, channel_name,
      family, variant, amount, act_type, award_id, coupon_id, bonus, expires_at, grace_seconds,
      ask_at)
    values (${playerId}, ${orderId}, ${channel.channelId}, ${channel.name}, ${channel.family},
      ${channel.variant}, ${asked.amount}, ${asked.actType}, ${awardIdOf(asked)},
      ${asked.couponId ?? null}, ${bonus},
      now() + ${validMinutes} * interval '1 minute', ${graceSeconds},
      ${findOutcome ? sql`now() + ${firstAskSeconds} * interval '1 second'` : null})`)
  await addStep(tx, { playerId, orderId }, 'created')
  return { orderId }
}

/** A plain deposit is for nothing in particular, whatever it says. */
function awardIdOf({ actType, awardId }: DepositRequest): number | null {
  return actType === 0 ? null : (awardId ?? null)
}
