import { useMemo } from 'react'
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
