type Played = { playedRank: number | null; hot: number; hotSort: number }

const unplayed = 1000

/** The most played, and those the house chose. */
export function isPopular({ hot, playedRank }: Played): boolean {
  return hot === 1 || playedRank !== null
}

/** What is played goes first, by how much; then the house's own choice. */
export function byPopularity(one: Played, other: Played): number {
  return (
    (one.playedRank ?? unplayed) - (other.playedRank ?? unplayed) ||
    other.hot - one.hot ||
    one.hotSort - other.hotSort
  )
}
