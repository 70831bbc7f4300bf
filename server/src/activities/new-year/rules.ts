import type { newYearConfig } from '@parlour/contract/activities/new-year.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Me, Moment, Newcomer, NextDraw, Offer, Season } from '../engine/rules.ts'
import {
  coinsIn,
  endOfDay,
  endOfTaking,
  makesWay,
  taskHearings,
  phaseOf,
  startOfDay,
  yearSeason,
} from '../engine/rules.ts'

export type Config = z.output<typeof newYearConfig>
export type Task = Config['tasks'][number]
export type State = {
  /** The season that the rest is about, by its first day. */
  season: string
  /** The day that the tasks are about. */
  day: string
  progress: Record<string, number>
  /** Tasks claimed on this day. */
  tasks: number[]
  active: number
  draws: number
  drawn: number
  boxes: number[]
  hasGift: boolean
}
type Mine = Me<Config, State>

export function start(config: Config, _player: Newcomer, moment: Moment): State {
  return fresh(seasonOf(config, moment).id, moment.day)
}

/** Each season is played by the config it was begun with. */
export function renews({ season }: State, moment: Moment, newest: Config, own: Config): boolean {
  return makesWay(season, seasonOf(own, moment), seasonOf(newest, moment), moment)
}

export function seasonOf({ from, to }: Config, moment: Moment): Season {
  return yearSeason(moment, from, to)
}

export function isOpen({ config, moment }: Mine): boolean {
  return phaseOf(seasonOf(config, moment), moment) === 'open'
}

export const on = taskHearings<Task, State, Config>(advance)

export function visited(before: State, task: Task, moment: Moment, config: Config): State {
  return advance(before, task, task.target, moment, config)
}

/** The season and the day of this moment. */
export function mine({ state, config, moment }: Mine): State {
  return onDay(state, seasonOf(config, moment).id, moment.day) ?? state
}

export function statusOf(me: Mine, { id, target }: Task): 0 | 1 | 2 {
  const { tasks, progress } = mine(me)
  if (tasks.includes(id)) return 2
  return isOpen(me) && (progress[id] ?? 0) >= target ? 1 : 0
}

export function boxStatusOf(me: Mine, active: number): 0 | 1 | 2 {
  const state = mine(me)
  if (state.boxes.includes(active)) return 2
  return state.active >= active ? 1 : 0
}

/** From its day to the end of the season, and to be taken a little longer. */
export function giftOf(me: Mine) {
  const { config, moment, player } = me
  const { id, startsAt, endsAt } = seasonOf(config, moment)
  const year = Number(id.slice(0, 4)) + (config.giftDay < id.slice(5) ? 1 : 0)
  const day = `${year}-${config.giftDay}`
  const opensAt = startOfDay(day, moment.timeZone)
  const bonus = config.vipGifts[Math.min(player.vip, config.vipGifts.length) - 1] ?? 0
  const isIn = opensAt >= startsAt && opensAt < endsAt && moment.at >= opensAt
  const open = isIn && bonus > 0 ? (1 as const) : (0 as const)
  const status = mine(me).hasGift ? (2 as const) : open
  return { day, startsAt: opensAt, rewards: coins(config, bonus), status }
}

/** Whoever has points or draws from a task was asked for a mobile and a deposit before. */
export function offers(me: Mine): Offer[] {
  const { config, moment } = me
  const { season, day } = mine(me)
  const until = endOfTaking(seasonOf(config, moment))
  const tasks = config.tasks
    .filter((task) => statusOf(me, task) === 1)
    .map((task) => ({
      key: `${season}:task:${task.id}:${day}`,
      items: rewardsOf(task),
      isFree: true as const,
      until: endOfDay(moment),
    }))
  const boxes = config.boxes
    .filter(({ active }) => boxStatusOf(me, active) === 1)
    .map(({ active, bonus }) => {
      return { key: `${season}:box:${active}`, items: coins(config, bonus), until }
    })
  const gift = giftOf(me)
  const present = { key: `${season}:gift`, items: gift.rewards, isFree: true as const, until }
  return [...tasks, ...boxes, ...(gift.status === 1 ? [present] : [])]
}

export function claimed(before: State, key: string, moment: Moment, config: Config): State {
  const [season = '', what, which] = key.split(':')
  const state = onDay(before, season, moment.day) ?? before
  if (what === 'gift') return { ...state, hasGift: true }
  if (what === 'box') return { ...state, boxes: [...state.boxes, Number(which)] }
  const task = config.tasks.find(({ id }) => id === Number(which))
  return {
    ...state,
    tasks: [...state.tasks, Number(which)],
    active: state.active + (task?.active ?? 0),
    draws: state.draws + (task?.draws ?? 0),
  }
}

/** What a task pays: points of its own, and draws. */
export function rewardsOf({ active, draws }: Task): RewardItem[] {
  const items = [
    { id: rewardIds.newYearActive, count: active, betRate: 0 },
    { id: rewardIds.newYearLottery, count: draws, betRate: 0 },
  ]
  return items.filter(({ count }) => count > 0)
}

export function drawsLeft(me: Mine): number {
  const { draws, drawn: used } = mine(me)
  return isOpen(me) ? draws - used : 0
}

export function nextDraw(me: Mine): NextDraw | null {
  if (drawsLeft(me) === 0) return null
  const { season, drawn: used } = mine(me)
  const key = `${season}:draw:${used + 1}`
  return { lot: { prizes: prizesOf(me.config) }, key }
}

export function drawn(before: State, _now: unknown, moment: Moment, config: Config): State {
  const state = onDay(before, seasonOf(config, moment).id, moment.day) ?? before
  return { ...state, drawn: state.drawn + 1 }
}

/** A large prize comes with a firework. */
export function prizesOf({ prizes, fireworkFrom }: Config) {
  const firework = { id: rewardIds.newYearFirework, count: 1, betRate: 0 }
  return prizes.map((prize) =>
    coinsIn(prize.rewards) >= fireworkFrom
      ? { ...prize, rewards: [...prize.rewards, firework] }
      : prize,
  )
}

export function coins({ betRate }: Config, count: number): RewardItem[] {
  return count > 0 ? [{ id: rewardIds.coin, count, betRate }] : []
}

/** What is heard of a day that is over changes nothing: its tasks are gone. */
function advance(before: State, task: Task, amount: number, moment: Moment, config: Config) {
  const state = onDay(before, seasonOf(config, moment).id, moment.day)
  if (!state || amount === 0) return before
  const { id, target } = task
  const counted = state.progress[id] ?? 0
  if (counted >= target) return before
  return { ...state, progress: { ...state.progress, [id]: Math.min(target, counted + amount) } }
}

/** Null for a season or a day that is over. */
function onDay(state: State, season: string, day: string): State | null {
  if (season < state.season || (season === state.season && day < state.day)) return null
  if (season > state.season) return fresh(season, day)
  return day === state.day ? state : { ...state, day, progress: {}, tasks: [] }
}

function fresh(season: string, day: string): State {
  const nothing = { active: 0, draws: 0, drawn: 0, boxes: [], hasGift: false }
  return { season, day, progress: {}, tasks: [], ...nothing }
}
