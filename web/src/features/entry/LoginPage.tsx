import { useEffect } from 'react'
import { logFirstEvent } from '../../browser/event-log.ts'
import { useText } from '../../i18n/use-text.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import styles from './EntryForm.module.css'
import { LoginForm } from './LoginForm.tsx'
import { SocialConsent } from './social/SocialConsent.tsx'
import { useSocialReturn } from './social/use-social-return.ts'
import { useLeaveIfSignedIn } from './use-leave-if-signed-in.ts'

export function LoginPage() {
  const t = useText()
  const step = useSocialReturn()
  useLeaveIfSignedIn()
  useEffect(() => logFirstEvent('first_enter_loginmenu'), [])
  if (step === 'consent') return <SocialConsent />
  return (
    <EntryFrame isTall title={t('login.welcome')} text={t('login.welcomeNote')}>
      {step === 'waiting' ? (
        <p className={styles.waiting} role="status">
          <Spinner />
          {t('login.socialWaiting')}
        </p>
      ) : (
        <LoginForm />
      )}
    </EntryFrame>
  )
}
