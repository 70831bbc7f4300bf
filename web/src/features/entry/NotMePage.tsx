import { useEffect, useState } from 'react'
import { CallFailure, send } from '../../calls/api.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { stayWhenEnded } from '../../session/end-session.ts'
import { clearSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { HeadsetIcon, ShieldIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import styles from './EntryFrame.module.css'
import { EntryFrame } from './EntryFrame.tsx'

type Step = 'asked' | 'unknown' | { hasMobile: boolean }

/** Where the message about a change leads: who did not make it shuts everybody out. */
export function NotMePage() {
  const t = useText()
  const [step, setStep] = useState<Step>('asked')
  useEffect(stayWhenEnded, [])
  return (
    <EntryFrame title={t('login.notMe')} text={t('login.notMeNote')}>
      {step === 'asked' && <Disown onStep={setStep} />}
      {step === 'unknown' && <Unknown />}
      {typeof step === 'object' && <Disowned hasMobile={step.hasMobile} />}
    </EntryFrame>
  )
}

function Disown({ onStep }: { onStep: (step: Step) => void }) {
  const t = useText()
  const { isBusy, press } = usePress(async () => {
    const token = new URLSearchParams(location.hash.slice(1)).get('token') || '-'
    try {
      const { hasMobile } = await send('disownChange', { token })
      clearSession()
      onStep({ hasMobile })
    } catch (error) {
      if (error instanceof CallFailure && error.error === 'unknownNotice') onStep('unknown')
      else showFailure(error)
    }
  })
  return (
    <div className={styles.form}>
      <Note icon={ShieldIcon}>{t('login.notMeWhat')}</Note>
      <Button look="bad" isBlock isLoading={isBusy} onClick={press}>
        {t('login.notMeSubmit')}
      </Button>
    </div>
  )
}

function Disowned({ hasMobile }: { hasMobile: boolean }) {
  const t = useText()
  return (
    <div className={styles.form} role="status">
      <Note tone="ok" icon={ShieldIcon}>
        {t('login.notMeDone')}
      </Note>
      <Button look="brand" isBlock href={hasMobile ? '/forget' : '/login?to=/profile/password'}>
        {t('login.notMeNext')}
      </Button>
    </div>
  )
}

/** Used before, too old, or copied in part. */
function Unknown() {
  const t = useText()
  const service = useServiceHref()
  return (
    <div className={styles.form} role="status">
      <Note tone="bad">{t('login.notMeUnknown')}</Note>
      <Button look="brand" isBlock href="/forget">
        {t('login.recover')}
      </Button>
      <Button look="outline" icon={HeadsetIcon} isBlock href={service}>
        {t('login.askService')}
      </Button>
    </div>
  )
}
