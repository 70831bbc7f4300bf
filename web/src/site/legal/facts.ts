import { type Currency, currencySigns } from '@parlour/contract/money.ts'
import { moneyText } from '../../i18n/format.ts'
import type { SiteConfig } from '../config.ts'
import { useSite, useSiteName } from '../store.ts'

/** What the legal texts say about this site in particular. */
export type LegalFacts = {
  site: string
  age: number
  email: string
  version: string
  /** How many times a deposit is to be wagered. */
  depositRate: number
  /** How long a coupon can be used. */
  couponDays: number
  contribution: SiteConfig['rules']['contribution']
  /** What a round takes at most while a bonus is wagered, as a text. */
  mostStakeWithBonus: string | null
}

const usualContribution: LegalFacts['contribution'] = {
  slots: 100,
  fish: 100,
  games: 100,
  poker: 50,
  sports: 50,
  live: 10,
}

export function useLegalFacts(): LegalFacts {
  const config = useSite((site) => site.config)
  const sign = currencySigns[(config?.currency ?? 'THB') as Currency]
  const mostStake = config?.rules?.mostStakeWithBonus ?? null
  return {
    site: useSiteName(),
    age: config?.ageLimit ?? 21,
    email: config?.supportEmail ?? '',
    version: config?.termsVersion ?? '1',
    depositRate: config?.rules?.depositBetRate ?? 1,
    couponDays: config?.rules?.coupons?.lifeDays ?? 7,
    contribution: config?.rules?.contribution ?? usualContribution,
    mostStakeWithBonus: mostStake === null ? null : sign + moneyText(mostStake),
  }
}
