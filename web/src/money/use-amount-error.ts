import { useText } from '../i18n/use-text.ts'
import { useShortMoney } from './use-money.ts'
import type { AmountProblem } from './amounts.ts'

type Limits = { minAmount: number; maxAmount: number }

/** The line below an amount field when something is wrong with it. */
export function useAmountError(
  problem: AmountProblem | null,
  limits: Limits | null,
): string | undefined {
  const t = useText()
  const money = useShortMoney()
  if (problem === null) return undefined
  if (problem === 'missing') return t('deposit.amountMissing')
  if (problem === 'malformed') return t('deposit.amountMalformed')
  if (problem === 'tooSmall')
    return t('deposit.amountTooSmall', { min: money(limits?.minAmount ?? 0) })
  return t('deposit.amountTooLarge', { max: money(limits?.maxAmount ?? 0) })
}
