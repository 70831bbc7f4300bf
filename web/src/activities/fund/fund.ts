import type { CallOutput } from '../../calls/api.ts'

export const reading = 'appFundUser'
export type Fund = CallOutput<typeof reading>
type Steps = Pick<Fund, 'wagered' | 'tierList'>

/** The step the player is on the way to, counted from 1; null when all are reached. */
export function findNext({ wagered, tierList }: Steps) {
  const index = tierList.findIndex(({ from }) => wagered < from)
  const tier = tierList[index]
  return tier ? { step: index + 1, from: tier.from, left: tier.from - wagered } : null
}

/** The lowest step that waits to be claimed; null when none does. */
export function findClaimable({ tierList }: Steps) {
  const index = tierList.findIndex(({ status }) => status === 1)
  const tier = tierList[index]
  return tier ? { step: index + 1, from: tier.from, bonus: tier.bonus } : null
}

export function sumOf({ tierList }: Steps) {
  const add = (sum: number, { bonus }: { bonus: number }) => sum + bonus
  return {
    claimed: tierList.filter(({ status }) => status === 2).reduce(add, 0),
    all: tierList.reduce(add, 0),
  }
}
