import { useState } from 'react'
import { CallFailure } from '../calls/send.ts'
import { textOr, type Translate, useText } from '../i18n/texts.ts'

export function faultText(t: Translate, failure: unknown): string {
  const error = failure instanceof CallFailure ? failure.error : String(failure)
  return textOr(t, `error.${error}`, t('error.other', { error }))
}

/** Work that may be refused: whether it runs, and in words why not. */
export function useFault() {
  const t = useText()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault(null)
    await work().catch((failure: unknown) => setFault(faultText(t, failure)))
    setBusy(false)
  }
  return { fault, isBusy, attempt, clear: () => setFault(null) }
}
