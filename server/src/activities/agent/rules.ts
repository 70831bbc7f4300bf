import type { agentConfig } from '@parlour/contract/activities/agent.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events, Me, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof agentConfig>
export type State = {
  /** Everything that was ever computed, and what of it was exchanged. */
  earned: number
  taken: number
  exchanges: number
}
type Mine = Me<Config, State>

export function start(): State {
  return { earned: 0, taken: 0, exchanges: 0 }
}

export function afterCommission(
  state: State,
  { activity, amount }: Events['commission.computed'],
): State {
  if (activity !== 'Agent' || amount === 0) return state
  return { ...state, earned: state.earned + amount }
}

export function balanceOf({ earned, taken }: State): number {
  return earned - taken
}

/** What a balance must be to be exchanged: anything, once nothing more comes to it. */
export function leastOf({ config, isClosing = false }: Mine): number {
  return isClosing ? 1 : config.minExchange
}

/** Everything at once, from a smallest sum on. */
export function offers(me: Mine): Offer[] {
  const { state, config } = me
  const count = balanceOf(state)
  if (count < leastOf(me)) return []
  const items = [{ id: rewardIds.coin, count, betRate: config.betRate }]
  return [{ key: keyOf(me), items, isFree: true }]
}

export function keyOf({ state }: Pick<Mine, 'state'>): string {
  return `exchange:${state.exchanges + 1}`
}

export function claimed(state: State): State {
  return { ...state, taken: state.earned, exchanges: state.exchanges + 1 }
}
