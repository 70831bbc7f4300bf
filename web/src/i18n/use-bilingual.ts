import { useCallback } from 'react'
import { useLocale } from './use-text.ts'

/** Chooses between the two languages in which the server sends what operators wrote. */
export function useBilingual(): (thai: string, english: string) => string {
  const isThai = useLocale() === 'th-TH'
  return useCallback((thai, english) => (isThai ? thai || english : english || thai), [isThai])
}
