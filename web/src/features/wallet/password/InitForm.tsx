import { useState } from 'react'
import { CallFailure, send } from '../../../calls/api.ts'
import { refreshBalances } from '../../../money/money-news.ts'
import { usePress } from '../../../calls/use-press.ts'
import { useText } from '../../../i18n/use-text.ts'
import { updateUser } from '../../../session/store.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { PinField } from '../PinField.tsx'
import walletStyles from '../Wallet.module.css'
import { findPinProblems, type PinProblems, placePinProblem } from './rules.ts'

export function InitForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [fresh, setFresh] = useState('')
  const [again, setAgain] = useState('')
  const [problems, setProblems] = useState<PinProblems>({})
  const { isBusy, press } = usePress(async () => {
    try {
      await send('safeboxPasswordInit', { walletPassword: fresh })
      updateUser({ hasSafeboxPassword: true })
      toast.show(t('wallet.pinSaved'))
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
    const found = findPinProblems(fresh, again)
    setProblems(found)
    if (Object.keys(found).length === 0) press()
  }
  return (
    <form
      className={walletStyles.column}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <PinField
        isNew
        label={t('wallet.newPin')}
        value={fresh}
        onChange={setFresh}
        error={problems.fresh && t(problems.fresh)}
      />
      <PinField
        isNew
        label={t('wallet.pinAgain')}
        value={again}
        onChange={setAgain}
        error={problems.again && t(problems.again)}
      />
      <Button look="brand" isBlock type="submit" isLoading={isBusy}>
        {t('wallet.savePin')}
      </Button>
    </form>
  )
}
