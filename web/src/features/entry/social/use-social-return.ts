import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { toast } from '../../../ui/toast.ts'
import { enter } from '../enter.ts'
import { entryFailure, isRefusal } from '../failures.ts'
import { say } from '../message.ts'
import {
  findSocialReturn,
  finish,
  forgetErrand,
  rememberedPath,
  type SocialReturn,
} from './social.ts'

/** `form`: nobody came back; `consent`: a new account, which the player has not agreed to yet. */
type Step = 'form' | 'waiting' | 'consent'

/** Completes a social sign-in by itself when the page opens with what the provider sent back. */
export function useSocialReturn(): Step {
  const t = useText()
  const [given] = useState(() => findSocialReturn(location.search))
  const [step, setStep] = useState<Step>(given && given !== 'cancelled' ? 'waiting' : 'form')

  const settle = useEffectEvent((failure: unknown) => {
    if (isRefusal(failure, 'consentMissing')) return setStep('consent')
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

async function complete(given: Exclude<SocialReturn, 'cancelled'>): Promise<void> {
  const answer = await finish(given)
  const to = rememberedPath()
  forgetErrand()
  enter(answer, { to })
}
