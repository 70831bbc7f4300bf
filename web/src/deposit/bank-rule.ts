import type { Channel } from '../money/types.ts'

type Card = { bankId: number }
type Rule = { isDepositBank: boolean; channel: Channel; cards: readonly Card[] | undefined }

/**
 * Where a player must bind a card first; null when the channel can be used at once. A channel with
 * a bank wants a card of that bank, one without is content with any. While the cards are not known
 * nobody is sent away for one: the server refuses who has none.
 */
export function findBindingPath({ isDepositBank, channel, cards }: Rule): string | null {
  if (!isDepositBank || !channel.needsBank || !cards) return null
  const { bankId } = channel
  const isBound = cards.some((card) => bankId === null || card.bankId === bankId)
  if (isBound) return null
  return bindingPath(bankId)
}

/** The page says what the account is for, and leads back to the deposit. */
export function bindingPath(bankId: number | null): string {
  const path = '/bindBankCard?back=1&for=deposit'
  return bankId === null ? path : `${path}&bankId=${bankId}`
}
