import type { CallOutput } from '../../calls/api.ts'
import { artUrl } from '../../ui/art.ts'

export const reading = 'appVipUser'

export type Vip = CallOutput<typeof reading>
export type Gift = Vip['giftList'][number]

const highestBadge = 10

/** Badges are drawn up to level 10; whoever is above wears the highest. */
export function levelArt(level: number): string {
  return artUrl(`vip/${Math.min(level, highestBadge)}.webp`)
}

/** What can be claimed first, then what is to come, then what was claimed. */
export function sortGifts(gifts: readonly Gift[]): Gift[] {
  const places = { 1: 0, 0: 1, 2: 2 } as const
  return gifts.toSorted((one, other) => places[one.status] - places[other.status])
}
