import { useMemo } from 'react'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { chanceText } from '../kit/chance.ts'
import type { Words } from './words.ts'

export function useWords(): Words {
  const t = useText()
  const money = useShortMoney()
  const locale = useLocale()
  return useMemo(
    () => ({
      t,
      money,
      share: chanceText,
      yearDay: (monthAndDay: string) => yearDayText(monthAndDay, locale),
      weekday: (day: number) => weekdayText(day, locale),
    }),
    [t, money, locale],
  )
}

/** `12-18` → `18 December`. */
export function yearDayText(monthAndDay: string, locale: string): string {
  const day = new Date(`2024-${monthAndDay}T12:00:00Z`)
  const style = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return day.toLocaleDateString(locale === 'th-TH' ? locale : 'en-GB', style)
}

/** 1 is Monday: the first of January 2024 was one. */
export function weekdayText(day: number, locale: string): string {
  const date = new Date(Date.UTC(2024, 0, day, 12))
  return date.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}
