import { textOr, type Translate } from '../../i18n/texts.ts'

/** Where a reward or a requirement came from: a promotion, a deposit, a mail. */
export function sourceText(t: Translate, source: string): string {
  return textOr(t, `pl.by.${source}`, textOr(t, `promo.name.${source}`, source))
}
