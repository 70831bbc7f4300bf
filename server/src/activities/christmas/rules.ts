import type { christmasConfig } from '@parlour/contract/activities/christmas.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { DrawnNow, Events, Me, Moment, Newcomer, NextDraw, Offer } from '../engine/rules.ts'
import { endOfDay, endOfTaking, makesWay, phaseOf, yearSeason } from '../engine/rules.ts'
import type { Season } from '../engine/rules.ts'

export type Config = z.output<typeof christmasConfig>
/** An opened box whose contents were not taken yet. Its number is the draw's. */
export type Box = { boxId: number; prizeId: number; rewards: RewardItem[] }
export type State = {
  /** The season that the rest is about, by its first day. */
  season: string
  signed: string[]
  /** What was deposited, by day, up to what the day's boxes cost. */
  deposits: Record<string, number>
  opened: number
  boxes: Box[]
  extras: number[]
  /** From when on the boxes are paid by themselves; only while there are any. */
  owedFrom?: number
}
type Mine = Me<Config, State>

export function start(config: Config, _player: Newcomer, moment: Moment): State {
  return fresh(seasonOf(config, moment).id)
}

/** Each season is played by the config it was begun with. */
export function renews({ season }: State, moment: Moment, newest: Config, own: Config): boolean {
  return makesWay(season, seasonOf(own, moment), seasonOf(newest, moment), moment)
}

export function seasonOf({ from, to }: Config, moment: Moment): Season {
  return yearSeason(moment, from, to)
}

export function afterDeposit(
  before: State,
  { amount }: Events['deposit.settled'],
  moment: Moment,
  config: Config,
): State {
  const state = onSeason(before, seasonOf(config, moment).id)
  if (!state) return before
  const most = config.depositPerBox * config.boxesADay
  const counted = state.deposits[moment.day] ?? 0
  if (counted >= most) return before
  const deposits = { ...state.deposits, [moment.day]: Math.min(most, counted + amount) }
  return { ...state, deposits }
}

/** The season of this moment; nothing in it when the state is about another. */
export function mine(me: Mine): State {
  return onSeason(me.state, seasonOf(me.config, me.moment).id) ?? me.state
}

export function boxesOf(me: Mine) {
  const { depositPerBox, boxesADay } = me.config
  const { deposits, opened } = mine(me)
  const boxes = (sum: number) => Math.min(boxesADay, Math.floor(sum / depositPerBox))
  const earned = Object.values(deposits).reduce((sum, one) => sum + boxes(one), 0)
  const today = deposits[me.moment.day] ?? 0
  const boxesToday = boxes(today)
  const isFull = boxesToday === boxesADay || !isOpen(me)
  return {
    boxesLeft: earned - opened,
    boxesToday,
    depositLeft: isFull ? 0 : depositPerBox - (today % depositPerBox),
  }
}

export function isOpen({ config, moment, isClosing = false }: Mine): boolean {
  return !isClosing && phaseOf(seasonOf(config, moment), moment) === 'open'
}

export function signStatusOf(me: Mine): 0 | 1 | 2 {
  if (mine(me).signed.includes(me.moment.day)) return 2
  return isOpen(me) ? 1 : 0
}

export function offers(me: Mine): Offer[] {
  const { config, moment } = me
  const { season, signed, boxes, extras } = mine(me)
  const until = endOfTaking(seasonOf(config, moment))
  const kept = boxes.map(({ boxId, rewards }) => ({
    key: `${season}:box:${boxId}`,
    items: rewards,
    until,
  }))
  // What is paid by itself is what was opened, and nothing that would have had to be asked for.
  if (isDue(me.state, moment)) return kept
  const sign = { key: `${season}:sign:${moment.day}`, items: coins(config, config.signBonus) }
  const reached = config.extras.filter(
    (one) => one.signedDays <= signed.length && !extras.includes(one.signedDays),
  )
  return [
    ...(signStatusOf(me) === 1
      ? [{ ...sign, isFree: true as const, until: endOfDay(moment) }]
      : []),
    ...reached.map(({ signedDays, bonus }) => ({
      key: `${season}:extra:${signedDays}`,
      items: coins(config, bonus),
      until,
    })),
    ...kept,
  ]
}

export function claimed(before: State, key: string): State {
  const [season = '', what, which = ''] = key.split(':')
  const state = onSeason(before, season) ?? before
  if (what === 'sign') return { ...state, signed: [...state.signed, which] }
  if (what === 'extra') return { ...state, extras: [...state.extras, Number(which)] }
  const boxes = state.boxes.filter(({ boxId }) => boxId !== Number(which))
  return withBoxes(state, boxes)
}

/** Opening shows what is inside; it is paid when it is taken. */
export function nextDraw(me: Mine): NextDraw | null {
  if (boxesOf(me).boxesLeft === 0) return null
  return { lot: { prizes: me.config.prizes }, key: null }
}

export function drawn(before: State, now: DrawnNow, moment: Moment, config: Config): State {
  const season = seasonOf(config, moment)
  const state = onSeason(before, season.id) ?? before
  const { drawId: boxId, prizeId, rewards } = now
  const boxes = [...state.boxes, { boxId, prizeId, rewards }]
  return { ...state, opened: state.opened + 1, boxes, owedFrom: endOfTaking(season) }
}

/** What nobody took is paid when nobody can take it any more. */
export function isDue({ boxes, owedFrom = Infinity }: State, { at }: Moment): boolean {
  return boxes.length > 0 && at >= owedFrom
}

export function coins({ betRate }: Config, count: number): RewardItem[] {
  return [{ id: rewardIds.coin, count, betRate }]
}

/** Null for a season that is over: told late, it brings nothing to the one that runs. */
function onSeason(state: State, season: string): State | null {
  if (season < state.season) return null
  if (season === state.season) return state
  // What was opened and not taken goes along until it is paid.
  return withBoxes({ ...state, ...fresh(season) }, state.boxes)
}

function withBoxes({ owedFrom, ...state }: State, boxes: Box[]): State {
  const isOwed = boxes.length > 0 && owedFrom !== undefined
  return isOwed ? { ...state, boxes, owedFrom } : { ...state, boxes }
}

function fresh(season: string): State {
  return { season, signed: [], deposits: {}, opened: 0, boxes: [], extras: [] }
}
