import { useText } from '../i18n/use-text.ts'
import { useMoney } from '../money/use-money.ts'
import { Button } from '../ui/Button.tsx'
import type { DepositForm } from './use-deposit-form.ts'

type ConfirmDepositProps = { form: DepositForm; isBusy: boolean; onConfirm: () => void }

/** Says the sum it asks for, as soon as there is one. */
export function ConfirmDeposit({ form: { amount }, isBusy, onConfirm }: ConfirmDepositProps) {
  const t = useText()
  const money = useMoney()
  return (
    <Button look="brand" isBlock isLoading={isBusy} onClick={onConfirm}>
      {amount === null ? t('deposit.confirm') : t('deposit.confirmSum', { money: money(amount) })}
    </Button>
  )
}
