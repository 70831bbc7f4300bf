import { activityTypes } from '@parlour/contract/activity-types.ts'
import type { ladderRechargeConfig } from '@parlour/contract/activities/ladder-recharge.ts'
import type { DepositBonus } from '@parlour/contract/deposit-bonus.ts'
import { depositBonusOf } from '@parlour/contract/deposit-bonus.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events, Me, Moment, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof ladderRechargeConfig>
export type State = {
  /** How often it was had on the last days; a deposit of yesterday may be heard of today. */
  days: { day: string; used: number }[]
  /** Earned and not paid yet, by the rates that were in force when the money came. */
  due: { orderId: string; bonus: number; betRate: number }[]
}

const daysKept = 3

export function start(): State {
  return { days: [], due: [] }
}

/** What a deposit of each size brings, if it can still be had today. */
export function earns(me: Me<Config, State>): DepositBonus[] {
  return leftToday(me) > 0 ? rowsOf(me.config) : []
}

export function leftToday({ state, config, moment }: Me<Config, State>): number {
  return Math.max(0, config.timesADay - usedOn(state, moment.day))
}

/** Any amount may be ordered for it while it can be had today. */
export function priceOf(me: Me<Config, State>): 'anyAmount' | null {
  return leftToday(me) > 0 ? 'anyAmount' : null
}

/** The sum that was announced counts: who sends more has the rest as a plain deposit. */
export function bonusOf(amount: number, config: Config): number {
  return Math.max(0, ...rowsOf(config).map((row) => depositBonusOf(row, amount)))
}

export function afterDeposit(
  state: State,
  { orderId, actType, coversPrice, amount, announced = amount }: Events['deposit.settled'],
  { day }: Moment,
  config: Config,
): State {
  if (actType !== activityTypes.LadderRecharge || !coversPrice) return state
  const bonus = bonusOf(announced, config)
  const used = usedOn(state, day)
  if (bonus === 0 || used >= config.timesADay) return state
  const others = state.days.filter((one) => one.day !== day)
  const days = [...others, { day, used: used + 1 }].toSorted((a, b) => a.day.localeCompare(b.day))
  const due = [...state.due, { orderId, bonus, betRate: config.betRate }]
  return { days: days.slice(-daysKept), due }
}

export function offers({ state }: Me<Config, State>): Offer[] {
  return state.due.map(({ orderId, bonus, betRate }) => ({
    key: keyOf(orderId),
    items: [{ id: rewardIds.coin, count: bonus, betRate }],
  }))
}

export function claimed(state: State, key: string): State {
  return { ...state, due: state.due.filter(({ orderId }) => keyOf(orderId) !== key) }
}

function keyOf(orderId: string): string {
  return `deposit:${orderId}`
}

function usedOn({ days }: State, day: string): number {
  return days.find((one) => one.day === day)?.used ?? 0
}

function rowsOf({ steps, max }: Config): DepositBonus[] {
  return steps.map(({ from, rate }) => ({ fromAmount: from, bonus: 0, rate, max }))
}
