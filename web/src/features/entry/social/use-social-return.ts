import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { toast } from '../../../ui/toast.ts'
import { enter } from '../enter.ts'
import { entryFailure, isRefusal } from '../failures.ts'
import { say } from '../message.ts'
import { findSocialReturn, finish, forgetErrand, rememberedPath } from './social.ts'

/** `form`: nobody came back; `consent`: a new account, which the player has not agreed to yet. */
type Step = 'form' | 'waiting' | 'consent'

/** Completes a social sign-in by itself when the page opens with what the provider sent back. */
export function useSocialReturn(): Step {
  const t = useText()
  const [step, setStep] = useState<Step>(() =>
    findSocialReturn(location.search) ? 'waiting' : 'form',
  )

  const complete = useEffectEvent(async (given: { state: string; code: string }) => {
    try {
      const answer = await finish(given)
      const to = rememberedPath()
      forgetErrand()
      enter(answer, { to })
    } catch (error) {
      if (isRefusal(error, 'consentMissing')) return setStep('consent')
      toast.error(say(t, entryFailure(error)))
      setStep('form')
    }
  })
  const giveUp = useEffectEvent(() => {
    toast.show(t('login.socialCancelled'), 'info')
    setStep('form')
  })

  useEffect(() => {
    const given = findSocialReturn(location.search)
    if (!given) return
    // A code in the address would land in the history, in logs and in what is shared.
    history.replaceState(history.state, '', '/login')
    if (given === 'cancelled') giveUp()
    else void complete(given)
  }, [])
  return step
}
