import type { ResultWords } from '@parlour/contract/round-result.ts'
import type { Locale } from '../../i18n/locale.ts'

export const statusTexts = {
  open: 'play.open',
  settled: 'play.settled',
  rolledBack: 'play.rolledBack',
} as const

/** The protocol lets no id have a sign that an address could not. */
export function roundPath(roundId: string): string {
  return `/record/bets/${roundId}`
}

/** The provider's own page of a round, in the player's language. */
export function proofAddress(detailUrl: string, locale: Locale): string {
  const url = new URL(detailUrl)
  url.searchParams.set('locale', locale)
  return url.href
}

/** What a provider told in both languages, or in none. */
export function sayWords(words: ResultWords, locale: Locale): string {
  if (typeof words === 'string') return words
  return locale === 'th-TH' ? words.th : words.en
}

/** A card, a gem or an arrow: one sign that is read at a glance. */
export function isSign(cell: string): boolean {
  return /^(10|[2-9JQKA])?[^\w\s.×]$/u.test(cell)
}
