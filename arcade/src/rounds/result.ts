import type { RoundResult } from '@parlour/contract/wallet-protocol.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import type { ToldResult } from '../games/result-words.ts'
import type { Round } from '../store/rounds.ts'
import type { SeedPair } from '../store/seeds.ts'

const longestResult = 16_000

/** What the platform keeps with the bet, so that the player can look at it without us. */
export function resultText(game: AnyArcadeGame, round: Round, pair: SeedPair): string {
  const { commitment, playerSeed } = pair
  const proof = { commitment, playerSeed, nonce: round.nonce }
  const told = tellRound(game, round)
  const whole = JSON.stringify({ ...told, proof } satisfies RoundResult)
  if (whole.length <= longestResult) return whole
  // So long a round is told by its sums; our own page of it has all.
  return JSON.stringify({ parts: told.parts.slice(0, 1), proof } satisfies RoundResult)
}

export function tellRound(game: AnyArcadeGame, round: Round): ToldResult {
  return game.tell(viewOf(game, round).table)
}

/** What the player may see of a round. */
export function viewOf(game: AnyArcadeGame, round: Round): RoundView {
  return {
    roundId: round.roundId,
    isOver: round.phase === 'over',
    voidReason: round.phase === 'void' ? round.voidReason : null,
    stakeAmount: round.stakeAmount,
    winAmount: round.winAmount,
    openedAtMs: round.openedAtMs,
    table: game.view(round.state, { seatId: 'solo' }),
  }
}

export type RoundView = {
  roundId: string
  isOver: boolean
  /** Why its stake was not taken: then nothing was paid either. */
  voidReason: string | null
  stakeAmount: number
  winAmount: number
  openedAtMs: number
  table: Record<string, unknown>
}
