import { feeOf } from '@parlour/contract/order-terms.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { Caller } from '../../frame/caller.ts'
import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readSettings } from '../../frame/settings.ts'
import { post } from '../../wallet/index.ts'
import type { Card } from '../cards/cards.ts'
import { maskCard, readCardNumber } from '../cards/cards.ts'
import { newOrderId } from '../orders/order-id.ts'
import { addStep } from '../orders/steps.ts'
import { readJudgedFacts, readWithdrawalFacts } from './facts.ts'
import type { Withdrawal } from './orders.ts'
import { lockWithdrawal, moveWithdrawal } from './orders.ts'
import { sealPayee } from './payee.ts'
import type { WithdrawalRefusal, WithdrawalRequest } from './rules.ts'
import { countApprovals, findRefusal } from './rules.ts'

type Asked = WithdrawalRequest & { caller: Caller; secret: string }

/** Holds the amount and writes the order down; what needs no person is approved at once. */
export async function requestWithdrawal(
  tx: Tx,
  asked: Asked,
): Promise<Withdrawal | WithdrawalRefusal> {
  const { caller, secret, amount, bankCardId } = asked
  const { playerId } = caller
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`withdrawals:${playerId}`}))`)
  const { settings } = await readSettings(tx)
  const facts = await readWithdrawalFacts(tx, { ...caller, secret, settings })
  const refusal = findRefusal(facts, asked)
  if (refusal) return refusal
  const card = facts.cards.find(({ cardId }) => cardId === bankCardId)
  if (!card) throw new Error(`player ${playerId} has no card ${bankCardId}`)
  const orderId = newOrderId('withdrawal', playerId)
  const held = await post(tx, {
    code: 'withdrawal_hold',
    playerId,
    key: `withdrawal-hold:${orderId}`,
    amount,
    source: orderId,
  })
  if (held.outcome === 'refused') return 'notWithdrawable'
  return place(tx, asked, { orderId, card, settings })
}

type Placed = {
  orderId: string
  playerId: number
  card: Card
  amount: number
  fee: number
  approvals: number
  secret: string
}

/** Writes an order down whose amount is held. */
export async function insertWithdrawal(tx: Tx, placed: Placed): Promise<Withdrawal> {
  const { orderId, playerId, card, amount, fee, approvals, secret } = placed
  const account = await readCardNumber(tx, playerId, card.cardId, secret)
  const payee = await sealPayee(tx, { playerId, secret }, orderId, {
    bank: card.bankName,
    account,
    name: card.accountName,
  })
  await tx.run(sql`insert into cashier_withdrawals (player_id, order_id, amount, fee, bank_name,
      masked_card, sealed_payee, needed_approvals, card_id)
    values (${playerId}, ${orderId}, ${amount}, ${fee}, ${card.bankName},
      ${maskCard(card.lastDigits)}, ${payee}, ${approvals}, ${card.cardId})`)
  await addStep(tx, { playerId, orderId }, 'requested')
  const order = await lockWithdrawal(tx, { playerId, orderId })
  if (!order) throw new Error(`${orderId} was not written`)
  return order
}

type Placing = { orderId: string; card: Card; settings: SiteSettings }

async function place(tx: Tx, asked: Asked, { orderId, card, settings }: Placing) {
  const { caller, amount, secret } = asked
  const { playerId } = caller
  const fee = feeOf(amount, settings.withdrawalRules.feeRate)
  const judged = await readJudgedFacts(tx, caller)
  const isCardKnown = card.paidAt !== null
  const approvals = countApprovals(judged, { amount, isCardKnown }, settings.withdrawalRules)
  const placed = { orderId, playerId, card, amount, fee, approvals, secret }
  const order = await insertWithdrawal(tx, placed)
  return approvals === 0
    ? moveWithdrawal(tx, order, 'approved', 'byRule')
    : moveWithdrawal(tx, order, 'review', 'awaitsOperator')
}
