import type { festivalConfig } from '@parlour/contract/activities/festival.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events, Me, Moment, Offer, Phase, Window } from '../engine/rules.ts'
import { addDays, fixedWindow, phaseOf, startOfDay } from '../engine/rules.ts'

export type Config = z.output<typeof festivalConfig>
/** A day, and the best tier it has reached: fixed with the deposit that reached it. */
export type Day = { deposited: number; tier: Tier | null; isClaimed: boolean }
type Tier = { from: number; bonus: number; betRate: number }
export type State = { days: Record<string, Day> }
type Mine = Me<Config, State>

const noDay: Day = { deposited: 0, tier: null, isClaimed: false }
const rememberedDays = 3

export function start(): State {
  return { days: {} }
}

/**
 * A day on which nothing was deposited yet is played by the newest config. What yesterday has
 * reached does not wait for a season that is yet to come.
 */
export function renews({ days }: State, moment: Moment, newest: Config, own: Config): boolean {
  if (days[moment.day]) return false
  const { tier, isClaimed } = dayOf({ days }, addDays(moment.day, -1))
  const isLeft = tier !== null && !isClaimed && isIn('closing', own, moment)
  return !isLeft || !isIn('before', newest, moment)
}

export function windowOf({ season }: Config): Window | null {
  return fixedWindow(season)
}

export function afterDeposit(
  { days }: State,
  { amount }: Events['deposit.settled'],
  { day }: Moment,
  { tiers, betRate }: Config,
): State {
  const before = days[day] ?? noDay
  const deposited = before.deposited + amount
  const reached = tiers.findLast(({ from }) => from <= deposited)
  // What was claimed is what the day has paid: more deposits change nothing of it.
  const tier = before.isClaimed || !reached ? before.tier : { ...reached, betRate }
  const all = { ...days, [day]: { ...before, deposited, tier } }
  const oldest = Object.keys(all).toSorted().slice(-rememberedDays)
  return { days: Object.fromEntries(oldest.map((one) => [one, all[one] ?? noDay])) }
}

export function dayOf({ days }: State, day: string): Day {
  return days[day] ?? noDay
}

/** Today's, and yesterday's to the end of today: a deposit just before midnight is not lost. */
export function claimableDays({ day }: Moment): string[] {
  return [addDays(day, -1), day]
}

/** When a day's tier can no longer be claimed. */
export function endOf(day: string, { timeZone }: Pick<Moment, 'timeZone'>): number {
  return startOfDay(addDays(day, 2), timeZone)
}

export function rewardsOf({ tier }: Day): Offer['items'] {
  return tier ? coins(tier.bonus, tier.betRate) : []
}

export function coins(count: number, betRate: number): Offer['items'] {
  return [{ id: rewardIds.coin, count, betRate }]
}

export function offers({ state, moment }: Mine): Offer[] {
  return claimableDays(moment).flatMap((key) => {
    const day = dayOf(state, key)
    const until = endOf(key, moment)
    return day.tier && !day.isClaimed ? [{ key, items: rewardsOf(day), until }] : []
  })
}

export function claimed({ days }: State, key: string): State {
  return { days: { ...days, [key]: { ...(days[key] ?? noDay), isClaimed: true } } }
}

/** What is short of the tiers still to come today, and what they bring. */
export function earns({ state, config, moment }: Mine) {
  const { deposited, isClaimed } = dayOf(state, moment.day)
  if (isClaimed) return []
  return config.tiers
    .filter(({ from }) => from > deposited)
    .map(({ from, bonus }) => ({ fromAmount: from - deposited, bonus, rate: 0, max: null }))
}

function isIn(phase: Phase, config: Config, moment: Moment): boolean {
  const season = windowOf(config)
  return season !== null && phaseOf(season, moment) === phase
}
