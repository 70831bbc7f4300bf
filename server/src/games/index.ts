export { listGameRows, saveGame } from './game-rows.ts'
import type { gameCalls } from '@parlour/contract/player/games.ts'
import type { Handlers } from '../frame/module.ts'
import { setLike } from './favorites.ts'

export type { Served, WireBrand, WireGame, WireType } from './catalogue.ts'
export type { NewCatalogue } from './new-catalogue.ts'
export { addCatalogue } from './new-catalogue.ts'
export { addGame, addPlatform, typeNames } from './new-games.ts'
export {
  countGames,
  findLaunchable,
  gameFacts,
  noteCatalogueChange,
  readCatalogue,
  readGameNames,
} from './catalogue.ts'
export { keepMaintenance } from './maintenance.ts'
export { ownGames } from './own.ts'
export type { KnownFacts } from './features.ts'
export { findFacts, saveGameFacts } from './facts.ts'
export {
  findOwnWeek,
  hasPlayed,
  keepNameable,
  playedConsumer,
  rankPlayed,
  readBest,
  readWins,
} from './played.ts'
export { notePlayed, readHistory, readLikes } from './favorites.ts'

export const gameHandlers = {
  async gameLike({ tx, caller, error }, { id, like }) {
    const refusal = await setLike(tx, caller.playerId, id, like === 1)
    if (refusal) throw error(refusal)
    return {}
  },
} satisfies Handlers<typeof gameCalls>
