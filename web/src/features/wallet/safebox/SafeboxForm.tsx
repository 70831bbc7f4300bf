import { useState } from 'react'
import { CallFailure, type CallOutput, send } from '../../../calls/api.ts'
import { amountInput, findAmountProblem, parseAmount } from '../../../money/amounts.ts'
import { refreshBalances } from '../../../money/money-news.ts'
import { useAmountError } from '../../../money/use-amount-error.ts'
import { usePress } from '../../../calls/use-press.ts'
import { dateTimeText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { updateUser } from '../../../session/store.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { useCurrencySign } from '../../../money/use-money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { pinLength } from '../pin-problems.ts'
import { PinField } from '../PinField.tsx'
import { pinProblems } from '../pin-problems.ts'
import styles from '../Wallet.module.css'

type Wallet = CallOutput<'getSafebox'>['wallet']
type Direction = 'in' | 'out'
type SafeboxFormProps = { wallet: Wallet; lockedUntil: number | null }

export function SafeboxForm({ wallet, lockedUntil }: SafeboxFormProps) {
  const t = useText()
  const locale = useLocale()
  const [direction, setDirection] = useState<Direction>('in')
  if (lockedUntil !== null)
    return (
      <Note tone="bad">
        {t('wallet.pinLockedUntil', { at: dateTimeText(lockedUntil, locale) })}
      </Note>
    )
  return (
    <>
      <Segmented<Direction>
        label={t('wallet.safebox')}
        value={direction}
        onChange={setDirection}
        segments={[
          { value: 'in', text: t('wallet.putIn') },
          { value: 'out', text: t('wallet.takeOut') },
        ]}
      />
      <TransferForm
        key={direction}
        direction={direction}
        most={direction === 'in' ? wallet.withdrawable : wallet.safebox}
      />
    </>
  )
}

function TransferForm({ direction, most }: { direction: Direction; most: number }) {
  const t = useText()
  const sign = useCurrencySign()
  const [typed, setTyped] = useState('')
  const [pin, setPin] = useState('')
  const [pinError, setPinError] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const limits = { minAmount: 1, maxAmount: most }
  const problem = findAmountProblem(typed, limits)
  const amountError = useAmountError(isAsked ? problem : null, limits)
  const { isBusy, press } = usePress(async () => {
    try {
      const input = { direction, amount: parseAmount(typed) ?? 0, walletPassword: pin }
      const { wallet } = await send('safeboxTransfer', input)
      updateUser({ coin: wallet.coin, safebox: wallet.safebox })
      toast.show(t(direction === 'in' ? 'wallet.putInDone' : 'wallet.takenOut'))
      setTyped('')
      setIsAsked(false)
    } catch (error) {
      const key = error instanceof CallFailure ? pinProblems[error.error] : undefined
      if (key) setPinError(t(key))
      else showFailure(error)
    } finally {
      setPin('')
      refreshBalances()
    }
  })
  const submit = (): void => {
    setIsAsked(true)
    setPinError(pin.length < pinLength ? t('wallet.pinShort') : undefined)
    if (!problem && pin.length === pinLength) press()
  }
  return (
    <form
      className={styles.column}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={t('deposit.amount')}
        prefix={sign}
        isNumber
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={amountError}
        onChange={(event) => setTyped(event.target.value)}
        end={
          <Button size="xs" onClick={() => setTyped(amountInput(most))} disabled={most === 0}>
            {t('wallet.all')}
          </Button>
        }
      />
      <PinField label={t('title.walletPassword')} value={pin} onChange={setPin} error={pinError} />
      <Button look="iris" isBlock type="submit" isLoading={isBusy}>
        {t(direction === 'in' ? 'wallet.putIn' : 'wallet.takeOut')}
      </Button>
    </form>
  )
}
