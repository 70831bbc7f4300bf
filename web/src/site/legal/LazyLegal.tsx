import { lazy } from 'react'
import { needTexts } from '../../i18n/texts.ts'

/** Both documents for a sheet or a dialog, fetched with their words when first shown. */
export const LazyTermsText = lazy(async () => {
  const [{ TermsText }] = await Promise.all([import('./TermsText.tsx'), needTexts(['legal'])])
  return { default: TermsText }
})

export const LazyPrivacyText = lazy(async () => {
  const [{ PrivacyText }] = await Promise.all([import('./PrivacyText.tsx'), needTexts(['legal'])])
  return { default: PrivacyText }
})
