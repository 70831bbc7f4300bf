import type { freeSignConfig } from '@parlour/contract/activities/free-sign.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Me, Moment, Offer } from '../engine/rules.ts'
import { addDays, endOfDay } from '../engine/rules.ts'

export type Config = z.output<typeof freeSignConfig>
export type State = {
  /** The day that is measured, and what was done on it. */
  day: string
  deposited: number
  wagered: number
  /** How many days in a row were signed, and the last of them. */
  signed: number
  lastSigned: string
  /** How many days the row has. */
  length: number
}

export function start(): State {
  return { day: '', deposited: 0, wagered: 0, signed: 0, lastSigned: '', length: 0 }
}

/** A row is played by the config it was begun with, and so is a day on which something was done. */
export function renews(state: State, moment: Moment): boolean {
  return state.day !== moment.day && state.lastSigned !== moment.day && !goesOn(state, moment)
}

export function afterDeposit(
  state: State,
  { amount }: { amount: number },
  moment: Moment,
  config: Config,
): State {
  return measure(state, { deposited: amount, wagered: 0 }, moment, config)
}

export function afterRound(
  state: State,
  { stake }: { stake: number },
  moment: Moment,
  config: Config,
): State {
  return measure(state, { deposited: 0, wagered: stake }, moment, config)
}

export function isSigned({ state, moment }: Me<Config, State>): boolean {
  return state.lastSigned === moment.day
}

/** Which day of the row today is. */
export function currentDay({ state, moment }: Me<Config, State>): number {
  if (state.lastSigned === moment.day) return state.signed
  return goesOn(state, moment) ? state.signed + 1 : 1
}

/** What today still asks for: one of the two is enough. */
export function leftOf(me: Me<Config, State>) {
  const { deposited, wagered } = today(me)
  return {
    depositLeft: Math.max(0, me.config.minDeposit - deposited),
    wagerLeft: Math.max(0, me.config.minWagered - wagered),
  }
}

export function offers(me: Me<Config, State>): Offer[] {
  if (isSigned(me) || !isReached(today(me), me.config)) return []
  const items = rewardsOf(me, currentDay(me))
  return [{ key: me.moment.day, items, until: endOfDay(me.moment) }]
}

export function rewardsOf({ config }: Me<Config, State>, day: number): Offer['items'] {
  return [{ id: rewardIds.coin, count: config.days[day - 1] ?? 0, betRate: config.betRate }]
}

/** Key is the day itself. */
export function claimed(state: State, key: string, moment: Moment): State {
  const signed = goesOn(state, moment) ? state.signed + 1 : 1
  return { ...state, signed, lastSigned: key }
}

/** What is beyond the goal of a day is not counted: most rounds then change nothing. */
function measure(
  state: State,
  done: Pick<State, 'deposited' | 'wagered'>,
  { day }: Moment,
  config: Config,
): State {
  if (day < state.day || day === state.lastSigned) return state
  if (day === state.day && isReached(state, config)) return state
  const before = day === state.day ? state : { deposited: 0, wagered: 0 }
  return {
    ...state,
    day,
    deposited: before.deposited + done.deposited,
    wagered: before.wagered + done.wagered,
    length: config.days.length,
  }
}

function isReached(
  { deposited, wagered }: Pick<State, 'deposited' | 'wagered'>,
  { minDeposit, minWagered }: Config,
): boolean {
  return deposited >= minDeposit || wagered >= minWagered
}

/** Signed yesterday, and days are left: today is the next of them. */
function goesOn({ lastSigned, signed, length }: State, { day }: Moment): boolean {
  return lastSigned === addDays(day, -1) && signed < length
}

/** What was done today; nothing yet when another day was measured last. */
function today({ state, moment }: Me<Config, State>) {
  return state.day === moment.day ? state : { deposited: 0, wagered: 0 }
}
