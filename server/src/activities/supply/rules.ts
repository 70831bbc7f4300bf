import type { supplyConfig } from '@parlour/contract/activities/supply.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Me, Moment, Offer } from '../engine/rules.ts'
import { weekOf } from '../engine/rules.ts'

export type Config = z.output<typeof supplyConfig>
export type State = {
  day: string
  deposited: number
  /** Stakes less wins of the day; below zero for a day that went well. */
  lost: number
  /** How much of the loss a supply was paid for. */
  supplied: number
  takenToday: number
  takenThisWeek: number
}

export function start(_config: Config, _player: object, moment: Moment): State {
  return { ...freshDay(moment), takenThisWeek: 0 }
}

/** The state as of this moment: a new day, and perhaps a new week, has begun. */
export function at(state: State, moment: Moment): State {
  if (state.day === moment.day) return state
  const isSameWeek = weekOf(state.day) === moment.week
  return { ...freshDay(moment), takenThisWeek: isSameWeek ? state.takenThisWeek : 0 }
}

export function isNewDay({ day }: State, moment: Moment): boolean {
  return day < moment.day
}

export function afterDeposit(
  before: State,
  { amount }: Events['deposit.settled'],
  moment: Moment,
): State {
  if (isLate(before, moment)) return before
  const state = at(before, moment)
  return { ...state, deposited: state.deposited + amount }
}

export function afterRound(
  before: State,
  { stake, win }: Events['round.settled'],
  moment: Moment,
): State {
  if (isLate(before, moment)) return before
  const state = at(before, moment)
  return { ...state, lost: state.lost + stake - win }
}

/** What is put aside counts too: nobody is bankrupt who has only moved coins. */
export function isBankrupt({ state, config, moment, player }: Me<Config, State>): boolean {
  if (player.coin + player.safebox >= config.bankruptBelow) return false
  if (player.hasOpenRound || player.hasOpenWithdrawal) return false
  return at(state, moment).deposited >= config.minDepositToday
}

/** The loss of today that no supply was paid for yet. */
export function netLossOf({ state, moment }: Me<Config, State>): number {
  const { lost, supplied } = at(state, moment)
  return Math.max(0, lost - supplied)
}

/** What such a loss is worth; nothing when it is below the first step. */
export function bonusOf(netLoss: number, { steps, min, max }: Config): number {
  const step = steps.findLast(({ from }) => netLoss >= from)
  if (!step) return 0
  return Math.min(max, Math.max(min, Math.floor((netLoss * step.rate) / 1_000_000)))
}

export function leftOf({ state, config, moment }: Me<Config, State>) {
  const { takenToday, takenThisWeek } = at(state, moment)
  const leftThisWeek = Math.max(0, config.timesAWeek - takenThisWeek)
  const leftToday = Math.max(0, config.timesADay - takenToday)
  return { leftToday: Math.min(leftToday, leftThisWeek), leftThisWeek }
}

export function offers(me: Me<Config, State>): Offer[] {
  const { config, state, moment } = me
  const bonus = bonusOf(netLossOf(me), config)
  if (!isBankrupt(me) || bonus === 0 || leftOf(me).leftToday === 0) return []
  const items = [{ id: rewardIds.coin, count: bonus, betRate: config.betRate }]
  return [{ key: keyOf(moment.day, at(state, moment).takenToday + 1), items }]
}

/** The supply that is next today, or the last one when there are no more. */
export function currentKey({ state, config, moment }: Me<Config, State>): string {
  const { takenToday } = at(state, moment)
  return keyOf(moment.day, Math.min(takenToday + 1, Math.max(1, config.timesADay)))
}

export function claimed(before: State, _key: string, moment: Moment): State {
  const state = at(before, moment)
  return {
    ...state,
    supplied: state.lost,
    takenToday: state.takenToday + 1,
    takenThisWeek: state.takenThisWeek + 1,
  }
}

export function refuse(me: Me<Config, State>) {
  return leftOf(me).leftToday === 0 ? 'alreadyClaimed' : 'notReached'
}

function freshDay({ day }: Moment) {
  return { day, deposited: 0, lost: 0, supplied: 0, takenToday: 0 }
}

/** Something of a day that is over is heard only now: it is too late to count. */
function isLate({ day }: State, moment: Moment): boolean {
  return moment.day < day
}

function keyOf(day: string, time: number): string {
  return `${day}:${time}`
}
