/** What a deposit of at least `fromAmount` earns: coins, and a share of it, `max` at most. */
export type DepositBonus = {
  fromAmount: number
  bonus: number
  /** Millionths of the deposit. */
  rate: number
  max: number | null
}

/** Whole hundredths: the rest of a share is nobody's. */
export function depositBonusOf({ fromAmount, bonus, rate, max }: DepositBonus, amount: number) {
  if (amount < fromAmount) return 0
  return Math.min(bonus + shareOf(amount, rate), max ?? Infinity)
}

/** So many millionths of an amount, without ever leaving the whole numbers that are exact. */
export function shareOf(amount: number, perMillion: number): number {
  const rest = amount % whole
  return ((amount - rest) / whole) * perMillion + Math.floor((rest * perMillion) / whole)
}

const whole = 1_000_000
