import type { vipRebateConfig } from '@parlour/contract/activities/vip-rebate.ts'
import type { PlayableType } from '@parlour/contract/game-types.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Me, Moment, Offer } from '../engine/rules.ts'
import { addDays, startOfDay } from '../engine/rules.ts'

export type Config = z.output<typeof vipRebateConfig>
type Rates = Pick<Config, 'rates'>
/** The stakes of a day, by game type, and the rates they were made at; older days kept none. */
export type Day = {
  day: string
  stakes: Record<string, number>
  isClaimed: boolean
} & Partial<Rates>
export type State = { days: Day[] }
type Mine = Me<Config, State>

export function start(): State {
  return { days: [] }
}

/** A new day is played by the newest rates. */
export function renews({ days }: State, { day }: Moment): boolean {
  return !days.some((one) => one.day === day)
}

/** What clears a bonus earns nothing, and neither does a type without a rate. */
export function afterRound(
  state: State,
  { stake, typeId, clearsBonus }: Events['round.settled'],
  { day, at, timeZone }: Moment,
  config: Config,
): State {
  const { rates } = config
  const isRated = rates.some((rate) => rate.typeId === typeId)
  if (clearsBonus || stake === 0 || !isRated) return state
  const index = state.days.findIndex((one) => one.day === day && !one.isClaimed)
  const found = state.days[index]
  if (found) {
    const stakes = { ...found.stakes, [typeId]: (found.stakes[typeId] ?? 0) + stake }
    return { days: state.days.with(index, { ...found, stakes }) }
  }
  const kept = state.days.filter((one) => at < endsAt(one, timeZone, config))
  return { days: [...kept, { day, stakes: { [typeId]: stake }, isClaimed: false, rates }] }
}

/** One offer for everything that is ready. Its key is the last day that can be in it. */
export function offers(me: Mine): Offer[] {
  const count = claimableOf(me)
  if (count === 0) return []
  const { betRate } = me.config
  const items = [{ id: rewardIds.coin, count, betRate }]
  // So much is there until the first of its days runs out.
  const until = Math.min(...readyDays(me).map(({ expireTime }) => expireTime))
  return [{ key: keyAt(me), items, until }]
}

export function claimed(state: State, key: string): State {
  const until = key.slice(prefix.length)
  return { days: state.days.map((one) => (one.day <= until ? { ...one, isClaimed: true } : one)) }
}

const prefix = 'until:'

/** Yesterday from the hour on which it is ready, and the day before until then. */
export function keyAt({ moment, config }: Pick<Mine, 'moment' | 'config'>): string {
  const { day, at, timeZone } = moment
  const isReady = at >= startOfDay(day, timeZone, config.readyAt)
  return `${prefix}${addDays(day, isReady ? -1 : -2)}`
}

export function claimableOf(me: Mine): number {
  return readyDays(me).reduce((sum, { rebate }) => sum + rebate, 0)
}

/** The days as they are shown, the latest first. What has run out is not shown. */
export function listDays({ state, config, moment, player }: Mine) {
  const { at, timeZone } = moment
  const open = state.days.filter((one) => at < endsAt(one, timeZone, config))
  return open
    .map(({ day, stakes, isClaimed, rates = config.rates }) => {
      const rowList = rowsOf(stakes, player.vip, { rates })
      const sum = rowList.reduce((total, row) => total + row.rebate, 0)
      const rebate = sum < config.min ? 0 : Math.min(sum, config.max)
      const readyTime = readyAt(day, timeZone, config)
      const isReady = at >= readyTime && rebate > 0
      const status: 0 | 1 | 2 = isClaimed ? 2 : isReady ? 1 : 0
      return {
        day,
        rowList,
        rebate,
        status,
        readyTime,
        expireTime: endsAt({ day }, timeZone, config),
      }
    })
    .toSorted((a, b) => b.day.localeCompare(a.day))
}

/** The rates of a level. */
export function ratesAt(vip: number, { rates }: Rates) {
  return rates.map(({ typeId, atLevel0, perLevel }) => ({
    typeId,
    rate: atLevel0 + perLevel * vip,
  }))
}

/** When the stakes of today, or of yesterday before that hour, are ready. */
export function nextReadyTime({ moment, config }: Mine): number {
  const { day, at, timeZone } = moment
  const today = startOfDay(day, timeZone, config.readyAt)
  return at < today ? today : readyAt(day, timeZone, config)
}

function readyDays(me: Mine) {
  return listDays(me).filter(({ status }) => status === 1)
}

function rowsOf(stakes: Day['stakes'], vip: number, rates: Rates) {
  return ratesAt(vip, rates).flatMap(({ typeId, rate }) => {
    const stake = stakes[typeId] ?? 0
    const row: Row = { typeId, stake, rate, rebate: shareOf(stake, rate) }
    return stake > 0 ? [row] : []
  })
}
type Row = { typeId: PlayableType; stake: number; rate: number; rebate: number }

/** Parts per million of a stake, down to the hundredth, and exact for any stake. */
function shareOf(stake: number, rate: number): number {
  return Number((BigInt(stake) * BigInt(rate)) / 1_000_000n)
}

function readyAt(day: string, timeZone: string, config: Config): number {
  return startOfDay(addDays(day, 1), timeZone, config.readyAt)
}

function endsAt({ day }: Pick<Day, 'day'>, timeZone: string, config: Config): number {
  return startOfDay(addDays(day, 1 + config.claimDays), timeZone, config.readyAt)
}
