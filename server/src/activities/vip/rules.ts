import type { vipConfig } from '@parlour/contract/activities/vip.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Me, Moment, Newcomer } from '../engine/rules.ts'
import { addDays, levelOf, startOfDay, weekOf } from '../engine/rules.ts'

export type Config = z.output<typeof vipConfig>
export type GiftKind = 'level' | 'weekly' | 'monthly'
/** A gift that is there to be claimed, or was, and has not run out. */
export type Gift = { key: string; kind: GiftKind; level: number; since: number }
export type State = {
  /** In the whole life of the account. */
  wagered: number
  /** The highest level whose gift was handed out. */
  reached: number
  gifts: Gift[]
  claimed: string[]
  /** The day up to which weeks and months were looked at. */
  day: string
  /** The latest week with a deposit. */
  depositWeek: string | null
}

const dayMs = 86_400_000

export function start(_config: Config, _player: Newcomer, { day }: Moment): State {
  return { wagered: 0, reached: 0, gifts: [], claimed: [], day, depositWeek: null }
}

export function afterRound(
  before: State,
  { stake }: Events['round.settled'],
  moment: Moment,
  config: Config,
): State {
  const state = roll(before, moment, config)
  const wagered = state.wagered + stake
  const level = levelAt(wagered, config)
  if (level <= state.reached) return { ...state, wagered }
  const gifts = Array.from({ length: level - state.reached }, (_, at) =>
    levelGift(state.reached + at + 1, moment.at),
  )
  return { ...state, wagered, reached: level, gifts: [...state.gifts, ...gifts] }
}

export function afterDeposit(
  before: State,
  _deposit: object,
  moment: Moment,
  config: Config,
): State {
  const monday = addDays(moment.week, 7)
  if (monday === weekOf(before.day)) return withLateGift(before, monday, moment, config)
  const state = roll(before, moment, config)
  const isNewer = state.depositWeek === null || moment.week > state.depositWeek
  return isNewer ? { ...state, depositWeek: moment.week } : state
}

/**
 * Hands out what the calendar has brought since the last look. Nothing happened in between, so the
 * level is the one the player had on that Monday or first of the month.
 */
export function roll(state: State, moment: Moment, config: Config): State {
  if (moment.day <= state.day) return state
  const level = levelAt(state.wagered, config)
  const { timeZone } = moment
  const brought = level === 0 ? [] : [...weeklyGifts(state, moment), ...monthlyGifts(state, moment)]
  const dated = brought.map(({ kind, day }): Gift => {
    return { key: `${kind}:${day}`, kind, level, since: startOfDay(day, timeZone) }
  })
  const gifts = [...state.gifts, ...dated].filter((gift) => moment.at < endsAt(gift, config))
  const claimed = state.claimed.filter((key) => gifts.some((gift) => gift.key === key))
  return { ...state, day: moment.day, gifts, claimed }
}

export function levelAt(wagered: number, { levels }: Config): number {
  return levelOf(
    wagered,
    levels.map(({ betAmount }) => betAmount),
  )
}

export function endsAt({ since }: Gift, { giftLifeDays }: Config): number {
  return since + giftLifeDays * dayMs
}

/** What has not run out at this moment, claimed or not. */
export function listGifts({ state, moment, config }: Me<Config, State>): Gift[] {
  const { gifts } = roll(state, moment, config)
  return gifts.filter((gift) => moment.at < endsAt(gift, config))
}

/** The days that next bring a weekly and a monthly gift. */
export function nextDays({ day, week }: Moment) {
  const first = `${day.slice(0, 7)}-01`
  return { weekly: addDays(week, 7), monthly: nextMonth(first) }
}

/** A deposit of last week is heard of only now: its Monday, and so its gift, has come already. */
function withLateGift(state: State, monday: string, { timeZone }: Moment, config: Config): State {
  const level = levelAt(state.wagered, config)
  const key = `weekly:${monday}`
  if (level === 0 || state.gifts.some((gift) => gift.key === key)) return state
  const gift: Gift = { key, kind: 'weekly', level, since: startOfDay(monday, timeZone) }
  return { ...state, gifts: [...state.gifts, gift] }
}

type Brought = { kind: GiftKind; day: string }

/** Only the Monday after a week with a deposit brings one. */
function weeklyGifts({ day, depositWeek }: State, moment: Moment): Brought[] {
  const monday = addDays(weekOf(day), 7)
  const isBrought = moment.day >= monday && depositWeek === addDays(monday, -7)
  return isBrought ? [{ kind: 'weekly', day: monday }] : []
}

function monthlyGifts({ day }: State, moment: Moment): Brought[] {
  const brought: Brought[] = []
  let first = nextMonth(`${day.slice(0, 7)}-01`)
  while (first <= moment.day) {
    brought.push({ kind: 'monthly', day: first })
    first = nextMonth(first)
  }
  return brought
}

function nextMonth(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`
}

function levelGift(level: number, since: number): Gift {
  return { key: `level:${level}`, kind: 'level', level, since }
}
