import type { pointsConfig } from '@parlour/contract/activities/points.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Earned, Me, Moment, Newcomer, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof pointsConfig>
export type State = {
  /** Wagered, and not yet turned into points. */
  pending: number
  /** How often points were posted, and when last. */
  postings: number
  postedAt: number
  /** How often points were spent. */
  spendings: number
}

/** Points of a player who plays on and on are posted at most so often. */
const postGapMs = 60_000

export function start(_config: Config, _player: Newcomer, { at }: Moment): State {
  return { pending: 0, postings: 0, postedAt: at, spendings: 0 }
}

export function afterRound(state: State, { stake }: Events['round.settled']): State {
  return stake === 0 ? state : { ...state, pending: state.pending + stake }
}

/** Whole points; what is short of one stays and counts for the next. */
export function earned({ pending, postings }: State, { wagerPerPoint }: Config): Earned | null {
  const points = Math.floor(pending / wagerPerPoint)
  const key = `earned:${postings + 1}:${points * wagerPerPoint}`
  return points > 0 ? { key, points: points * 100 } : null
}

export function isDue(state: State, { at }: Moment, config: Config): boolean {
  return at - state.postedAt >= postGapMs && earned(state, config) !== null
}

export function offers({ state, config }: Me<Config, State>): Offer[] {
  const found = earned(state, config)
  if (!found) return []
  const { key, points } = found
  return [{ key, items: [{ id: rewardIds.points, count: points, betRate: 0 }] }]
}

/** The key says how much of what was wagered its points were for. */
export function claimed(state: State, key: string, { at }: Moment): State {
  const wagered = Number(key.split(':')[2])
  return {
    ...state,
    pending: state.pending - wagered,
    postings: state.postings + 1,
    postedAt: at,
  }
}

/** The dearest draw that the player's points buy. */
export function nextDraw({ state, config, moment, player }: Me<Config, State>) {
  const affordable = config.draws.filter(({ cost }) => cost <= player.points)
  const found = affordable.toSorted((one, other) => other.cost - one.cost)[0]
  if (!found) return null
  const budget = budgetOf(config, moment)
  return { lot: found, key: spentKey(state), budget, points: found.cost }
}

export function afterSpending(state: State): State {
  return { ...state, spendings: state.spendings + 1 }
}

/** What the next spending of points is known by. */
export function spentKey({ spendings }: State): string {
  return `spent:${spendings + 1}`
}

export function budgetOf({ dailyDrawBudget: limit }: Config, { day }: Moment) {
  return limit === null ? null : { budget: 'points-draws', period: day, limit }
}

/** What points buy at the rate of exchange, and how many of them that takes: none are wasted. */
export function exchangeOf(points: number, { pointsPerCoin }: Config) {
  const coins = Math.floor(points / pointsPerCoin)
  return { coins, taken: coins * pointsPerCoin }
}
