import type { inviteUserSpinConfig } from '@parlour/contract/activities/invite-user-spin.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { spinRange } from '@parlour/contract/spin-range.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { DrawnNow, FriendPrize, Me, Moment, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof inviteUserSpinConfig>
export type Wheel = {
  target: number
  startedAt: number
  endsAt: number
  /** Never more than the target. */
  collected: number
  /** Who gave a spin. */
  friends: number[]
  /** Earned and not yet spun. */
  spins: number
  isExchanged: boolean
}
export type State = {
  /** How many wheels were begun; names the one there is. */
  wheels: number
  wheel: Wheel | null
}

const hourMs = 3_600_000

export function start(): State {
  return { wheels: 0, wheel: null }
}

/**
 * A wheel makes way for a new one when its time is up, and nothing earned in that time is left:
 * spins may still be spun, and a full wheel exchanged.
 */
export function isOver({ wheel }: State, { at }: Moment): boolean {
  if (!wheel || at < wheel.endsAt) return false
  return wheel.isExchanged || (wheel.spins === 0 && !isFull(wheel))
}

/** The wheel the player is at; null when one can be begun. */
export function findWheel(state: State, moment: Moment): Wheel | null {
  return isOver(state, moment) ? null : state.wheel
}

/** A friend who was done while the wheel ran gives a spin, whenever that is heard of. */
export function afterInvite(state: State, invite: Events['invite.validated']): State {
  const { wheel } = state
  if (!wheel || isFull(wheel)) return state
  const { inviteeId, validAt } = invite
  const isInTime = validAt >= wheel.startedAt && validAt < wheel.endsAt
  if (!isInTime || wheel.friends.includes(inviteeId)) return state
  const friends = [...wheel.friends, inviteeId]
  return { ...state, wheel: { ...wheel, friends, spins: wheel.spins + 1 } }
}

/** What the first spin of a wheel for this target can give. */
export function firstRange(target: number, config: Config) {
  return spinRange(target, { min: config.firstSpinMin, max: config.firstSpinMax })
}

/** What a spin for an invite can give. */
export function inviteRange(target: number, config: Config) {
  return spinRange(target, { min: config.inviteSpinMin, max: config.inviteSpinMax })
}

type Begun = { target: number; amount: number }

/** The first spin begins a wheel. */
export function begin(
  state: State,
  { target, amount }: Begun,
  { at }: Moment,
  { hours }: Config,
): State {
  const collected = Math.min(target, amount)
  const endsAt = at + hours * hourMs
  const empty = { friends: [], spins: 0, isExchanged: false }
  const wheel: Wheel = { target, startedAt: at, endsAt, collected, ...empty }
  return { wheels: state.wheels + 1, wheel }
}

/** A spin for an invite. Once full, spins that are left have nothing to add. */
export function spin(state: State, amount: number): State {
  const { wheel } = state
  if (!wheel || wheel.spins === 0) throw new Error('there is no spin left')
  const collected = Math.min(wheel.target, wheel.collected + amount)
  const spins = collected < wheel.target ? wheel.spins - 1 : 0
  return { ...state, wheel: { ...wheel, collected, spins } }
}

/** The next spin of a player who always takes the largest target: for the forecast. */
export function nextSpin({ state, config, moment }: Me<Config, State>) {
  const wheel = findWheel(state, moment)
  if (!canSpin(wheel)) return null
  const { from: min, to: max } = wheel
    ? inviteRange(wheel.target, config)
    : firstRange(largestTarget(config), config)
  return { lot: { range: { min, max, betRate: config.betRate } }, key: null }
}

export function spun(state: State, drawn: DrawnNow, moment: Moment, config: Config): State {
  const amount = drawn.rewards[0]?.count ?? 0
  if (findWheel(state, moment)) return spin(state, amount)
  return begin(state, { target: largestTarget(config), amount }, moment, config)
}

/** Spinning asks for nothing; only the exchange does. No wheel is begun once it is over. */
export function canSpin(wheel: Wheel | null, isClosing = false): boolean {
  return wheel ? !isFull(wheel) && wheel.spins > 0 : !isClosing
}

/** How many more valid invites finish the wheel whatever is drawn, beyond the spins in hand. */
export function invitesLeft(wheel: Wheel | null, config: Config): number {
  if (!wheel) return config.invitesToFinish
  const least = inviteRange(wheel.target, config).from
  const missing = wheel.target - wheel.collected
  return missing === 0 ? 0 : Math.max(0, Math.ceil(missing / least) - wheel.spins)
}

/** The largest target, finished by as few friends as luck allows. */
export function friendPrizes(config: Config): FriendPrize[] {
  const { firstSpinMax, inviteSpinMax, betRate } = config
  const friends = Math.ceil((1_000_000 - firstSpinMax) / Math.max(1, inviteSpinMax))
  const items = [{ id: rewardIds.coin, count: largestTarget(config), betRate }]
  return [{ items, friends: Math.max(1, friends) }]
}

/** 0 open, 1 can be exchanged, 2 exchanged. */
export function statusOf(wheel: Wheel | null): 0 | 1 | 2 {
  if (!wheel || !isFull(wheel)) return 0
  return wheel.isExchanged ? 2 : 1
}

export function offers({ state, config }: Me<Config, State>): Offer[] {
  const { wheel } = state
  if (!wheel || statusOf(wheel) !== 1) return []
  const items = [{ id: rewardIds.coin, count: wheel.target, betRate: config.betRate }]
  return [{ key: String(state.wheels), items, isFree: true }]
}

export function claimed(state: State): State {
  return state.wheel ? { ...state, wheel: { ...state.wheel, isExchanged: true } } : state
}

function isFull({ collected, target }: Wheel): boolean {
  return collected >= target
}

function largestTarget({ targets }: Config): number {
  return Math.max(...targets)
}
