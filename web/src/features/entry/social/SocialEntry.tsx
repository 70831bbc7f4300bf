import { useEffect, useEffectEvent, useState } from 'react'
import { returnPath } from '../../../browser/return-path.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { usePress } from '../../../calls/use-press.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useSite } from '../../../site/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChatIcon } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast.ts'
import { AgreementBlock } from '../agreement/AgreementBlock.tsx'
import { useAgreement } from '../agreement/use-agreement.ts'
import styles from '../EntryFrame.module.css'
import { enter } from '../enter.ts'
import { EntryFrame } from '../EntryFrame.tsx'
import { entryFailure, isRefusal } from '../failures.ts'
import { say } from '../message.ts'
import {
  findSocialReturn,
  finish,
  forgetErrand,
  isSocialOffered,
  rememberedPath,
  setOut,
  type SocialReturn,
} from './social.ts'

type SocialButtonProps = {
  /** False keeps the player here; whoever answers says why. */
  checkAgreement: () => boolean
}

/** Shown only where the site offers it. */
export function SocialButton({ checkAgreement }: SocialButtonProps) {
  const t = useText()
  const [isOffered, setIsOffered] = useState(false)
  const { isBusy, press } = usePress(async () => {
    if (checkAgreement()) await setOut({ to: returnPath() }).catch(showFailure)
  })
  useEffect(() => {
    isSocialOffered().then(setIsOffered, () => setIsOffered(false))
  }, [])
  if (!isOffered) return null
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      <Button look="outline" icon={ChatIcon} isBlock isLoading={isBusy} onClick={press}>
        {t('login.social')}
      </Button>
    </>
  )
}

/** A first sign-in opens an account, and that needs the player's own tick. */
export function SocialConsent() {
  const t = useText()
  const agreement = useAgreement({ isRegistration: true })
  const termsVersion = useSite(({ config }) => config?.termsVersion)
  const { isBusy, press } = usePress(async () => {
    // The provider's code was good for one try: the way there is made once more, now with consent.
    if (termsVersion) await setOut({ to: rememberedPath(), termsVersion }).catch(showFailure)
  })
  return (
    <EntryFrame isTall title={t('login.firstSocial')} text={t('login.firstSocialNote')}>
      <div className={styles.form}>
        <AgreementBlock agreement={agreement} />
        <Button
          look="brand"
          isBlock
          disabled={!agreement.isTicked || !termsVersion}
          isLoading={isBusy}
          onClick={press}
        >
          {t('login.firstSocialSubmit')}
        </Button>
        <Button look="outline" isBlock href="/lobby/home">
          {t('common.goHome')}
        </Button>
      </div>
    </EntryFrame>
  )
}

/** Completes a social sign-in by itself when the page opens with what the provider sent back. */
export function useSocialReturn(): Step {
  const t = useText()
  const [given] = useState(() => findSocialReturn(location.search))
  const [step, setStep] = useState<Step>(given && given !== 'cancelled' ? 'waiting' : 'form')

  const settle = useEffectEvent((failure: unknown) => {
    if (isRefusal(failure, 'consentMissing')) return setStep('consent')
    if (isRefusal(failure, 'secondStepDue')) return setStep('secondStep')
    setStep('form')
    toast.error(say(t, entryFailure(failure)))
  })
  const sayCancelled = useEffectEvent(() => toast.show(t('login.socialCancelled'), 'info'))

  useEffect(() => {
    if (!given) return
    // A code in the address would land in the history, in logs and in what is shared.
    history.replaceState(history.state, '', '/login')
    if (given === 'cancelled') sayCancelled()
    else complete(given).catch((failure: unknown) => settle(failure))
  }, [given])
  return step
}

/** `form`: nobody came back; `consent`: a new account, which the player has not agreed to yet. */
type Step = 'form' | 'waiting' | 'consent' | 'secondStep'

async function complete(given: Exclude<SocialReturn, 'cancelled'>): Promise<void> {
  const answer = await finish(given)
  const to = rememberedPath()
  forgetErrand()
  enter(answer, { to })
}
