import type { CallOutput } from '../../calls/api.ts'

export const reading = 'loginBonus3User'
export type FreeLoginBonus = CallOutput<typeof reading>

type Levels = Pick<FreeLoginBonus, 'vip' | 'bonusList'>

/** The row a level has: beyond the list it is the last one. */
export function ownRow({ vip, bonusList }: Levels): number {
  return Math.min(vip, bonusList.length - 1)
}

/** The next level that has a bonus; null when there is none. */
export function nextLevel({ vip, bonusList }: Levels): number | null {
  return bonusList.find((row) => row.vip > vip && row.bonus > 0)?.vip ?? null
}
