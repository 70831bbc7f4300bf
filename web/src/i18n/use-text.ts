import { useCallback, useMemo } from 'react'
import { languageHref, type Locale } from './locale.ts'
import { type Translate, translate, useLoadedTexts } from './texts.ts'

/** `const t = useText(); t('common.refreshSucc')`: follows the language without a reload. */
export function useText(): Translate {
  const loaded = useLoadedTexts()
  return useMemo<Translate>(
    () =>
      (key, ...values) =>
        translate(loaded, key, values),
    [loaded],
  )
}

export function useLocale() {
  return useLoadedTexts((state) => state.locale)
}

/** Chooses between the two languages in which the server sends what operators wrote. */
export function useBilingual(): (thai: string, english: string) => string {
  const isThai = useLocale() === 'th-TH'
  return useCallback((thai, english) => (isThai ? thai || english : english || thai), [isThai])
}

/** The address of the present page in the other language. */
export function useOtherLanguageHref(): string {
  const other: Locale = useLocale() === 'th-TH' ? 'en-US' : 'th-TH'
  return languageHref(other)
}
