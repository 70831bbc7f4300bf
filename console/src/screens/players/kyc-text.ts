import { isKey, type Translate } from '../../i18n/texts.ts'

/** How far an identity check is, in words. */
export function kycText(t: Translate, status: string): string {
  const key = `pl.kyc.${status}`
  return isKey(key) ? t(key) : status
}
