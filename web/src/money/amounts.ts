import { depositBonusOf } from '@parlour/contract/deposit-bonus.ts'
import type { Channel, Periods, Promotion } from './types.ts'

type Limits = { minAmount: number; maxAmount: number }
export type AmountProblem = 'missing' | 'malformed' | 'tooSmall' | 'tooLarge'

const largestDigits = 12

/** `1,000.5` → 100050 hundredths; null for what is no amount of money. */
export function parseAmount(typed: string): number | null {
  const plain = typed.replaceAll(/[,\s]/g, '')
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d{0,2}))?$/.exec(plain) ?? []
  if (whole === '' || whole.length > largestDigits) return null
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Hundredths as one types them: 100000 → `1,000`, 100050 → `1,000.50`. */
export function amountInput(hundredths: number): string {
  const whole = Math.floor(hundredths / 100).toLocaleString('en-US')
  const part = hundredths % 100
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, '0')}`
}

export function findAmountProblem(typed: string, limits: Limits): AmountProblem | null {
  if (typed.trim() === '') return 'missing'
  const amount = parseAmount(typed)
  if (amount === null) return 'malformed'
  if (amount < limits.minAmount) return 'tooSmall'
  return amount > limits.maxAmount ? 'tooLarge' : null
}

/** What promotions add to a deposit of this size: the best line of each activity. */
export function bonusFor(promotions: readonly Promotion[], amount: number): number {
  const best = new Map<number, number>()
  for (const row of promotions)
    best.set(row.actType, Math.max(best.get(row.actType) ?? 0, depositBonusOf(row, amount)))
  return [...best.values()].reduce((sum, bonus) => sum + bonus, 0)
}

export function periodFor(periods: Periods, amount: number) {
  return periods.find(({ upTo }) => upTo === null || amount <= upTo)?.period ?? null
}

/** Amounts of a channel that it would itself accept. */
export function listAmounts({ amountList, minAmount, maxAmount }: Channel): number[] {
  return amountList.filter((amount) => amount >= minAmount && amount <= maxAmount)
}
