import { useText } from '../../i18n/use-text.ts'
import { Note } from '../../ui/Note.tsx'
import type { SignCards } from './use-sign-cards.ts'

/** What goes for every card. */
export function CardTerms({ cards }: { cards: SignCards }) {
  const t = useText()
  const { days, catchUpUntilDay, betRate } = cards.loginPayConfig
  const lastDay = Math.max(days, catchUpUntilDay)
  return <Note tone="info">{t('signUpBonus.terms', { lastDay, rate: betRate })}</Note>
}
