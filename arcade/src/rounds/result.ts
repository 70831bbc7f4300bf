import type { AnyArcadeGame } from '../games/game.ts'
import type { Round } from '../store/rounds.ts'
import type { SeedPair } from '../store/seeds.ts'

const longestResult = 16_000

/** What the platform keeps with the bet, so that the player can look at it without us. */
export function resultText(game: AnyArcadeGame, round: Round, pair: SeedPair): string {
  const proof = {
    commitment: pair.commitment,
    playerSeed: pair.playerSeed,
    nonce: round.nonce,
    path: `/rounds/${round.roundId}`,
  }
  const whole = JSON.stringify({ game: game.id, view: viewOf(game, round), proof })
  return whole.length <= longestResult ? whole : JSON.stringify({ game: game.id, proof })
}

/** What the player may see of a round. */
export function viewOf(game: AnyArcadeGame, round: Round): RoundView {
  return {
    roundId: round.roundId,
    isOver: round.phase === 'over',
    stakeAmount: round.stakeAmount,
    winAmount: round.winAmount,
    openedAtMs: round.openedAtMs,
    table: game.view(round.state, { seatId: 'solo' }),
  }
}

export type RoundView = {
  roundId: string
  isOver: boolean
  stakeAmount: number
  winAmount: number
  openedAtMs: number
  table: Record<string, unknown>
}
