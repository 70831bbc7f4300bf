import type { Archive } from '../archive/archive.ts'
import type { Store } from '../store/open.ts'
import type { WalletClient } from '../wallet-client.ts'
import type { AnyArcadeGame } from '../games/game.ts'

/** What a running arcade holds; everything here is handed this instead of reaching for globals. */
export type Arcade = {
  store: Store
  /** What ended long ago lies there. */
  archive: Archive
  wallet: WalletClient
  /** What the platform signs with, when it tells something through the player's browser. */
  walletSecret: string
  games: readonly AnyArcadeGame[]
  log: Log
  /** Seats with an action under way: two at once could spend one stake twice. */
  busySeats: Set<string>
  /**
   * When the wallet was last asked whether the player of a resting round takes a break, or the
   * round was last to end by itself.
   */
  askedAtMs: Map<string, number>
  /** The most that may be paid, in hundredths; what could come to more is not taken. */
  caps: { round: number; hall: number }
  nowMs: () => number
  /** For how long something took; what it counts from means nothing. */
  steadyMs: () => number
}

export function seatKeyOf(playerId: number, gameId: number): string {
  return `seat:${playerId}:${gameId}`
}

export type Log = {
  info(details: Record<string, unknown>, message: string): void
  warn(details: Record<string, unknown>, message: string): void
  error(details: Record<string, unknown>, message: string): void
}
