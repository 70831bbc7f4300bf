import type { calls } from '@parlour/contract/index.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { ErrorOf } from '@parlour/contract/call.ts'
import type { Caller } from '../../frame/caller.ts'
import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { checkGate } from '../../gate/index.ts'
import { readSettings } from '../../frame/settings.ts'
import { post } from '../../wallet/index.ts'
import type { Card } from '../cards/cards.ts'
import { listCards, maskCard, readCardNumber } from '../cards/cards.ts'
import { findVerifiedName, isSameName } from '../../identity/index.ts'
import { newOrderId } from '../orders/order-id.ts'
import { addStep } from '../orders/steps.ts'
import { isTooNew, readHeldUntil, readLeftToday, readNow } from './obstacles.ts'
import type { Withdrawal } from './orders.ts'
import { lockWithdrawal, moveWithdrawal } from './orders.ts'
import { sealPayee } from './payee.ts'

export type WithdrawalRefusal = ErrorOf<typeof calls.exchange>
type Asked = { caller: Caller; amount: number; bankCardId: number; secret: string }

/** Holds the amount and writes the order down; small ones are approved by rule at once. */
export async function requestWithdrawal(
  tx: Tx,
  asked: Asked,
): Promise<Withdrawal | WithdrawalRefusal> {
  const { playerId, sessionId } = asked.caller
  const closed = await checkGate(tx, playerId, 'withdraw', { sessionId })
  if (closed) return closed
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`withdrawals:${playerId}`}))`)
  const { settings } = await readSettings(tx)
  const cards = await listCards(tx, playerId)
  const card = cards.find(({ cardId }) => cardId === asked.bankCardId)
  const refusal = await findRefusal(tx, asked, card, settings)
  if (refusal) return refusal
  if (!card) return 'unknownCard'
  const orderId = newOrderId('withdrawal', playerId)
  const held = await post(tx, {
    code: 'withdrawal_hold',
    playerId,
    key: `withdrawal-hold:${orderId}`,
    amount: asked.amount,
    source: orderId,
  })
  if (held.outcome === 'refused') return 'notWithdrawable'
  return place(tx, asked, { orderId, card, settings })
}

async function findRefusal(
  tx: Tx,
  { caller, amount, secret }: Asked,
  card: Card | undefined,
  settings: SiteSettings,
): Promise<WithdrawalRefusal | null> {
  const { playerId } = caller
  const { minAmount, maxAmount } = settings.withdrawalRules
  const name = await findVerifiedName(tx, playerId, secret)
  const now = await readNow(tx)
  if (name === null) return 'kycNotVerified'
  if (!card) return 'unknownCard'
  if (!isSameName(name, card.accountName)) return 'nameMismatch'
  if (isTooNew(card, now)) return 'cardTooNew'
  if ((await readHeldUntil(tx, playerId)) > now) return 'credentialsChanged'
  if (amount < minAmount || amount > maxAmount) return 'amountOutOfRange'
  const leftToday = await readLeftToday(tx, playerId, settings)
  return amount > leftToday ? 'dailyLimitReached' : null
}

type Placing = { orderId: string; card: Card; settings: SiteSettings }

async function place(tx: Tx, asked: Asked, { orderId, card, settings }: Placing) {
  const { caller, amount, secret } = asked
  const { playerId } = caller
  const { feeRate, approvedUpTo, twoOperatorsFrom } = settings.withdrawalRules
  const fee = Number((BigInt(amount) * BigInt(feeRate)) / 1_000_000n)
  const account = await readCardNumber(tx, playerId, card.cardId, secret)
  const payee = sealPayee(secret, { bank: card.bankName, account, name: card.accountName })
  const approvals = amount >= twoOperatorsFrom ? 2 : Number(amount > approvedUpTo)
  await tx.run(sql`insert into cashier_withdrawals (player_id, order_id, amount, fee, bank_name,
      masked_card, sealed_payee, needed_approvals)
    values (${playerId}, ${orderId}, ${amount}, ${fee}, ${card.bankName},
      ${maskCard(card.lastDigits)}, ${payee}, ${approvals})`)
  await addStep(tx, { playerId, orderId }, 'requested')
  const order = await lockWithdrawal(tx, { playerId, orderId })
  if (!order) throw new Error(`${orderId} was not written`)
  return approvals === 0
    ? moveWithdrawal(tx, order, 'approved', 'byRule')
    : moveWithdrawal(tx, order, 'review', 'awaitsOperator')
}
