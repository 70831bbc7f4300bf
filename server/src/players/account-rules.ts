import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import { isCommon } from './frequent-passwords.ts'
import { isGuessable } from './guessable-passwords.ts'
import { readPasswordList } from './listed-passwords.ts'

/**
 * The field rules of registration, as the form has them; the server does not trust the form. Digits
 * alone are no name: they may be the telephone number of somebody else.
 */
export function isUsername(text: string, site: SiteSettings): boolean {
  const { usernameLengthMin: min, usernameLengthMax: max } = site
  const isNumber = /^[0-9]+$/.test(text)
  return /^[a-zA-Z0-9]+$/.test(text) && !isNumber && text.length >= min && text.length <= max
}

export function isMobile(text: string, site: SiteSettings): boolean {
  const { accountLengthMin: min, accountLengthMax: max, accountRule } = site
  const prefix = accountRule.mobileStartsWith
  return /^\d+$/.test(text) && text.startsWith(prefix) && text.length >= min && text.length <= max
}

export function isPassword(text: string, site: SiteSettings): boolean {
  return text.length >= site.passwordLengthMin && text.length <= site.passwordLengthMax
}

/** What is wrong with a password somebody chose for an account; `list` is a file of known ones. */
export function findPasswordFault(
  text: string,
  account: string,
  site: SiteSettings,
  list?: string,
) {
  if (!isPassword(text, site)) return 'passwordMalformed'
  const isOwn = list !== undefined && readPasswordList(list).has(text.toLowerCase())
  const isListed = isOwn || isCommon(text)
  return isListed || isGuessable(text, [account, site.siteName]) ? 'passwordTooCommon' : null
}

/** Whether somebody born on this day has had that many birthdays. */
export function isOfAge(birthday: string, years: number, now = new Date()): boolean {
  const born = new Date(`${birthday}T00:00:00Z`)
  const comesOfAge = Date.UTC(born.getUTCFullYear() + years, born.getUTCMonth(), born.getUTCDate())
  return comesOfAge <= now.getTime()
}
