import type { redPacketConfig } from '@parlour/contract/activities/red-packet.ts'
import type { z } from 'zod'
import type { DrawnNow, Events, Me, Moment, NextDraw } from '../engine/rules.ts'
import { addDays, startOfDay } from '../engine/rules.ts'

export type Config = z.output<typeof redPacketConfig>
export type State = {
  /** What was deposited and wagered on the last days, up to what is asked for. */
  days: Record<string, { deposited: number; wagered: number }>
  /** Which rains the player opened a packet of, and by which draw. */
  opened: { rainId: number; drawId: number }[]
}
export type Rain = { rainId: number; startsAt: number; endsAt: number }
type Mine = Me<Config, State>

/** Today and the six days before it count. */
const countedDays = 7
const rememberedRains = 100

export function start(): State {
  return { days: {}, opened: [] }
}

export function afterDeposit(
  state: State,
  { amount }: Events['deposit.settled'],
  { day }: Moment,
  { minDeposit }: Config,
): State {
  const { deposited, wagered } = dayOf(state, day)
  return withDay(state, day, { deposited: upTo(minDeposit, deposited, amount), wagered })
}

/** Who has done enough on a day changes nothing by going on. */
export function afterRound(
  state: State,
  { stake }: Events['round.settled'],
  { day }: Moment,
  { minDeposit, minWagered }: Config,
): State {
  const { deposited, wagered } = dayOf(state, day)
  if (stake === 0 || deposited >= minDeposit) return state
  return withDay(state, day, { deposited, wagered: upTo(minWagered, wagered, stake) })
}

/** The rains of yesterday, today and tomorrow, in their order. A rain is known by day and clock. */
export function listRains({ times, openMinutes }: Config, { day, timeZone }: Moment): Rain[] {
  return [addDays(day, -1), day, addDays(day, 1)].flatMap((one) =>
    times.toSorted().map((clock) => {
      const startsAt = startOfDay(one, timeZone, clock)
      const rainId = Number(`${one}${clock}`.replaceAll(/\D/g, ''))
      return { rainId, startsAt, endsAt: startsAt + openMinutes * 60_000 }
    }),
  )
}

/** The rain that is open, or the next one, and when the one after it begins. */
export function currentRain(config: Config, moment: Moment): Rain & { nextStartsAt: number } {
  const coming = listRains(config, moment).filter(({ endsAt }) => moment.at < endsAt)
  const [rain, next = rain] = coming
  if (!rain || !next) throw new Error('it rains every day')
  return { ...rain, nextStartsAt: next.startsAt }
}

export function isOpen({ startsAt, endsAt }: Rain, { at }: Moment): boolean {
  return startsAt <= at && at < endsAt
}

export function findOpened({ opened }: State, rainId: number) {
  return opened.find((one) => one.rainId === rainId) ?? null
}

/** What is still asked for: either of the two is enough. */
export function leftOf({ state, config, moment }: Mine) {
  const first = addDays(moment.day, 1 - countedDays)
  const days = Object.entries(state.days).filter(([day]) => day >= first && day <= moment.day)
  const sum = (pick: (one: State['days'][string]) => number) =>
    days.reduce((total, [, one]) => total + pick(one), 0)
  return {
    depositLeft: Math.max(0, config.minDeposit - sum(({ deposited }) => deposited)),
    wagerLeft: Math.max(0, config.minWagered - sum(({ wagered }) => wagered)),
  }
}

export function isQualified(me: Mine): boolean {
  const { depositLeft, wagerLeft } = leftOf(me)
  return depositLeft === 0 || wagerLeft === 0
}

/** By the level at this moment. */
export function rangeOf({ config, player }: Mine): { min: number; max: number } {
  const found = config.ranges.findLast(({ fromLevel }) => fromLevel <= player.vip)
  return { min: found?.min ?? 0, max: found?.max ?? 0 }
}

export function budgetOf({ pool }: Config, { rainId }: Pick<Rain, 'rainId'>) {
  return { budget: 'red-packet', period: String(rainId), limit: pool }
}

export function nextDraw(me: Mine): NextDraw | null {
  const { config, state, moment } = me
  const rain = currentRain(config, moment)
  const range = rangeOf(me)
  const isPossible = isOpen(rain, moment) && !findOpened(state, rain.rainId) && range.max > 0
  if (!isPossible || !isQualified(me) || me.isClosing) return null
  return {
    lot: { range: { ...range, betRate: config.betRate } },
    key: String(rain.rainId),
    budget: budgetOf(config, rain),
    isFree: true,
  }
}

export function drawn(state: State, { drawId, key }: DrawnNow): State {
  const opened = [...state.opened, { rainId: Number(key), drawId }]
  return { ...state, opened: opened.slice(-rememberedRains) }
}

function dayOf({ days }: State, day: string) {
  return days[day] ?? { deposited: 0, wagered: 0 }
}

function withDay(state: State, day: string, now: State['days'][string]): State {
  const before = dayOf(state, day)
  if (now.deposited === before.deposited && now.wagered === before.wagered) return state
  const days = { ...state.days, [day]: now }
  const latest = Object.keys(days).toSorted().at(-1) ?? day
  const oldest = addDays(latest, 1 - countedDays)
  const kept = Object.entries(days).filter(([one]) => one >= oldest)
  return { ...state, days: Object.fromEntries(kept) }
}

function upTo(goal: number, before: number, more: number): number {
  return Math.max(before, Math.min(goal, before + more))
}
