import type { GuideStep } from '@parlour/contract/operator/guide.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import { siteSettings } from '@parlour/contract/site-settings.ts'

/** What stands when the site is looked at. */
export type GuideFacts = {
  settings: SiteSettings
  channels: { isOn: boolean; family: string; hasAccount: boolean }[]
  /** Where texts go: nowhere, to the sandbox of a demo, or to a gateway. */
  sms: 'none' | 'sandbox' | 'gateway'
  openProviders: number
  openGames: number
  owners: number
}

type Step = { step: GuideStep; isDone: boolean; facts: Record<string, string | number> }

const untouched = siteSettings.parse({})

/** What must be so before a site opens, in the order a new operator goes through it. */
export function judgeGuide(found: GuideFacts): Step[] {
  const { settings, openProviders, openGames, owners, sms } = found
  const { licence, helpLine, supportEmail, termsVersion, termsChanges, siteName } = settings
  const open = found.channels.filter(({ isOn }) => isOn)
  const adrift = open.filter(({ family, hasAccount }) => family === 'manual' && !hasAccount).length
  const needsSms = settings.otpStatus || settings.registerType === 'phone'
  const isLicensed = [licence.number, licence.holder, licence.authority].every((one) => one !== '')
  const isReachable = supportEmail !== untouched.supportEmail && helpLine.name !== ''
  // Whoever agreed to the version before is asked anew, and reads this.
  const areTermsTold = termsChanges.th.trim() !== '' && termsChanges.en.trim() !== ''
  return [
    { step: 'name', isDone: siteName !== untouched.siteName, facts: { name: siteName } },
    { step: 'licence', isDone: isLicensed, facts: { number: licence.number } },
    {
      step: 'terms',
      isDone: termsVersion !== untouched.termsVersion && areTermsTold,
      facts: { version: termsVersion },
    },
    { step: 'support', isDone: isReachable, facts: { mail: supportEmail } },
    {
      step: 'channels',
      isDone: open.length > 0 && adrift === 0,
      facts: { open: open.length, adrift },
    },
    { step: 'sms', isDone: sms !== 'none' || !needsSms, facts: { way: sms } },
    {
      step: 'providers',
      isDone: openProviders > 0 && openGames > 0,
      facts: { providers: openProviders, games: openGames },
    },
    { step: 'limits', ...judgeLimits(settings) },
    { step: 'owners', isDone: owners >= 2, facts: { owners } },
  ]
}

/** Sums of withdrawals that fit each other. */
function judgeLimits({ withdrawalRules }: SiteSettings): Omit<Step, 'step'> {
  const { minAmount, maxAmount, dailyLimit, approvedUpTo, twoOperatorsFrom } = withdrawalRules
  const isOrdered = minAmount <= maxAmount && maxAmount <= dailyLimit
  return {
    isDone: isOrdered && approvedUpTo < twoOperatorsFrom,
    facts: { minAmount, maxAmount, twoOperatorsFrom },
  }
}
