import { useState } from 'react'
import { askForCode } from '../calls.ts'
import { serverNowMs } from '../../../browser/clock.ts'
import { useText } from '../../../i18n/use-text.ts'
import { toast } from '../../../ui/toast.ts'
import { useCountdown } from '../../../ui/time-left.ts'
import { sendFailure } from '../failures.ts'
import { say } from '../message.ts'
import { usePress } from '../../../calls/use-press.ts'

/** What a code is for, as the wire numbers it. */
export const otpPurposes = { register: 0, recover: 1, bind: 2 } as const
export type OtpPurpose = keyof typeof otpPurposes

type Sending = {
  purpose: OtpPurpose
  mobile: string
  countryCode: string
  /** False for a number that breaks the rules: then nothing is sent and the form says why. */
  checkMobile: () => boolean
}

export function useOtpSending({ purpose, mobile, countryCode, checkMobile }: Sending) {
  const type = otpPurposes[purpose]
  return useCodeSending(async () =>
    checkMobile() ? askForCode({ countryCode, mobile, type }) : null,
  )
}

/** Sends a one-time code; the server's own clock says when the next one may be sent. */
export function useCodeSending(ask: () => Promise<{ resendAt: number } | null>) {
  const t = useText()
  const [resendAtMs, setResendAtMs] = useState(0)
  const { leftMs } = useCountdown({ endsAtMs: resendAtMs, now: serverNowMs })
  const { isBusy, press } = usePress(async () => {
    try {
      const sent = await ask()
      if (sent === null) return
      setResendAtMs(sent.resendAt)
      toast.show(t('login.loginSendSucc'))
    } catch (error) {
      toast.error(say(t, sendFailure(error)))
    }
  })
  return { isSending: isBusy, secondsLeft: Math.ceil(leftMs / 1000), onSend: press }
}
