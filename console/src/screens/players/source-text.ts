import { isKey, type Translate } from '../../i18n/texts.ts'

/** Where a reward or a requirement came from: a promotion, a deposit, a mail. */
export function sourceText(t: Translate, source: string): string {
  const key = [`pl.by.${source}`, `promo.name.${source}`].find(isKey)
  return key === undefined ? source : t(key)
}
