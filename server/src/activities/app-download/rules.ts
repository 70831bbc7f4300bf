import type { appDownloadConfig } from '@parlour/contract/activities/app-download.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events, Me, Moment, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof appDownloadConfig>
export type State = { hasEntered: boolean; hasDeposited: boolean; isPaid: boolean }

export function start(): State {
  return { hasEntered: false, hasDeposited: false, isPaid: false }
}

export function afterEntering(state: State): State {
  return state.hasEntered ? state : { ...state, hasEntered: true }
}

export function afterDeposit(
  state: State,
  { amount }: Events['deposit.settled'],
  _moment: Moment,
  { minDeposit }: Config,
): State {
  return state.hasDeposited || amount < minDeposit ? state : { ...state, hasDeposited: true }
}

export function isDue({ hasEntered, hasDeposited, isPaid }: State): boolean {
  return hasEntered && hasDeposited && !isPaid
}

export function offers({ state, config }: Me<Config, State>): Offer[] {
  const item = { id: rewardIds.coin, count: config.bonus, betRate: config.betRate }
  return isDue(state) ? [{ key: 'entered', items: [item] }] : []
}
