import { type AmountProblem, parseAmount } from '../../../money/amounts.ts'

type Limits = {
  wallet: { withdrawable: number }
  minAmount: number
  maxAmount: number
  leftToday: number
}
export type WithdrawProblem = AmountProblem | 'aboveWithdrawable' | 'aboveToday'

/** The first thing wrong with an amount, in the order in which it helps to know. */
export function findWithdrawProblem(typed: string, limits: Limits): WithdrawProblem | null {
  if (typed.trim() === '') return 'missing'
  const amount = parseAmount(typed)
  if (amount === null) return 'malformed'
  if (amount < limits.minAmount) return 'tooSmall'
  if (amount > limits.wallet.withdrawable) return 'aboveWithdrawable'
  if (amount > limits.leftToday) return 'aboveToday'
  return amount > limits.maxAmount ? 'tooLarge' : null
}

/** The most that can be asked for now. */
export function mostToWithdraw({ wallet, maxAmount, leftToday }: Limits): number {
  return Math.min(wallet.withdrawable, maxAmount, leftToday)
}

/** Nothing while anything stands in the way, else what today's limit leaves of it. */
export function withdrawableNow(exchange: Limits & { obstacleList: readonly unknown[] }): number {
  return exchange.obstacleList.length > 0
    ? 0
    : Math.min(exchange.wallet.withdrawable, exchange.leftToday)
}

/** What is kept back of what is there: what was lost already is not kept back any more. */
export function lockedNow({ coin, locked }: { coin: number; locked: number }): number {
  return Math.min(coin, locked)
}

type Card = { id: number; isDefault: boolean; usableFrom: number }

/** The card that is offered first: the default one if it may be used, else any that may. */
export function findUsableCard<Some extends Card>(
  cards: readonly Some[],
  nowMs: number,
): Some | null {
  const usable = cards.filter(({ usableFrom }) => usableFrom <= nowMs)
  return usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null
}
