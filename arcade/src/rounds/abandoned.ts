import type { Round } from '../store/rounds.ts'
import { listAbandoned } from '../store/rounds.ts'
import type { Arcade } from './arcade.ts'
import { play } from './play.ts'

/** Well before a platform would call a round forgotten and give its stakes back. */
const patienceMs = 72 * 60 * 60 * 1000
const roundsATurn = 20

/** Ends what was left open, by the game's published default and from the round's own seeds. */
export async function endAbandoned(arcade: Arcade): Promise<void> {
  const sinceMs = arcade.nowMs() - patienceMs
  for (const round of listAbandoned(arcade.store, sinceMs, roundsATurn))
    await endByDefault(arcade, round)
}

async function endByDefault(arcade: Arcade, left: Round): Promise<void> {
  const { playerId, gameId, currency, roundId } = left
  const game = arcade.games.find(({ catalogueId }) => catalogueId === gameId)
  if (!game?.byDefault) return
  const session = { playerId, gameId, currency, token: '' }
  for (let round = left; round.phase === 'open';) {
    const outcome = await play(arcade, session, game, game.byDefault(round.state))
    if (outcome.isRefused) {
      arcade.log.warn({ roundId, reason: outcome.reason }, 'an abandoned round goes on later')
      return
    }
    ;({ round } = outcome)
  }
}
