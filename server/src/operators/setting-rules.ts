import type { Change } from './diff-paths.ts'

/** Rules of money, borders, terms and what the place demands: nobody changes them alone. */
const byTwo = [
  'region',
  'currency',
  'timeZone',
  'ageLimit',
  'termsVersion',
  'termsChanges',
  'licence',
  'serviceLinks',
  'jurisdiction',
  'careLines',
  'countryCode',
  'otherCountryCodes',
  'allowedCountries',
  'allowedLinkHosts',
  'pushHosts',
  'registerType',
  'otpStatus',
  'isDepositBank',
  'rules',
  'withdrawalRules',
  'mailRules',
]

/** Switching off is one person's; switching on again takes two. */
export function wantTwo(changes: readonly Change[]): boolean {
  return changes.some(({ path, after }) => {
    const [first = ''] = path.split('.')
    return first === 'switches' ? after === true : byTwo.includes(first)
  })
}
