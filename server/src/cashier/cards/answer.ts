import type { Queries } from '../../frame/db.ts'
import type { Card } from './cards.ts'
import { listCards, maskCard } from './cards.ts'

/** A card as the wire shows it: nobody, its owner included, is told the whole number again. */
export function toBankCard(card: Card) {
  const { cardId, bankId, bankName, bankNameEn, shortBankName, accountName, isDefault } = card
  const bank = { bankId, bankName, bankNameEn, shortBankName }
  const shown = { id: cardId, ...bank, accountName, isDefault }
  return { ...shown, cardNum: maskCard(card.lastDigits), usableFrom: card.usableFrom.getTime() }
}

export async function answerCards(queries: Queries, playerId: number, cardId: number) {
  const cards = (await listCards(queries, playerId)).map(toBankCard)
  const card = cards.find(({ id }) => id === cardId)
  if (!card) throw new Error(`player ${playerId} has no card ${cardId}`)
  return { appUserBank: card, appUserBankList: cards }
}
