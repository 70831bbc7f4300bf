import type { PlainTextKey, Translate } from '../../i18n/texts.ts'

const sources: Readonly<Record<string, PlainTextKey>> = {
  deposit: 'wallet.sourceDeposit',
  coupon: 'wallet.sourceCoupon',
  points: 'wallet.sourcePoints',
  mail: 'wallet.sourceMail',
  house: 'wallet.sourceHouse',
}

/** Where a requirement came from; an activity's own name is for its own pages. */
export function sourceText(t: Translate, source: string): string {
  const key = Object.hasOwn(sources, source) ? sources[source] : undefined
  return t(key ?? 'wallet.sourceActivity')
}

/** What caused an entry: an order's number and a game's name are shown as they are. */
export function sourceOf(t: Translate, source: string): string {
  const key = Object.hasOwn(sources, source) ? sources[source] : undefined
  return key ? t(key) : source
}
