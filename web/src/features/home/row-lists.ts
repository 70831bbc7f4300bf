import { gameFeatures, type GameFeature } from '@parlour/contract/game-features.ts'
import { byOpenness, type Game } from '../../games/lists.ts'

/** What the house calls new, where it may stand on home. */
export function listNew(games: readonly Game[]): Game[] {
  return games.filter((game) => game.recent === 1 && game.showType === 0).toSorted(byOpenness)
}

/** Games of each feature that some of them have, in the order of the features. */
export function listByFeature(games: readonly Game[]): { feature: GameFeature; games: Game[] }[] {
  return gameFeatures
    .map((feature) => ({
      feature,
      games: games.filter(({ features }) => features.includes(feature)).toSorted(byOpenness),
    }))
    .filter((row) => row.games.length > 0)
}
