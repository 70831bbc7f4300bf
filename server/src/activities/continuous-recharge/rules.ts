import type { continuousRechargeConfig } from '@parlour/contract/activities/continuous-recharge.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Me, Moment, Offer } from '../engine/rules.ts'
import { addDays } from '../engine/rules.ts'

export type Config = z.output<typeof continuousRechargeConfig>
/** A finished row of days. Its reward is fixed, whatever the config says later. */
export type Row = { from: number; day: string; bonus: number; betRate: number; isClaimed: boolean }
export type State = {
  /** What was deposited on the last days. */
  deposits: Record<string, number>
  /** Finished rows: those that wait to be claimed, and those of the last days. */
  rows: Row[]
  /** The last day on which a row that was begun can go on; empty when none can. */
  openUntil: string
}

export function start(): State {
  return { deposits: {}, rows: [], openUntil: '' }
}

/** Rows that were begun are finished by their config; when none is, the newest counts. */
export function renews({ openUntil }: State, { day }: Moment): boolean {
  return day > openUntil
}

export function afterDeposit(
  state: State,
  { amount }: Events['deposit.settled'],
  moment: Moment,
  config: Config,
): State {
  const { day } = moment
  const known = daysThatCount(state, moment)
  const deposits = { ...known, [day]: (known[day] ?? 0) + amount }
  const latest = Object.keys(deposits).toSorted().at(-1) ?? day
  const counted = { ...state, deposits }
  // Told late, a deposit can complete a row that ends on its own day or on a later one.
  const finished = finishRows(finishRows(counted, day, config), latest, config)
  return tidied(finished, latest, config)
}

/** Where a tier stands: 0 going on, 1 finished and to claim, 2 finished today and claimed. */
export function streakOf(me: Me<Config, State>, from: number) {
  const { state, config, moment } = me
  const isTodayDone = depositedToday(me) >= from
  const waits = state.rows.some((row) => row.from === from && !row.isClaimed)
  if (waits) return { days: config.days, isTodayDone, status: 1 as const }
  const isFinishedToday = findLastRow(state, from)?.day === moment.day
  if (isFinishedToday) return { days: config.days, isTodayDone, status: 2 as const }
  return { days: daysOf(me, from), isTodayDone, status: 0 as const }
}

/** The tiers of the config, and those of before that still have something to claim. */
export function tiersOf({ state, config }: Me<Config, State>) {
  const { tiers, betRate } = config
  const waiting = state.rows.filter(({ isClaimed }) => !isClaimed)
  const past = waiting.filter(({ from }) => !tiers.some((tier) => tier.from === from))
  const froms = new Set([...tiers, ...past].map(({ from }) => from))
  return [...froms].map((from) => {
    const won = waiting.find((row) => row.from === from)
    const bonus = tiers.find((tier) => tier.from === from)?.bonus ?? 0
    return { from, rewards: won ? rewardsOf(won) : rewardsOf({ bonus, betRate }) }
  })
}

export function longestRow(me: Me<Config, State>): number {
  return Math.max(...me.config.tiers.map(({ from }) => streakOf(me, from).days))
}

export function depositedToday({ state, moment }: Me<Config, State>): number {
  return state.deposits[moment.day] ?? 0
}

export function offers({ state }: Me<Config, State>): Offer[] {
  return state.rows
    .filter(({ isClaimed }) => !isClaimed)
    .map((row) => ({ key: keyOf(row), items: rewardsOf(row) }))
}

/** The oldest row of a tier that waits; with none, the last one, until the next is begun. */
export function keyToClaim(me: Me<Config, State>, from: number): string {
  const waiting = me.state.rows.find((row) => row.from === from && !row.isClaimed)
  const last = daysOf(me, from) === 0 ? findLastRow(me.state, from) : null
  return keyOf(waiting ?? last ?? { from, day: '' })
}

export function claimed(state: State, key: string): State {
  const rows = state.rows.map((row) => (keyOf(row) === key ? { ...row, isClaimed: true } : row))
  return { ...state, rows }
}

/** Days that lie before a fresh beginning do not count for what begins. */
function daysThatCount(state: State, moment: Moment): State['deposits'] {
  if (!renews(state, moment)) return state.deposits
  return Object.fromEntries(Object.entries(state.deposits).filter(([day]) => day >= moment.day))
}

function finishRows(state: State, day: string, { tiers, days, betRate }: Config): State {
  const finished = tiers
    .filter(({ from }) => countDays(state, from, day) >= days)
    .map(({ from, bonus }) => ({ from, day, bonus, betRate, isClaimed: false }))
  return { ...state, rows: [...state.rows, ...finished] }
}

/** Forgets what no rule can ask for any more, and notes how long something goes on. */
function tidied(state: State, latest: string, config: Config): State {
  const oldest = addDays(latest, -config.days)
  return {
    deposits: Object.fromEntries(Object.entries(state.deposits).filter(([day]) => day >= oldest)),
    rows: state.rows.filter((row) => !row.isClaimed || row.day >= oldest),
    openUntil: lastDayToGoOn(state, latest, config),
  }
}

/** A row that has today goes on tomorrow; one that has yesterday still waits for today. */
function lastDayToGoOn(state: State, today: string, { tiers }: Config): string {
  const isIn = (day: string) => tiers.some(({ from }) => countDays(state, from, day) > 0)
  if (isIn(today)) return addDays(today, 1)
  return isIn(addDays(today, -1)) ? today : ''
}

/** The days in a row up to this one, and after the last finished row: no day counts twice. */
function countDays(state: State, from: number, last: string): number {
  const finished = findLastRow(state, from)?.day ?? ''
  let count = 0
  for (let day = last; day > finished && (state.deposits[day] ?? 0) >= from; count += 1)
    day = addDays(day, -1)
  return count
}

function findLastRow({ rows }: State, from: number): Row | null {
  return rows.findLast((row) => row.from === from) ?? null
}

/** The row that is going on: until today ends, the days up to yesterday stand. */
function daysOf(me: Me<Config, State>, from: number): number {
  const { day } = me.moment
  const state = { ...me.state, deposits: daysThatCount(me.state, me.moment) }
  return countDays(state, from, day) || countDays(state, from, addDays(day, -1))
}

function rewardsOf({ bonus, betRate }: Pick<Row, 'bonus' | 'betRate'>): Offer['items'] {
  return [{ id: rewardIds.coin, count: bonus, betRate }]
}

function keyOf({ from, day }: Pick<Row, 'from' | 'day'>): string {
  return `${from}:${day}`
}
