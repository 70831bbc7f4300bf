import { useText } from '../i18n/use-text.ts'
import { useSession } from '../session/store.ts'
import { useCurrencySign, useMoney, useShortMoney } from '../money/use-money.ts'
import { AmountGrid } from '../ui/AmountGrid.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { CloseIcon } from '../ui/icons.ts'
import { TextField } from '../ui/TextField.tsx'
import { amountInput, bonusFor, listAmounts } from '../money/amounts.ts'
import { useAmountError } from '../money/use-amount-error.ts'
import styles from './DepositForm.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** Amounts as buttons, and a field for one's own. */
export function AmountChoice({ form }: { form: DepositForm }) {
  const t = useText()
  const money = useMoney()
  const short = useShortMoney()
  const coin = useSession((session) => session.user?.coin ?? 0)
  const choices = form.channel ? listAmounts(form.channel) : []
  return (
    <section className={styles.amounts}>
      <div className={styles.headingRow}>
        <h2 className={styles.heading}>{t('deposit.amount')}</h2>
        <span className={styles.balance}>{t('deposit.balance', { money: money(coin) })}</span>
      </div>
      <AmountGrid
        label={t('deposit.amount')}
        chosenAmount={form.amount ?? undefined}
        onChoose={form.chooseAmount}
        choices={choices.map((amount) => {
          const bonus = bonusFor(form.promotions, amount)
          const bonusText = bonus > 0 ? `+${short(bonus)}` : undefined
          return { amount, amountText: amountInput(amount), bonusText }
        })}
      />
      <OwnAmount form={form} />
    </section>
  )
}

function OwnAmount({ form }: { form: DepositForm }) {
  const t = useText()
  const money = useShortMoney()
  const sign = useCurrencySign()
  const error = useAmountError(form.shownProblem, form.channel)
  const limits = form.channel && {
    min: money(form.channel.minAmount),
    max: money(form.channel.maxAmount),
  }
  return (
    <TextField
      label={t('deposit.ownAmount')}
      prefix={sign}
      isNumber
      isLarge
      inputMode="decimal"
      autoComplete="off"
      value={form.typed}
      hint={limits ? t('deposit.limits', limits) : undefined}
      error={error}
      onChange={(event) => form.type(event.target.value)}
      onBlur={() => form.typed !== '' && form.showProblem()}
      end={
        form.typed !== '' && (
          <IconButton icon={CloseIcon} label={t('deposit.clear')} onClick={() => form.type('')} />
        )
      }
    />
  )
}
