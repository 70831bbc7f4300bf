import { activityTypes } from '@parlour/contract/activity-types.ts'
import type { fundConfig } from '@parlour/contract/activities/fund.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events, Me, Moment, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof fundConfig>
export type State = {
  boughtAt: number | null
  /** Since the purchase; what is beyond the last step is not counted. */
  wagered: number
  claimed: number[]
}

/** There is one thing to buy. */
const fundAwardId = 1

export function start(): State {
  return { boughtAt: null, wagered: 0, claimed: [] }
}

/** The steps are those of the day it was bought. */
export function renews({ boughtAt }: State): boolean {
  return boughtAt === null
}

export function priceOf({ state, config }: Me<Config, State>, awardId: number | null) {
  return state.boughtAt === null && awardId === fundAwardId ? config.price : null
}

export function afterDeposit(
  state: State,
  { actType, coversPrice }: Events['deposit.settled'],
  { at }: Moment,
): State {
  const isPurchase = actType === activityTypes.Fund && coversPrice
  return isPurchase && state.boughtAt === null ? { ...state, boughtAt: at } : state
}

/** A round that has ended after the purchase counts whole, whatever the game. */
export function afterRound(
  state: State,
  { stake }: Events['round.settled'],
  { at }: Moment,
  config: Config,
): State {
  if (state.boughtAt === null || at < state.boughtAt) return state
  const wagered = Math.min(state.wagered + stake, lastStepOf(config))
  return wagered === state.wagered ? state : { ...state, wagered }
}

/** 0 not reached, 1 to claim, 2 claimed. */
export function statusOf({ wagered, claimed: done }: State, from: number): 0 | 1 | 2 {
  if (done.includes(from)) return 2
  return wagered >= from ? 1 : 0
}

export function offers({ state, config }: Me<Config, State>): Offer[] {
  if (state.boughtAt === null) return []
  return config.tiers
    .filter(({ from }) => statusOf(state, from) === 1)
    .map(({ from, bonus }) => ({
      key: String(from),
      items: [{ id: rewardIds.coin, count: bonus, betRate: config.betRate }],
    }))
}

export function claimed(state: State, key: string): State {
  return { ...state, claimed: [...state.claimed, Number(key)] }
}

export function isComplete({ state, config }: Me<Config, State>): boolean {
  return config.tiers.every(({ from }) => state.claimed.includes(from))
}

function lastStepOf({ tiers }: Config): number {
  return tiers.at(-1)?.from ?? 0
}
