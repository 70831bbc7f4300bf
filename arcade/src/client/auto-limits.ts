import type { RoundView } from './api.ts'

/** How many rounds play by themselves, and what ends them early. A loss always does. */
export type AutoplayLimits = {
  rounds: number
  lossAmount: number
  /** Null sets no limit. */
  winAmount: number | null
  /** Stops when the balance is below this. */
  lowBalance: number | null
  stopsAtFeature: boolean
}

type Standing = {
  round: Pick<RoundView, 'stakeAmount' | 'winAmount'>
  /** By all rounds so far. */
  lostAmount: number
  balance: number | null
  isFeature: boolean
}

/** Why no further round begins by itself. */
export function findReason(limits: AutoplayLimits, standing: Standing) {
  const { lossAmount, winAmount, lowBalance, stopsAtFeature } = limits
  const { round, lostAmount, balance, isFeature } = standing
  // Before it could be passed, not after.
  if (lostAmount + round.stakeAmount > lossAmount) return 'loss'
  if (winAmount !== null && round.winAmount >= winAmount) return 'win'
  if (lowBalance !== null && (balance ?? lowBalance) < lowBalance) return 'balance'
  return stopsAtFeature && isFeature ? 'feature' : null
}
