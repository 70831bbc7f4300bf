import { byPopularity } from '@parlour/contract/popular-games.ts'
import type { Game } from './lists.ts'

export const sortOrders = ['recommended', 'popular', 'newest', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The games in a player's own order; `recommended` is the site's. */
export function sortGames(
  games: readonly Game[],
  order: SortOrder,
  nameOf: (game: Game) => string,
): Game[] {
  if (order === 'popular') return games.toSorted(byPopularity)
  if (order === 'newest') return games.toSorted((one, other) => other.recent - one.recent)
  if (order === 'name') {
    const { compare } = new Intl.Collator('th')
    return games.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
  }
  return [...games]
}
