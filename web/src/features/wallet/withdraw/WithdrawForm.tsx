import { feeOf } from '@parlour/contract/order-terms.ts'
import { amountInput, periodFor } from '../../../money/amounts.ts'
import { RefusalNote } from '../../../money/RefusalNote.tsx'
import { useAmountError } from '../../../money/use-amount-error.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useCurrencySign, useMoney, useShortMoney } from '../../../money/use-money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import { focusInvalid } from '../../../ui/focus-invalid.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { PinField } from '../PinField.tsx'
import walletStyles from '../Wallet.module.css'
import { CardChoice } from './CardChoice.tsx'
import { mostToWithdraw, type WithdrawProblem } from './rules.ts'
import type { Exchange } from './types.ts'
import { useWithdraw } from './use-withdraw.ts'
import styles from './Withdraw.module.css'

export function WithdrawForm({ exchange }: { exchange: Exchange }) {
  const t = useText()
  const money = useMoney()
  const form = useWithdraw(exchange)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
        focusInvalid(event.currentTarget)
      }}
    >
      <AmountField form={form} exchange={exchange} />
      <CardChoice
        cards={exchange.appUserBankList}
        chosenId={form.card?.id ?? null}
        onChoose={form.chooseCard}
      />
      <PinField
        label={t('title.walletPassword')}
        value={form.pin}
        onChange={form.setPin}
        error={form.pinProblem ? t(form.pinProblem) : undefined}
      />
      <Summary amount={form.amount} exchange={exchange} />
      <RefusalNote refusal={form.refusal} />
      <div className={walletStyles.confirm}>
        <Button
          look="brand"
          isBlock
          type="submit"
          isLoading={form.isBusy}
          disabled={!form.canSubmit}
        >
          {form.amount === null
            ? t('wallet.withdrawConfirm')
            : t('wallet.withdrawSum', { money: money(form.amount) })}
        </Button>
      </div>
    </form>
  )
}

type PartProps = { form: ReturnType<typeof useWithdraw>; exchange: Exchange }

function AmountField({ form, exchange }: PartProps) {
  const t = useText()
  const money = useShortMoney()
  const sign = useCurrencySign()
  const most = mostToWithdraw(exchange)
  const limits = { min: money(exchange.minAmount), max: money(exchange.maxAmount) }
  return (
    <TextField
      label={t('wallet.withdrawAmount')}
      prefix={sign}
      isNumber
      isLarge
      inputMode="decimal"
      autoComplete="off"
      value={form.typed}
      hint={t('deposit.limits', limits)}
      error={useProblemText(form.problem, exchange)}
      onChange={(event) => form.setTyped(event.target.value)}
      end={
        <Button
          size="xs"
          disabled={most < exchange.minAmount}
          onClick={() => form.setTyped(amountInput(most))}
        >
          {t('wallet.all')}
        </Button>
      }
    />
  )
}

function useProblemText(problem: WithdrawProblem | null, exchange: Exchange): string | undefined {
  const t = useText()
  const money = useMoney()
  const isOurs = problem === 'aboveWithdrawable' || problem === 'aboveToday'
  const plain = useAmountError(isOurs ? null : problem, exchange)
  if (problem === 'aboveWithdrawable')
    return t('wallet.aboveWithdrawable', { money: money(exchange.wallet.withdrawable) })
  if (problem === 'aboveToday') return t('wallet.aboveToday', { money: money(exchange.leftToday) })
  return plain
}

function Summary({ amount, exchange }: { amount: number | null; exchange: Exchange }) {
  const t = useText()
  const money = useMoney()
  const fee = feeOf(amount ?? 0, exchange.feeRate)
  const period = periodFor(exchange.periods, amount ?? 0)
  return (
    <Card look="flat">
      <KeyValueList>
        {exchange.feeRate > 0 && <KeyValue name={t('wallet.fee')}>{money(fee)}</KeyValue>}
        <KeyValue name={t('wallet.youReceive')}>{money(Math.max(0, (amount ?? 0) - fee))}</KeyValue>
        {period && (
          <KeyValue name={t('deposit.period')}>
            {t('deposit.days', { min: period.minDays, max: period.maxDays })}
          </KeyValue>
        )}
        <KeyValue name={t('wallet.leftToday')}>{money(exchange.leftToday)}</KeyValue>
      </KeyValueList>
    </Card>
  )
}
