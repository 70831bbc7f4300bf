import { registrationMode } from '@parlour/contract/registration-mode.ts'
import type { FormEvent } from 'react'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import type { SiteConfig } from '../../site/config.ts'
import { toast } from '../../ui/toast.ts'
import { useAgreement } from './agreement/use-agreement.ts'
import { register } from './calls.ts'
import { enterAsNew, offerToBrowser } from './enter.ts'
import { entryFailure, isRefusal } from './failures.ts'
import { useFields } from './fields/use-fields.ts'
import { useOtpSending } from './fields/use-otp-sending.ts'
import { say } from './message.ts'
import { findProblems } from './rules.ts'
import { useSealSoon } from './sealing/seal.ts'

/** The registration form as the site's settings shape it. */
export function useRegistration(site: SiteConfig) {
  const mode = registrationMode(site)
  const agreement = useAgreement({ isRegistration: true })
  const form = useFields((fields) => findProblems(fields, mode, site))
  const otp = useOtpSending({
    purpose: 'register',
    mobile: form.fields.account,
    countryCode: site.countryCode,
    checkMobile: () => {
      form.showProblems('account')
      return form.problems.account === undefined
    },
  })
  const { isBusy, press } = useSubmit(site, form, agreement)
  useSealSoon()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return { mode, form, otp, agreement, isBusy, submit }
}

function useSubmit(
  site: SiteConfig,
  form: ReturnType<typeof useFields>,
  agreement: ReturnType<typeof useAgreement>,
) {
  const t = useText()
  const { usesPhone, needsOtp } = registrationMode(site)
  return usePress(async () => {
    form.showProblems('account', 'code', 'password', 'confirmation')
    if (!form.isRight || !agreement.isTicked) return
    const { account, password, code } = form.fields
    const consent = { termsVersion: site.termsVersion, isOfAge: true as const }
    const given = { account, password, consent, countryCode: site.countryCode }
    try {
      const answer = await register({ ...given, code: needsOtp ? code : undefined })
      offerToBrowser(account, password)
      await enterAsNew(answer, { account })
    } catch (error) {
      const isOutdated = isRefusal(error, 'consentMissing')
      if (isOutdated) agreement.withdraw()
      const message = entryFailure(error, { usesPhone })
      toast.error(isOutdated ? t('login.termsChanged') : say(t, message))
    }
  })
}
