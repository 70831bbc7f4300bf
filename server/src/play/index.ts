export type { BigWin, NoteBigWin } from './big-wins.ts'
export { compareRounds } from './compare-rounds.ts'
export type { DemoRound } from './demo-rounds.ts'
export { playDemoBatch, playDemoRounds } from './demo-rounds.ts'
export type { PlayDesk } from './desk.ts'
export { createPlayDesk } from './desk.ts'
export type { NewFreeRounds } from './free-rounds.ts'
export { findFreeRounds, grantFreeRounds } from './free-rounds.ts'
export { readGameInfo } from './game-info.ts'
export { playHandlers } from './handlers.ts'
export { readPlayFacts } from './play-facts.ts'
export { hasOpenRound } from './open-rounds.ts'
export { isRoundOf } from './own-round.ts'
export { toAnswer } from './protocol.ts'
export { findRoundOf, listLatestRounds, readRoundTime } from './latest-rounds.ts'
export { readResult } from './round-result.ts'
export type { Provider } from './providers.ts'
export {
  listProviders,
  listServed,
  moveProvider,
  providerNews,
  saveProvider,
  switchProvider,
} from './providers.ts'
export { readExaminations, readProviderFigures } from './provider-figures.ts'
export { listFramed, listSigners } from './provider-cache.ts'
export type { RefusedWin } from './refused-wins.ts'
export {
  countRefusedWins,
  listRefusedWins,
  lockRefusedWin,
  mayStillCome,
  settleRefusedWin,
} from './refused-wins.ts'
export { isWalletCall } from './requests.ts'
export { closeSessions, countPlaying } from './sessions.ts'
export { endIdle } from './sitting.ts'
