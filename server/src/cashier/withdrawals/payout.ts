import type { Database, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { checkGate } from '../../gate/index.ts'
import type { App } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { ChannelRefused } from '../channels/channel.ts'
import type { PayoutState } from '../channels/channel.ts'
import { chooseGateway, getGateway } from '../channels/index.ts'
import type { Errand } from '../errands.ts'
import { learn } from '../facts.ts'
import type { OrderRef } from '../orders/steps.ts'
import { areWithdrawalsHeld } from './hold.ts'
import type { Withdrawal } from './orders.ts'
import { lockWithdrawal, moveWithdrawal, noteReason } from './orders.ts'
import { openPayee } from './payee.ts'
import { settlePayout } from './settle.ts'

/** Carries approved withdrawals to the gateway and asks what became of the others. */
export const payoutErrand: Errand = {
  name: 'cashier.payouts',
  atOnce: 8,
  async next(app) {
    const claim = await claimDue(app.database)
    return (
      claim &&
      (async () => {
        try {
          await carry(app, claim)
        } finally {
          await askLater(app.database, claim)
        }
      })
    )
  },
}

/** The right to carry one order for a while. A later claim of the same order ends it. */
type Claim = OrderRef & { asks: number }

async function carry(app: App, claim: Claim): Promise<void> {
  const order = await app.database.transaction((tx) => markSubmitted(tx, claim))
  if (!order) return
  const state = order.submits === 0 ? null : await ask(app, order)
  if (state === 'silent') return noteDoubt(app, claim, 'gatewaySilent')
  if (state) return hear(app, state)
  await submit(app, claim, order)
}

/** Null when there is nothing to carry now: what is switched off, frozen or held waits. */
async function markSubmitted(tx: Tx, claim: Claim): Promise<Withdrawal | null> {
  const order = await lockWithdrawal(tx, claim)
  if (!order || !['approved', 'submitted', 'unknown'].includes(order.status)) return null
  if (order.status !== 'approved') return order
  // Of a closed account the gate says no more than that, and its payout leaves all the same.
  const { settings } = await readSettings(tx)
  if (!settings.switches.withdrawals) return null
  const isFrozen = (await checkGate(tx, claim.playerId, 'withdraw')) === 'accountFrozen'
  if (isFrozen || (await areWithdrawalsHeld(tx, claim.playerId))) return null
  return moveWithdrawal(tx, order, 'submitted')
}

/** Null when the gateway has never heard of it. */
async function ask({ config, log }: App, { orderId, gateway }: Withdrawal) {
  return getGateway(gateway)
    .find(config, orderId)
    .catch((failure: unknown) => {
      log.warn({ err: failure, orderId }, 'the payout gateway was asked in vain')
      return 'silent' as const
    })
}

/**
 * That the gateway may hear of it is written down before it does: a crash in between is a payout
 * to ask about. The order's number is the payout's key, so sending it again is not paying again.
 * Only the first submit, while nobody else carries the order, can be refused for good: any other
 * refusal may be of a payout that is on its way, and a person finds out.
 */
async function submit(app: App, claim: Claim, order: Withdrawal): Promise<void> {
  const { orderId, playerId, amount, fee, reason } = order
  if (reason === 'gatewayRefused') return
  const begun = await beginSubmit(app, claim)
  if (!begun) return
  const isFirst = begun.submits === 1
  const { settings } = await readSettings(app.database)
  const payee = await openPayee(
    app.database,
    { playerId, secret: app.config.PARLOUR_SECRET },
    order,
  )
  const payout = { orderId, amount: amount - fee, currency: settings.currency, payee }
  try {
    await hear(app, await getGateway(begun.gateway).submit(app.config, payout))
  } catch (failure) {
    app.log.warn({ err: failure, orderId }, 'a payout was not taken')
    if (!(failure instanceof ChannelRefused)) return noteDoubt(app, claim, 'gatewaySilent')
    if (isFirst && (await failRefused(app, claim))) return
    await noteDoubt(app, claim, 'gatewayRefused')
  }
}

/** Null when somebody else carries the order by now. The first gateway it goes to is its own. */
function beginSubmit({ database, config }: App, claim: Claim) {
  return database.find<{ submits: number; gateway: string }>(sql`
    update cashier_withdrawals set submits = submits + 1,
      gateway = case when submits = 0 then ${chooseGateway(config)} else gateway end
    where ${isHeld(claim)} and status in ('submitted', 'unknown') and ask_at > now()
    returning submits, gateway`)
}

/** False when another attempt was begun meanwhile: then nobody knows what was refused. */
function failRefused(app: App, claim: Claim): Promise<boolean> {
  return app.database.transaction(async (tx) => {
    const order = await lockWithdrawal(tx, claim)
    const held = await tx.find(sql`select from cashier_withdrawals
      where ${isHeld(claim)} and submits = 1`)
    if (!order || !held) return false
    return (await settlePayout(tx, claim, { status: 'failed', paidAmount: 0 })) === 'failed'
  })
}

async function hear(app: App, state: PayoutState): Promise<void> {
  if (!state.isOpen) for (const fact of state.facts) await learn(app, fact)
}

type Doubt = 'gatewaySilent' | 'gatewayRefused'

/** Held until the gateway or a person says what became of it. */
async function noteDoubt(app: App, claim: Claim, reason: Doubt): Promise<void> {
  await app.database.transaction(async (tx) => {
    const order = await lockWithdrawal(tx, claim)
    if (order?.status === 'submitted') await moveWithdrawal(tx, order, 'unknown', reason)
    else if (order?.status === 'unknown' && reason === 'gatewayRefused')
      await noteReason(tx, order, reason)
  })
}

/** Longer than a question and a submit can take, with the house's own time for both. */
const leaseSeconds = 60
const slowestSeconds = 600

/** Whoever counts its asks up first has it; the others look for the next. */
async function claimDue(database: Database): Promise<Claim | null> {
  for (;;) {
    const due = await database.find<Claim>(sql`
      select player_id as "playerId", order_id as "orderId", asks from cashier_withdrawals
      where ask_at <= now() order by ask_at limit 1`)
    if (!due) return null
    const claimed = await database.run(sql`update cashier_withdrawals set asks = asks + 1,
        ask_at = now() + ${leaseSeconds} * interval '1 second'
      where ${isHeld(due)} and ask_at <= now()`)
    if (claimed > 0) return { ...due, asks: due.asks + 1 }
  }
}

/** Ends the lease: asked again ever more rarely, if there is still something to ask. */
async function askLater(database: Database, claim: Claim): Promise<void> {
  await database.run(sql`update cashier_withdrawals set ask_at = now()
      + least(15 * power(2, least(${claim.asks}::int, 10)), ${slowestSeconds}) * interval '1 second'
    where ${isHeld(claim)} and ask_at > now()`)
}

const isHeld = ({ playerId, orderId, asks }: Claim) =>
  sql`player_id = ${playerId} and order_id = ${orderId} and asks = ${asks}`
