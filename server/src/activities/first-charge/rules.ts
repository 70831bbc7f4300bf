import type { firstChargeConfig } from '@parlour/contract/activities/first-charge.ts'
import { activityTypes, noExpiry } from '@parlour/contract/activity-types.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Me, Moment, Newcomer, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof firstChargeConfig>
export type State = {
  registeredAt: number
  /** The pack that was bought; null before. */
  awardId: number | null
  /** Item ids of the pack that were claimed. */
  claimed: number[]
}

const hourMs = 3_600_000

export function start(_config: Config, { registeredAt }: Newcomer): State {
  return { registeredAt, awardId: null, claimed: [] }
}

/** A deposit made for a pack, and large enough for it, buys it. One pack a player. */
export function afterDeposit(
  state: State,
  { actType, awardId, coversPrice }: Events['deposit.settled'],
  _moment: Moment,
  { packs }: Config,
): State {
  const isPack = actType === activityTypes.FirstCharge && packs.some(({ id }) => id === awardId)
  return isPack && coversPrice && state.awardId === null ? { ...state, awardId } : state
}

/** Each item of the bought pack is claimed on its own, and without an end: it is paid for. */
export function offers({ state, config }: Me<Config, State>): Offer[] {
  return findAward(state, config)
    .filter(({ id }) => !state.claimed.includes(id))
    .map((item) => ({ key: String(item.id), items: [item] }))
}

export function claimed(state: State, key: string): State {
  return { ...state, claimed: [...state.claimed, Number(key)] }
}

/** 0 nothing bought, 1 something to claim, 2 everything claimed. */
export function statusOf(state: State, config: Config): 0 | 1 | 2 {
  if (state.awardId === null) return 0
  return state.claimed.length < findAward(state, config).length ? 1 : 2
}

/** When the packs are no longer sold; −1 when they always are. */
export function expireTimeOf(state: State, { hours }: Config): number {
  return hours === null ? noExpiry : state.registeredAt + hours * hourMs
}

/** Over for a player who bought nothing in time, and for one who has claimed everything. */
export function isOver({ state, config, moment }: Me<Config, State>): boolean {
  const status = statusOf(state, config)
  if (status !== 0) return status === 2
  const expireTime = expireTimeOf(state, config)
  return expireTime !== noExpiry && moment.at >= expireTime
}

export function priceOf(me: Me<Config, State>, awardId: number | null): number | null {
  if (me.state.awardId !== null || isOver(me)) return null
  return me.config.packs.find(({ id }) => id === awardId)?.price ?? null
}

function findAward({ awardId }: State, { packs }: Config) {
  return packs.find(({ id }) => id === awardId)?.award ?? []
}
