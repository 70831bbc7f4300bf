import type { weekendLotteryConfig } from '@parlour/contract/activities/weekend-lottery.ts'
import type { z } from 'zod'
import type { Events, Me, Moment, Newcomer, NextDraw, Season } from '../engine/rules.ts'
import { phaseOf, weekWindow } from '../engine/rules.ts'

export type Config = z.output<typeof weekendLotteryConfig>
export type State = {
  /** The weekend that the rest is about, by its first day. */
  weekend: string
  deposited: number
  /** Draws used, by day. */
  used: Record<string, number>
}
type Mine = Me<Config, State>

export function start(config: Config, _player: Newcomer, moment: Moment): State {
  return { weekend: windowOf(config, moment).id, deposited: 0, used: {} }
}

/** A weekend that has begun is played to its end by the config it began with. */
export function renews({ weekend }: State, moment: Moment, _newest: Config, own: Config): boolean {
  return windowOf(own, moment).id !== weekend || !isOpen(own, moment)
}

/** This week's, or the next one. */
export function windowOf(config: Config, moment: Moment): Season {
  return weekWindow(moment, config)
}

export function isOpen(config: Config, moment: Moment): boolean {
  return phaseOf(windowOf(config, moment), moment) === 'open'
}

export function afterDeposit(
  before: State,
  { amount }: Events['deposit.settled'],
  moment: Moment,
  config: Config,
): State {
  const { id } = windowOf(config, moment)
  // Told late, a deposit of a weekend that is over brings nothing: its draws ended with it. One
  // that was only looked forward to may have been moved to earlier days.
  const isLate = id < before.weekend && before.deposited > 0
  if (!isOpen(config, moment) || isLate) return before
  const state = onWeekend(before, id)
  return { ...state, deposited: state.deposited + amount }
}

/** What is left of the weekend, and of this day. */
export function drawsOf(me: Mine) {
  const { config, moment, isClosing = false } = me
  const { id } = windowOf(config, moment)
  const { deposited, used } = onWeekend(me.state, id)
  const drawnToday = used[moment.day] ?? 0
  const drawsSaved = isOpen(config, moment)
    ? Math.floor(deposited / config.depositPerDraw) - sumOf(used)
    : 0
  return {
    drawsLeft: Math.min(drawsSaved, Math.max(0, config.drawsADay - drawnToday)),
    drawnToday,
    drawsSaved,
    deposited,
    depositLeft: isClosing ? 0 : config.depositPerDraw - (deposited % config.depositPerDraw),
  }
}

export function nextDraw(me: Mine): NextDraw | null {
  if (drawsOf(me).drawsLeft === 0) return null
  const { weekend, used } = me.state
  return { lot: { prizes: me.config.prizes }, key: `${weekend}:${sumOf(used) + 1}` }
}

export function drawn(state: State, _drawn: unknown, { day }: Moment): State {
  return { ...state, used: { ...state.used, [day]: (state.used[day] ?? 0) + 1 } }
}

function onWeekend(state: State, weekend: string): State {
  return state.weekend === weekend ? state : { weekend, deposited: 0, used: {} }
}

function sumOf(used: State['used']): number {
  return Object.values(used).reduce((sum, times) => sum + times, 0)
}
