import type { Database, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { checkGate } from '../../gate/index.ts'
import type { App } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { ChannelRefused } from '../channels/channel.ts'
import type { PayoutState } from '../channels/channel.ts'
import { payoutGateway } from '../channels/index.ts'
import { applyFact } from '../facts.ts'
import type { OrderRef } from '../orders/steps.ts'
import type { Withdrawal } from './orders.ts'
import { getWithdrawal, lockWithdrawal, moveWithdrawal } from './orders.ts'
import { openPayee } from './payee.ts'
import { settlePayout } from './settle.ts'

const batch = 20

/** Carries approved withdrawals to the gateway and asks what became of the others. */
export async function carryPayouts(app: App): Promise<number> {
  const due = await claimDue(app.database)
  for (const ref of due) {
    try {
      await carry(app, ref)
    } catch (error) {
      app.metrics.faults.inc({ where: 'cashier.payout' })
      app.log.error({ err: error, orderId: ref.orderId }, 'a payout was not carried')
    }
  }
  return due.length
}

/**
 * The order is `submitted` before the gateway hears of it, so that a crash in between is a payout
 * to ask about, never one to make again. The order's number is the payout's key: submitting what
 * the gateway already has is answered with what it has.
 */
async function carry(app: App, ref: OrderRef): Promise<void> {
  const order = await app.database.transaction((tx) => markSubmitted(tx, ref))
  if (!order) return
  const state = await askGateway(app, order)
  if (state === 'silent') await noteSilence(app, ref)
  else if (state === 'refused')
    await app.database.transaction((tx) =>
      settlePayout(tx, ref, { status: 'failed', paidAmount: 0 }),
    )
  else if (!state.isOpen) await app.database.transaction((tx) => applyFact(tx, state.fact))
}

/** Null when there is nothing to carry now. Withdrawals that are switched off wait, approved. */
async function markSubmitted(tx: Tx, ref: OrderRef): Promise<Withdrawal | null> {
  const order = await lockWithdrawal(tx, ref)
  if (!order || !['approved', 'submitted', 'unknown'].includes(order.status)) return null
  if (order.status !== 'approved') return order
  const closed = await checkGate(tx, ref.playerId, 'withdraw')
  return closed === 'switchedOff' ? null : moveWithdrawal(tx, order, 'submitted')
}

async function askGateway(
  app: App,
  { playerId, orderId, sealedPayee }: Withdrawal,
): Promise<PayoutState | 'silent' | 'refused'> {
  const { config, database, log } = app
  try {
    const known = await payoutGateway.find(config, orderId)
    if (known) return known
    const { amount, fee } = await getWithdrawal(database, { playerId, orderId })
    const { settings } = await readSettings(database)
    const payee = openPayee(config.PARLOUR_SECRET, sealedPayee)
    const payout = { orderId, amount: amount - fee, currency: settings.currency, payee }
    return await payoutGateway.submit(config, payout)
  } catch (failure) {
    log.warn({ err: failure, orderId }, 'the payout gateway did not answer')
    return failure instanceof ChannelRefused ? 'refused' : 'silent'
  }
}

async function noteSilence(app: App, ref: OrderRef): Promise<void> {
  await app.database.transaction(async (tx) => {
    const order = await lockWithdrawal(tx, ref)
    if (order?.status === 'submitted') await moveWithdrawal(tx, order, 'unknown', 'gatewaySilent')
  })
}

const slowestSeconds = 600

function claimDue(database: Database): Promise<OrderRef[]> {
  return database.rows<OrderRef>(sql`
    update cashier_withdrawals w set asks = asks + 1,
      ask_at = now() + least(30 * power(2, asks), ${slowestSeconds}) * interval '1 second'
    from (select player_id, order_id from cashier_withdrawals
      where ask_at <= now() order by ask_at limit ${batch} for update skip locked) due
    where w.player_id = due.player_id and w.order_id = due.order_id
    returning w.player_id as "playerId", w.order_id as "orderId"`)
}
