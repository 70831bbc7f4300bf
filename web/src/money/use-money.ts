import { type Currency, currencySigns } from '@parlour/contract/money.ts'
import { useCallback } from 'react'
import { moneyText } from '../i18n/format.ts'
import { useSite } from '../site/store.ts'

/** The sign of the site's money: ฿, ₨ or ₱. */
export function useCurrencySign(): string {
  return useSite(({ config }) => currencySigns[(config?.currency ?? 'THB') as Currency])
}

/** Writes hundredths with their sign: ฿1,000.00. Never shortened. */
export function useMoney(): (hundredths: number) => string {
  const sign = useCurrencySign()
  return useCallback((hundredths) => withSign(sign, hundredths), [sign])
}

/** For limits and choices: whole amounts lose their two noughts, ฿200,000. */
export function useShortMoney(): (hundredths: number) => string {
  const money = useMoney()
  return useCallback((hundredths) => money(hundredths).replace(/\.00$/, ''), [money])
}

export function withSign(sign: string, hundredths: number): string {
  return hundredths < 0 ? `−${sign}${moneyText(-hundredths)}` : `${sign}${moneyText(hundredths)}`
}
