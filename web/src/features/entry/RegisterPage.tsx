import { getInvitation } from '../../browser/tracking.ts'
import { useText } from '../../i18n/use-text.ts'
import type { SiteConfig } from '../../site/config.ts'
import { Button } from '../../ui/Button.tsx'
import { GiftIcon, GlobeIcon, UserIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AgreementBlock } from './agreement/AgreementBlock.tsx'
import styles from './EntryFrame.module.css'
import { EntryFrame, useLeaveIfSignedIn, WithSite } from './EntryFrame.tsx'
import { CodeField, NewPassword, PhoneField } from './fields/EntryFields.tsx'
import type { useFields } from './fields/use-fields.ts'
import { useRegistration } from './use-registration.ts'

export function RegisterPage() {
  const t = useText()
  useLeaveIfSignedIn()
  return (
    <EntryFrame title={t('login.create')} text={t('login.createNote')}>
      <WithSite>{(site) => <RegisterForm site={site} />}</WithSite>
    </EntryFrame>
  )
}

type SiteProps = { site: SiteConfig }

function RegisterForm({ site }: SiteProps) {
  const t = useText()
  const { mode, form, otp, agreement, isBusy, submit } = useRegistration(site)
  const isOpen = site.switches.registration
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Invited />
      {!isOpen && <Note>{t('login.closed')}</Note>}
      {site.mode === 'green' && <Website />}
      {mode.usesPhone ? <Phone site={site} form={form} /> : <Username site={site} form={form} />}
      {mode.needsOtp && <CodeField {...form.bind('code')} {...otp} />}
      <NewPassword label={t('login.password')} form={form} site={site} />
      <AgreementBlock agreement={agreement} />
      <Button
        look="brand"
        type="submit"
        isBlock
        disabled={!agreement.isTicked || !isOpen}
        isLoading={isBusy}
      >
        {t('login.createSubmit')}
      </Button>
      <p className={styles.swap}>
        {t('login.hasAccount')}{' '}
        <Pressable className={styles.link} href={`/login${location.search}`}>
          {t('login.toLogin')}
        </Pressable>
      </p>
    </form>
  )
}

type AccountProps = SiteProps & { form: ReturnType<typeof useFields> }

function Phone({ site, form }: AccountProps) {
  const t = useText()
  const isRight = form.fields.account !== '' && form.problems.account === undefined
  return (
    <PhoneField
      countryCode={site.countryCode}
      hint={site.registerType === 'phoneNoOtp' ? t('login.phoneNote') : undefined}
      isOk={isRight}
      {...form.bind('account')}
    />
  )
}

function Username({ site, form }: AccountProps) {
  const t = useText()
  const { usernameLengthMin: min, usernameLengthMax: max } = site
  const isRight = form.fields.account !== '' && form.problems.account === undefined
  return (
    <TextField
      label={t('login.username')}
      hint={t('login.usernameNote', { min, max })}
      icon={UserIcon}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={50}
      isOk={isRight}
      {...form.bind('account')}
    />
  )
}

/** A green site names the website the account will belong to; there is only the one. */
function Website() {
  const t = useText()
  return (
    <TextField
      label={t('login.website')}
      hint={t('login.websiteNote')}
      icon={GlobeIcon}
      name="website"
      autoComplete="off"
      readOnly
      value={location.hostname}
    />
  )
}

function Invited() {
  const t = useText()
  const { inviteCode, superiorId } = getInvitation()
  if (!inviteCode && superiorId === null) return null
  return (
    <Note tone="info" icon={GiftIcon}>
      {t('login.invited')}
    </Note>
  )
}
