import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { goBack, goTo } from '../../../browser/navigation.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { CallFailure, send } from '../../../calls/api.ts'
import { useCall } from '../../../calls/queries.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { usePress } from '../../../calls/use-press.ts'
import { dateTimeText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { refreshBalances } from '../../../money/money-news.ts'
import { updateUser } from '../../../session/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { PinField } from '../PinField.tsx'
import walletStyles from '../Wallet.module.css'
import { ChangeForm } from './ChangeForm.tsx'
import { findPinProblems, type PinProblems, placePinProblem } from './rules.ts'

/** The wallet password: set the first time, changed after that. */
export function PasswordPage() {
  const t = useText()
  const locale = useLocale()
  const [search] = useSearchParams()
  const safebox = useCall('getSafebox', {})
  const leave = (): void => {
    if (search.get('back') === '1') goBack()
    else goTo('/lobby/wallets/others', { replace: true })
  }
  return (
    <div className={walletStyles.page}>
      <div className={`${walletStyles.column} ${walletStyles.narrow}`}>
        <p className={walletStyles.note}>{t('wallet.pinRule')}</p>
        <Answer asked={safebox}>
          {({ hasSafeboxPassword, lockedUntil }) => (
            <>
              {lockedUntil !== null && (
                <Note tone="bad">
                  {t('wallet.pinLockedUntil', { at: dateTimeText(lockedUntil, locale) })}
                </Note>
              )}
              <PinForm isSet={hasSafeboxPassword} onDone={leave} />
            </>
          )}
        </Answer>
      </div>
    </div>
  )
}

/** The form that was opened stays: saving the first password must not show the next one's. */
function PinForm({ isSet, onDone }: { isSet: boolean; onDone: () => void }) {
  const [wasSet] = useState(isSet)
  return wasSet ? <ChangeForm onDone={onDone} /> : <InitForm onDone={onDone} />
}

function InitForm({ onDone }: { onDone: () => void }) {
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
