import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { findVerifiedName, isSameName } from '../../identity/index.ts'
import { hasOpenRound } from '../../play/index.ts'
import { giveUpBonus, post, readBalances, readSummary } from '../../wallet/index.ts'
import type { Card } from '../cards/cards.ts'
import { listCards } from '../cards/cards.ts'
import { newOrderId } from '../orders/order-id.ts'
import { areWithdrawalsHeld } from './hold.ts'
import type { Withdrawal } from './orders.ts'
import { moveWithdrawal } from './orders.ts'
import { insertWithdrawal } from './request.ts'

export type ClosingFault =
  | 'roundOpen'
  | 'debtOpen'
  | 'withdrawalsHeld'
  | 'notVerified'
  | 'unknownCard'
export type Closing = { playerId: number; amount: number; card: Card | null; secret: string }
type Asked = { playerId: number; cardId: number | null; secret: string }

/**
 * Whether an account can be closed, and about how much would be paid out: its coins and its safe
 * box, without the bonuses it was given and has not wagered. Play goes on until it is closed, so
 * what is paid is counted then.
 */
export async function checkClosing(tx: Tx, asked: Asked): Promise<Closing | ClosingFault> {
  const { playerId, cardId, secret } = asked
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`withdrawals:${playerId}`}))`)
  if (await hasOpenRound(tx, playerId)) return 'roundOpen'
  const { coin, safebox, receivable } = await readBalances(tx, playerId)
  if (receivable > 0) return 'debtOpen'
  const amount = coin + safebox
  if (amount === 0) return { playerId, amount, card: null, secret }
  if (await areWithdrawalsHeld(tx, playerId)) return 'withdrawalsHeld'
  const verifiedName = await findVerifiedName(tx, playerId, secret)
  if (verifiedName === null) return 'notVerified'
  const card = (await listCards(tx, playerId)).find((one) => one.cardId === cardId)
  if (!card || !isSameName(verifiedName, card.accountName)) return 'unknownCard'
  return { playerId, amount, card, secret }
}

/** Everything that is the player's own leaves for the card, without a fee. Null for nothing. */
export async function payOutAll(tx: Tx, closing: Closing): Promise<Withdrawal | null> {
  const { playerId, card, secret } = closing
  if (!card) return null
  const orderId = newOrderId('withdrawal', playerId)
  const of = { playerId, source: orderId }
  const isPlaying = async () => hasOpenRound(tx, playerId)
  const { requirements } = await readSummary(tx, playerId)
  for (const { requirementId } of requirements.filter(({ canGiveUp }) => canGiveUp))
    await giveUpBonus(tx, { playerId, requirementId, hasOpenRound: isPlaying })
  // Not before: what is gone of a bonus is not to be taken from it.
  const { safebox } = await readBalances(tx, playerId)
  if (safebox > 0)
    await post(tx, { ...of, code: 'safebox_out', key: `closing-box:${orderId}`, amount: safebox })
  const { coin: amount } = await readBalances(tx, playerId)
  if (amount === 0) return null
  const key = `withdrawal-hold:${orderId}`
  const held = await post(tx, { ...of, code: 'closing_hold', key, amount })
  if (held.outcome !== 'posted') throw new Error(`${orderId} could not be held`)
  const placed = { orderId, playerId, card, amount, fee: 0, approvals: 1, secret }
  return moveWithdrawal(tx, await insertWithdrawal(tx, placed), 'approved', 'accountClosing')
}
