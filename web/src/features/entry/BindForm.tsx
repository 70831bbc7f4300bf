import type { FormEvent } from 'react'
import { send } from '../../calls/api.ts'
import { goTo } from '../../browser/navigation.ts'
import { safePath } from '../../browser/return-path.ts'
import { useText } from '../../i18n/use-text.ts'
import { updateUser } from '../../session/store.ts'
import type { SiteConfig } from '../../site/config.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './EntryForm.module.css'
import { bindFailure } from './failures.ts'
import { CodeField } from './fields/CodeField.tsx'
import { PhoneField } from './fields/PhoneField.tsx'
import { useFields } from './fields/use-fields.ts'
import { usePress } from '../../calls/use-press.ts'
import { useOtpSending } from './fields/use-otp-sending.ts'
import { say } from './message.ts'
import { type Fields, findOtpProblem, findPhoneProblem, type Problems } from './rules.ts'

export function BindForm({ site }: { site: SiteConfig }) {
  const t = useText()
  const { form, otp, isBusy, submit } = useBinding(site)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField countryCode={site.countryCode} {...form.bind('account')} />
      <CodeField {...form.bind('code')} {...otp} />
      <Button look="brand" type="submit" isBlock isLoading={isBusy}>
        {t('bind.submit')}
      </Button>
    </form>
  )
}

function useBinding(site: SiteConfig) {
  const t = useText()
  const { countryCode } = site
  const form = useFields((fields) => findBindProblems(fields, site))
  const { account: mobile, code } = form.fields
  const checkMobile = () => {
    form.showProblems('account')
    return form.problems.account === undefined
  }
  const otp = useOtpSending({ purpose: 'bind', mobile, countryCode, checkMobile })
  const { isBusy, press } = usePress(async () => {
    form.showProblems('account', 'code')
    if (!form.isRight) return
    try {
      const { appUser } = await send('bindAccount', { countryCode, mobile, code })
      updateUser(appUser)
      toast.show(t('bind.succ'))
      goOn()
    } catch (error) {
      toast.error(say(t, bindFailure(error)))
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return { form, otp, isBusy, submit }
}

function findBindProblems(fields: Fields, site: SiteConfig): Problems {
  const account = findPhoneProblem(fields.account, site)
  const code = findOtpProblem(fields.code)
  return { ...(account && { account }), ...(code && { code }) }
}

/** Back to the page that wanted a number, when it said so; otherwise the page shows it is done. */
function goOn(): void {
  const wanted = safePath(new URLSearchParams(location.search).get('to') ?? '')
  if (wanted) goTo(wanted, { replace: true })
}
