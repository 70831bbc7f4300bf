import type { FormEvent } from 'react'
import { goBack, goTo } from '../../browser/navigation.ts'
import { safePath } from '../../browser/return-path.ts'
import { send } from '../../calls/api.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { updateUser, useSession } from '../../session/store.ts'
import type { SiteConfig } from '../../site/config.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { HeadsetIcon, ShieldIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './EntryFrame.module.css'
import { WithSite } from './EntryFrame.tsx'
import { bindFailure } from './failures.ts'
import { CodeField, PhoneField } from './fields/EntryFields.tsx'
import { useFields } from './fields/use-fields.ts'
import { useOtpSending } from './fields/use-otp-sending.ts'
import { say } from './message.ts'
import { type Fields, findOtpProblem, findPhoneProblem, type Problems } from './rules.ts'

export function BindPage() {
  const mobile = useSession((session) => session.user?.mobile ?? null)
  return (
    <div className={styles.bind}>
      <Card>{mobile === null ? <Unbound /> : <Bound mobile={mobile} />}</Card>
    </div>
  )
}

function Unbound() {
  const t = useText()
  return (
    <div className={styles.parts}>
      <Note tone="info" icon={ShieldIcon}>
        {t('bind.note')}
      </Note>
      <WithSite>{(site) => <BindForm site={site} />}</WithSite>
    </div>
  )
}

function Bound({ mobile }: { mobile: string }) {
  const t = useText()
  const service = useServiceHref()
  return (
    <div className={styles.parts}>
      <Note tone="ok" icon={ShieldIcon}>
        <b>{t('bind.bound', { mobile })}</b>
        <p>{t('bind.boundNote')}</p>
      </Note>
      <Button icon={HeadsetIcon} isBlock href={service}>
        {t('login.askService')}
      </Button>
      <Button look="outline" isBlock onClick={goBack}>
        {t('common.back')}
      </Button>
    </div>
  )
}

function BindForm({ site }: { site: SiteConfig }) {
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
