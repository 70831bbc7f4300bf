import { textOr, type Translate } from '../../i18n/texts.ts'

/** How far an identity check is, in words. */
export function kycText(t: Translate, status: string): string {
  return textOr(t, `pl.kyc.${status}`, status)
}
