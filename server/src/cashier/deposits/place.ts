import type { calls } from '@parlour/contract/index.ts'
import type { ErrorOf } from '@parlour/contract/call.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { z } from 'zod'
import type { Caller } from '../../frame/caller.ts'
import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { App } from '../../frame/module.ts'
import { checkGate } from '../../gate/index.ts'
import { readSettings } from '../../frame/settings.ts'
import { getFamily } from '../channels/index.ts'
import type { Channel } from '../channels/list.ts'
import { findChannel } from '../channels/list.ts'
import { newOrderId } from '../orders/order-id.ts'
import { lockCoupon } from '../../rewards/index.ts'
import type { OrderRef } from '../orders/steps.ts'
import { addStep } from '../orders/steps.ts'
import { findPrice } from './offers.ts'

export type Asked = z.output<(typeof calls.recharge3)['input']>
export type DepositRefusal = ErrorOf<typeof calls.recharge3>

const maxOpenOrders = 3
const validMinutes = 10
const firstAskSeconds = 30

/** Writes the order down. Nobody outside knows of it yet. */
export async function placeDeposit(
  { app, tx, caller }: { app: App; tx: Tx; caller: Caller },
  asked: Asked,
): Promise<{ orderId: string } | DepositRefusal> {
  const { playerId, sessionId } = caller
  const closed = await checkGate(tx, playerId, 'deposit', { sessionId })
  if (closed) return closed
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`deposits:${playerId}`}))`)
  const { settings } = await readSettings(tx)
  const channel = await findChannel(tx, asked.rechargeType)
  if (!channel) return 'unknownChannel'
  const refusal = await findRefusal(app, tx, { playerId, asked, channel, settings })
  if (refusal) return refusal
  const orderId = newOrderId('deposit', playerId)
  const bonus = await takeCoupon(tx, { playerId, orderId }, asked)
  return bonus === null
    ? 'couponNotUsable'
    : insertDeposit(tx, orderId, { playerId, asked, channel, bonus })
}

/** What the coupon will add, set aside for this order; null when it cannot be used with it. */
async function takeCoupon(tx: Tx, order: OrderRef, asked: Asked): Promise<number | null> {
  const { couponId, actType, amount } = asked
  if (couponId === undefined) return 0
  // A pack has its own bonus: a coupon goes with a plain deposit.
  return actType === 0 ? lockCoupon(tx, { ...order, couponId, amount }) : null
}

type Judged = { playerId: number; asked: Asked; channel: Channel; settings: SiteSettings }

async function findRefusal(app: App, tx: Tx, judged: Judged): Promise<DepositRefusal | null> {
  const { playerId, asked, channel } = judged
  if (asked.amount < channel.minAmount || asked.amount > channel.maxAmount)
    return 'amountOutOfRange'
  if (await isBankMissing(tx, judged)) return 'bankNotBound'
  const { actType, awardId = null } = asked
  const offer = await findPrice(app, tx, { playerId, actType, awardId })
  if (!offer) return 'offerNotOpen'
  if (offer !== 'anyAmount' && offer.price !== asked.amount) return 'priceMismatch'
  return (await countOpen(tx, playerId)) >= maxOpenOrders ? 'tooManyOpenOrders' : null
}

async function isBankMissing(tx: Tx, { playerId, channel, settings }: Judged): Promise<boolean> {
  if (!settings.isDepositBank || !channel.needsBank) return false
  const card = await tx.find(sql`select from cashier_cards where player_id = ${playerId}
    and bank_id = coalesce(${channel.bankId}, bank_id) limit 1`)
  return card === null
}

async function countOpen(tx: Tx, playerId: number): Promise<number> {
  const { open } = await tx.row<{ open: number }>(sql`
    select count(*) as open from cashier_deposits where player_id = ${playerId}
    and status in ('created', 'awaiting') and expires_at > now()`)
  return open
}

type Placing = Omit<Judged, 'settings'> & { bonus: number }

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
function awardIdOf({ actType, awardId }: Asked): number | null {
  return actType === 0 ? null : (awardId ?? null)
}
