import type { FormEvent } from 'react'
import { goTo } from '../../browser/navigation.ts'
import { local } from '../../browser/storage.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { clearSession } from '../../session/store.ts'
import type { SiteConfig } from '../../site/config.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { toast } from '../../ui/toast.ts'
import { recover } from './calls.ts'
import styles from './EntryFrame.module.css'
import { EntryFrame, WithSite } from './EntryFrame.tsx'
import { entryFailure } from './failures.ts'
import { CodeField, NewPassword, PhoneField } from './fields/EntryFields.tsx'
import { useFields } from './fields/use-fields.ts'
import { useOtpSending } from './fields/use-otp-sending.ts'
import { say } from './message.ts'
import { findProblems } from './rules.ts'
import { useSealSoon } from './sealing/seal.ts'

export function ForgetPage() {
  const t = useText()
  return (
    <EntryFrame title={t('login.recover')} text={t('login.recoverNote')}>
      <WithSite>{(site) => <RecoverForm site={site} />}</WithSite>
    </EntryFrame>
  )
}

const byPhone = { usesPhone: true, needsOtp: true }

function RecoverForm({ site }: { site: SiteConfig }) {
  const t = useText()
  const service = useServiceHref()
  const { form, otp, isBusy, submit } = useRecovery(site)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField countryCode={site.countryCode} {...form.bind('account')} />
      <CodeField {...form.bind('code')} {...otp} />
      <NewPassword label={t('login.newPassword')} form={form} site={site} />
      <Button look="brand" type="submit" isBlock isLoading={isBusy}>
        {t('login.recoverSubmit')}
      </Button>
      <p className={styles.swap}>
        {t('login.remembered')}{' '}
        <Pressable className={styles.link} href="/login">
          {t('login.toLogin')}
        </Pressable>
      </p>
      <p className={styles.swap}>
        {t('login.noPhone')}{' '}
        <Pressable className={styles.link} href={service}>
          {t('login.askService')}
        </Pressable>
      </p>
    </form>
  )
}

function useRecovery(site: SiteConfig) {
  const t = useText()
  const { countryCode } = site
  const form = useFields((fields) => findProblems(fields, byPhone, site))
  const { account: mobile, code, password } = form.fields
  const checkMobile = () => {
    form.showProblems('account')
    return form.problems.account === undefined
  }
  const otp = useOtpSending({ purpose: 'recover', mobile, countryCode, checkMobile })
  const { isBusy, press } = usePress(async () => {
    form.showProblems('account', 'code', 'password', 'confirmation')
    if (!form.isRight) return
    try {
      await recover({ countryCode, mobile, code, password })
      goToLogin(mobile)
      toast.show(t('login.recoverSucc'))
    } catch (error) {
      toast.error(say(t, entryFailure(error)))
    }
  })
  useSealSoon()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return { form, otp, isBusy, submit }
}

/** A new password ends every session, this one's too. */
function goToLogin(account: string): void {
  clearSession()
  local.setText('SAVED_ACCOUNT', account)
  goTo('/login', { replace: true })
}
