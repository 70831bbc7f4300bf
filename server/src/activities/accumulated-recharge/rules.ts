import type * as contract from '@parlour/contract/activities/accumulated-recharge.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Me, Moment, Offer } from '../engine/rules.ts'
import { addDays, startOfDay } from '../engine/rules.ts'

export type Config = z.output<typeof contract.accumulatedRechargeConfig>
/** A week's deposits, and what they can earn: as it stood when the first of them came. */
export type Week = Config & {
  /** Its Monday. */
  week: string
  deposited: number
  /** Thresholds that were claimed. */
  claimed: number[]
}
/** This week and the one before, each only once something was deposited. */
export type State = { weeks: Week[] }

export function start(): State {
  return { weeks: [] }
}

/** The newest config counts until the first deposit of a week has come. */
export function renews({ weeks }: State, moment: Moment): boolean {
  return !weeks.some(({ week }) => week === moment.week)
}

export function afterDeposit(
  state: State,
  { amount }: Events['deposit.settled'],
  { week }: Moment,
  config: Config,
): State {
  const now = findWeek(state, week) ?? emptyWeek(week, config)
  const others = state.weeks.filter((one) => one.week !== week)
  const weeks = [...others, { ...now, deposited: now.deposited + amount }]
  return { weeks: weeks.toSorted((a, b) => (a.week < b.week ? -1 : 1)).slice(-2) }
}

/** What is shown: this week, and before it last week as long as it can be claimed. */
export function openWeeks({ state, config, moment }: Me<Config, State>): Week[] {
  const thisWeek = findWeek(state, moment.week) ?? emptyWeek(moment.week, config)
  const lastWeek = findWeek(state, addDays(moment.week, -7))
  const isOpen = lastWeek && isReached(lastWeek) && moment.at < endOf(lastWeek, moment.timeZone)
  return isOpen ? [lastWeek, thisWeek] : [thisWeek]
}

/** Claimable into the days of grace of the week that follows. */
export function endOf({ week, graceDays }: Week, timeZone: string): number {
  return startOfDay(addDays(week, 7 + graceDays), timeZone)
}

/** 0 not reached, 1 to claim, 2 claimed. */
export function statusOf(week: Week, from: number): 0 | 1 | 2 {
  if (week.claimed.includes(from)) return 2
  return week.deposited >= from ? 1 : 0
}

export function offers(me: Me<Config, State>): Offer[] {
  return openWeeks(me).flatMap((week) =>
    week.tiers
      .filter(({ from }) => statusOf(week, from) === 1)
      .map(({ from, bonus }) => ({
        key: keyOf(week.week, from),
        items: rewardsOf(week, bonus),
        until: endOf(week, me.moment.timeZone),
      })),
  )
}

export function rewardsOf({ betRate }: Week, bonus: number): Offer['items'] {
  return [{ id: rewardIds.coin, count: bonus, betRate }]
}

export function keyOf(week: string, from: number): string {
  return `${week}:${from}`
}

export function claimed({ weeks }: State, key: string): State {
  const [week, from] = key.split(':')
  return {
    weeks: weeks.map((one) =>
      one.week === week ? { ...one, claimed: [...one.claimed, Number(from)] } : one,
    ),
  }
}

export function refuse(me: Me<Config, State>, key: string) {
  const [week = '', from] = key.split(':')
  const open = openWeeks(me).find((one) => one.week === week)
  if (!open) return week < me.moment.week ? 'ended' : 'unknownReward'
  return open.tiers.some((tier) => tier.from === Number(from)) ? 'notReached' : 'unknownReward'
}

/** How many tiers this week’s deposits have reached. */
export function progressOf(me: Me<Config, State>) {
  const { deposited, tiers } = openWeeks(me).at(-1) ?? emptyWeek('', me.config)
  return { done: tiers.filter(({ from }) => deposited >= from).length, total: tiers.length }
}

/** What a deposit of so much now would bring in all: every tier of this week it reaches. */
export function earns(me: Me<Config, State>) {
  const { deposited, tiers } = openWeeks(me).at(-1) ?? emptyWeek('', me.config)
  const ahead = tiers.filter(({ from }) => from > deposited)
  return ahead.map(({ from }) => ({
    fromAmount: from - deposited,
    bonus: ahead.filter((tier) => tier.from <= from).reduce((sum, tier) => sum + tier.bonus, 0),
    rate: 0,
    max: null,
  }))
}

function findWeek({ weeks }: State, week: string): Week | null {
  return weeks.find((one) => one.week === week) ?? null
}

function emptyWeek(week: string, config: Config): Week {
  return { ...config, week, deposited: 0, claimed: [] }
}

function isReached({ tiers, deposited }: Week): boolean {
  return tiers.some(({ from }) => deposited >= from)
}
