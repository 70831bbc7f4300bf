import type { bindConfig } from '@parlour/contract/activities/bind.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Me, Moment, Newcomer, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof bindConfig>
export type State = {
  registeredAt: number
  /** Bound by a code, and in time. */
  isBound: boolean
  hasDeposited: boolean
  isPaid: boolean
}

const dayMs = 86_400_000

export function start(_config: Config, { registeredAt }: Newcomer): State {
  return { registeredAt, isBound: false, hasDeposited: false, isPaid: false }
}

export function endsAt({ registeredAt }: State, { withinDays }: Config): number {
  return registeredAt + withinDays * dayMs
}

export function afterBinding(state: State, _payload: object, moment: Moment, config: Config) {
  return moment.at < endsAt(state, config) ? { ...state, isBound: true } : state
}

export function afterDeposit(state: State): State {
  return state.hasDeposited ? state : { ...state, hasDeposited: true }
}

export function isDue({ isBound, hasDeposited, isPaid }: State): boolean {
  return isBound && hasDeposited && !isPaid
}

export function offers({ state, config }: Me<Config, State>): Offer[] {
  const item = { id: rewardIds.coin, count: config.bonus, betRate: config.betRate }
  return isDue(state) ? [{ key: 'bound', items: [item] }] : []
}

export function isShown({ state, config, moment, player }: Me<Config, State>): boolean {
  if (state.isPaid) return false
  return state.isBound || (!player.hasMobile && moment.at < endsAt(state, config))
}
