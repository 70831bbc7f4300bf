import { couponBonus } from '@parlour/contract/reward-items.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { takeBonusBack } from '../wallet/index.ts'
import { grant } from './grant.ts'
import { propConfigMap } from './props.ts'

type Order = { playerId: number; orderId: string }
type Held = { couponId: number; propId: number }

const maxListed = 100

/** Coupons the player may use with a deposit now, those that end first at the top. */
export async function listCoupons(queries: Queries, playerId: number) {
  const rows = await queries.rows<Held & { expiresAt: Date }>(sql`
    select coupon_id as "couponId", item_id as "propId", expires_at as "expiresAt"
    from reward_coupons
    where player_id = ${playerId} and state = 'open' and expires_at > now()
      and item_id = any(${knownItems}::int[])
    order by expires_at, coupon_id limit ${maxListed}`)
  return rows.map(({ expiresAt, ...held }) => ({
    ...held,
    limitAmount: limitOf(held.propId),
    expireTime: expiresAt.getTime(),
  }))
}

/**
 * Sets a coupon aside for a deposit order and answers what it will add; null when the player does
 * not hold it, another order has it, or the deposit is too small. Of many at once one gets it.
 */
export async function lockCoupon(
  tx: Tx,
  { playerId, orderId, couponId, amount }: Order & { couponId: number; amount: number },
): Promise<number | null> {
  const held = await tx.find<Held>(sql`
    select coupon_id as "couponId", item_id as "propId" from reward_coupons
    where player_id = ${playerId} and coupon_id = ${couponId} and state = 'open'
      and expires_at > now() for update`)
  const prop = held && propConfigMap[held.propId]
  if (!prop || amount < limitOf(held.propId)) return null
  await tx.run(sql`update reward_coupons set state = 'locked', order_id = ${orderId}
    where player_id = ${playerId} and coupon_id = ${couponId}`)
  return couponBonus(prop, amount)
}

/** The order has settled: the coupon is used up and its bonus given. Answers the bonus. */
export async function spendCoupon(
  tx: Tx,
  { playerId, orderId, bonus }: Order & { bonus: number },
): Promise<number> {
  const used = await tx.run(sql`update reward_coupons set state = 'used'
    where player_id = ${playerId} and order_id = ${orderId} and state = 'locked'`)
  if (used !== 1) throw new Error(`${orderId} holds no coupon`)
  const { settings } = await readSettings(tx)
  const { betRate } = settings.rules.coupons
  const items = [{ id: 2001, count: bonus, betRate }]
  await grant(tx, { playerId, items, key: keyOf(orderId), source: 'coupon' })
  return bonus
}

/** The deposit was taken back: its bonus goes with it. */
export function takeCouponBack(tx: Tx, { playerId, orderId, bonus }: Order & { bonus: number }) {
  const key = `chargeback-bonus:${orderId}`
  const asked = { code: 'adjustment_out', playerId, key, amount: bonus, source: orderId } as const
  return takeBonusBack(tx, `${keyOf(orderId)}:0`, asked)
}

/** The order came to nothing: the coupon is the player's again, for as long as it lives. */
export async function releaseCoupon(tx: Tx, { playerId, orderId }: Order): Promise<void> {
  await tx.run(sql`update reward_coupons set state = 'open', order_id = null
    where player_id = ${playerId} and order_id = ${orderId} and state = 'locked'`)
}

function keyOf(orderId: string): string {
  return `coupon:${orderId}`
}

const knownItems = Object.keys(propConfigMap).map(Number)

function limitOf(itemId: number): number {
  return propConfigMap[itemId]?.parameter.limitAmount ?? 0
}
