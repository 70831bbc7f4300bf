import type { agentCountConfig } from '@parlour/contract/activities/agent-count.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { z } from 'zod'
import type { FriendPrize, Me, NextDraw, Offer } from '../engine/rules.ts'
import { coinsIn } from '../engine/rules.ts'

export type Config = z.output<typeof agentCountConfig>
export type State = {
  validInvites: number
  scratched: number
  /** The steps that were claimed, by their number of invites. */
  claimed: number[]
}
type Mine = Me<Config, State>

export function start(): State {
  return { validInvites: 0, scratched: 0, claimed: [] }
}

/** A friend becomes valid once, so each time it is told is another friend. */
export function afterInvite(state: State): State {
  return { ...state, validInvites: state.validInvites + 1 }
}

export function offers({ state, config }: Mine): Offer[] {
  const { steps, betRate } = config
  return steps
    .filter(({ invites }) => statusOf(state, invites) === 1)
    .map(({ invites, bonus }) => ({
      key: keyOf(invites),
      items: [{ id: rewardIds.coin, count: bonus, betRate }],
    }))
}

export function claimed(state: State, key: string): State {
  return { ...state, claimed: [...state.claimed, Number(key.slice(prefix.length))] }
}

export function refuse({ config }: Mine, key: string) {
  const isStep = config.steps.some(({ invites }) => keyOf(invites) === key)
  return isStep ? 'notReached' : 'unknownReward'
}

const prefix = 'invites:'
export function keyOf(invites: number): string {
  return `${prefix}${invites}`
}

/** 0 friends are missing, 1 can be claimed, 2 was. */
export function statusOf({ validInvites, claimed: taken }: State, invites: number): 0 | 1 | 2 {
  if (taken.includes(invites)) return 2
  return validInvites >= invites ? 1 : 0
}

export function scratchesLeft({ validInvites, scratched }: State): number {
  return validInvites - scratched
}

export function nextDraw({ state, config }: Mine): NextDraw | null {
  if (scratchesLeft(state) === 0) return null
  const key = `scratch:${state.scratched + 1}`
  return { lot: { prizes: config.prizes }, key, isFree: true }
}

/** The steps that are worth most for each friend, and the largest prize under a scratch card. */
export function friendPrizes({ steps, prizes, betRate }: Config): FriendPrize[] {
  let sum = 0
  const sums = steps.map(({ invites, bonus }) => ({ friends: invites, count: (sum += bonus) }))
  const best = sums.reduce((most, one) =>
    one.count / one.friends > most.count / most.friends ? one : most,
  )
  const largest = prizes.reduce((most, one) =>
    coinsIn(one.rewards) > coinsIn(most.rewards) ? one : most,
  )
  return [
    { items: [{ id: rewardIds.coin, count: best.count, betRate }], friends: best.friends },
    { items: largest.rewards, friends: 1 },
  ]
}

export function drawn(state: State): State {
  return { ...state, scratched: state.scratched + 1 }
}
