import { languageHref, type Locale } from './locale.ts'
import { useLocale } from './use-text.ts'

/** The address of the present page in the other language. */
export function useOtherLanguageHref(): string {
  const other: Locale = useLocale() === 'th-TH' ? 'en-US' : 'th-TH'
  return languageHref(other)
}
