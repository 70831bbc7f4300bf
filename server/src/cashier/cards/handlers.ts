import type { calls } from '@parlour/contract/index.ts'
import type { z } from 'zod'
import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import type { Context, Handlers } from '../../frame/module.ts'
import { findVerifiedName, isSameName } from '../../identity/index.ts'
import { hasTriesLeft } from '../../players/index.ts'
import { checkWalletPassword } from '../passwords/wallet-password.ts'
import { answerCards } from './answer.ts'
import type { CardDetails } from './cards.ts'
import {
  findCardFault,
  insertCard,
  listCards,
  makeDefault,
  noteTakenCard,
  readCardNumber,
  updateCard,
} from './cards.ts'

type Served = Pick<typeof calls, 'addBankInfo' | 'modifyBankInfo'>
type Changing = Context<typeof calls.modifyBankInfo>
type Change = z.output<(typeof calls.modifyBankInfo)['input']>

const maxCards = 5

export const cardHandlers = {
  async addBankInfo({ app, tx, caller, error }, card) {
    const { playerId } = caller
    const secret = app.config.PARLOUR_SECRET
    await lockCards(tx, playerId)
    const fault = await findFault(tx, playerId, card, secret)
    if (fault) throw error(fault)
    if ((await listCards(tx, playerId)).length >= maxCards) throw error('tooManyCards')
    const cardId = await insertCard(tx, playerId, card, secret)
    if (cardId === null) {
      await noteTakenCard(tx, playerId, card, secret)
      throw error('cardTaken', { keep: true })
    }
    await publish(tx, 'account.changed', playerId, { what: 'card' })
    return answerCards(tx, playerId, cardId)
  },
  async modifyBankInfo(ctx, input) {
    const { app, caller, once, error } = ctx
    const verdict = await checkWalletPassword(app, caller.playerId, input.walletPassword)
    if (verdict === 'unset') throw error('walletPasswordUnset')
    if (verdict === 'locked') throw error('walletPasswordLocked')
    if (verdict === 'wrong') throw error('walletPasswordWrong')
    return once((tx) => change(tx, ctx, input))
  },
} satisfies Handlers<Served>

async function change(tx: Tx, { app, caller, error }: Changing, input: Change) {
  const { playerId } = caller
  const secret = app.config.PARLOUR_SECRET
  await lockCards(tx, playerId)
  const old = (await listCards(tx, playerId)).find(({ cardId }) => cardId === input.id)
  if (!old) throw error('unknownCard')
  const before = {
    bankId: old.bankId,
    accountName: old.accountName,
    cardNum: await readCardNumber(tx, playerId, old.cardId, secret),
  }
  const after = {
    bankId: input.bankId ?? before.bankId,
    accountName: input.accountName ?? before.accountName,
    cardNum: input.cardNum ?? before.cardNum,
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    const fault = await findFault(tx, playerId, after, secret)
    if (fault) throw error(fault)
    const isFree = await updateCard(tx, { playerId, cardId: old.cardId }, after, secret)
    if (!isFree) {
      await noteTakenCard(tx, playerId, after, secret)
      throw error('cardTaken', { keep: true })
    }
    await publish(tx, 'account.changed', playerId, { what: 'card' })
  }
  if (input.isDefault) await makeDefault(tx, playerId, old.cardId)
  return answerCards(tx, playerId, old.cardId)
}

/** One change at a time: the number of cards and the default are counted under it. */
async function lockCards(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`cards:${playerId}`}))`)
}

async function findFault(tx: Tx, playerId: number, card: CardDetails, secret: string) {
  const fault = await findCardFault(tx, card)
  if (fault) return fault
  if (!(await hasTriesLeft(tx, playerId))) return 'tooManyTries'
  const name = await findVerifiedName(tx, playerId, secret)
  return name !== null && !isSameName(name, card.accountName) ? 'nameMismatch' : null
}
