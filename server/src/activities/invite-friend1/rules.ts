import type { inviteFriend1Config } from '@parlour/contract/activities/invite-friend1.ts'
import type { z } from 'zod'
import type { Events } from '../engine/rules.ts'
import type { Me, Moment, Newcomer, Offer } from '../engine/rules.ts'

export type Config = z.output<typeof inviteFriend1Config>
export type State = {
  registeredAt: number
  /** Came to it while still a new player. */
  isNew: boolean
  /** Who became a valid invite in time. */
  friends: number[]
  /** Item ids that were claimed. */
  claimed: number[]
}

const hourMs = 3_600_000

export function start(config: Config, { registeredAt }: Newcomer, moment: Moment): State {
  const isNew = moment.at < endOf({ registeredAt }, config)
  return { registeredAt, isNew, friends: [], claimed: [] }
}

export function endOf({ registeredAt }: Pick<State, 'registeredAt'>, { hours }: Config): number {
  return registeredAt + hours * hourMs
}

/** What counts is when the friend was done, not when it was heard of. */
export function afterInvite(
  state: State,
  { inviteeId, validAt }: Events['invite.validated'],
  _moment: Moment,
  config: Config,
): State {
  if (validAt >= endOf(state, config) || isReached(state, config)) return state
  if (state.friends.includes(inviteeId)) return state
  return { ...state, friends: [...state.friends, inviteeId] }
}

/** Items of one id go together. What was reached in time can be claimed without an end. */
export function offers({ state, config }: Me<Config, State>): Offer[] {
  if (!isReached(state, config)) return []
  return idsOf(config)
    .filter((id) => !state.claimed.includes(id))
    .map((id) => ({ key: String(id), items: config.award.filter((item) => item.id === id) }))
}

export function claimed(state: State, key: string): State {
  return { ...state, claimed: [...state.claimed, Number(key)] }
}

export function refuse(me: Me<Config, State>) {
  if (isReached(me.state, me.config)) return 'unknownReward'
  return findEnd(me) ?? 'notReached'
}

/** 0 friends are missing, 1 something to claim, 2 everything claimed. */
export function statusOf(state: State, config: Config): 0 | 1 | 2 {
  if (!isReached(state, config)) return 0
  return state.claimed.length < idsOf(config).length ? 1 : 2
}

/** Why there is nothing to see any more; null while there is. */
export function findEnd({ state, config, moment }: Me<Config, State>) {
  if (isReached(state, config) || moment.at < endOf(state, config)) return null
  return state.isNew ? ('ended' as const) : ('newPlayersOnly' as const)
}

function isReached({ friends }: State, { inviteCount }: Config): boolean {
  return friends.length >= inviteCount
}

function idsOf({ award }: Config): number[] {
  return [...new Set(award.map(({ id }) => id))]
}
