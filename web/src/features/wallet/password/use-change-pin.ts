import { useState } from 'react'
import { CallFailure, send } from '../../../calls/api.ts'
import { refreshBalances } from '../../../money/money-news.ts'
import { usePress } from '../../../calls/use-press.ts'
import { dateTimeText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { findPinProblems, type PinProblems, placePinProblem } from './rules.ts'

const empty = { old: '', code: '', mobile: '', fresh: '', again: '' }
export type PinFields = typeof empty

/** Changes the wallet password, proved by the old one or by a code sent to the player's phone. */
export function useChangePin(by: 'password' | 'code', onDone: () => void) {
  const t = useText()
  const locale = useLocale()
  const [fields, setFields] = useState(empty)
  const [problems, setProblems] = useState<PinProblems>({})
  const { old, code, fresh, again } = fields
  const { isBusy, press } = usePress(async () => {
    try {
      const proof =
        by === 'password' ? ({ by, walletPassword: old } as const) : ({ by, code } as const)
      const input = { proof, newWalletPassword: fresh }
      const { withdrawalsFrom } = await send('modifySafePassword', input)
      toast.show(t('wallet.pinChanged', { at: dateTimeText(withdrawalsFrom, locale) }))
      onDone()
    } catch (error) {
      const placed = error instanceof CallFailure ? placePinProblem(error.error) : null
      if (placed) setProblems(placed)
      else showFailure(error)
    } finally {
      refreshBalances()
    }
  })
  const submit = (): void => {
    const found: PinProblems = {
      ...findPinProblems(fresh, again),
      ...(by === 'password' && old.length < 6 && { old: 'wallet.pinShort' }),
      ...(by === 'code' && code.length < 6 && { code: 'wallet.codeShort' }),
    }
    setProblems(found)
    if (Object.keys(found).length === 0) press()
  }
  return {
    fields,
    problems,
    isBusy,
    submit,
    change: (name: keyof PinFields, value: string) =>
      setFields((now) => ({ ...now, [name]: value })),
  }
}
