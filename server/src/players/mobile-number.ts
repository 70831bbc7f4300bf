import type { SiteSettings } from '@parlour/contract/site-settings.ts'

type CountryCodes = Pick<SiteSettings, 'countryCode' | 'otherCountryCodes'>

/**
 * A national number as typed, made whole: 0812345678 and 66 → 66812345678. Null for a country the
 * site does not serve: with any code allowed, one number could be written in many ways.
 */
export function wholeMobile(site: CountryCodes, countryCode: string, typed: string): string | null {
  const isServed = countryCode === site.countryCode || site.otherCountryCodes.includes(countryCode)
  return isServed ? `${countryCode}${typed.replace(/^0/, '')}` : null
}

/** 66812345678 → 081•••5678: enough to know one's own number again, no more. */
export function maskMobile(mobile: string, countryCode: string): string {
  const national = mobile.startsWith(countryCode) ? `0${mobile.slice(countryCode.length)}` : mobile
  return `${national.slice(0, 3)}•••${national.slice(-4)}`
}
