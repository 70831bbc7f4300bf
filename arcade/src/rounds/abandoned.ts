import type { Round } from '../store/rounds.ts'
import { listOpen } from '../store/rounds.ts'
import { findLatestSession } from '../store/sessions.ts'
import type { Arcade } from './arcade.ts'
import type { PlayOutcome } from './play.ts'
import { play } from './play.ts'

/** Well before a platform would call a round forgotten and give its stakes back. */
const patienceMs = 72 * 60 * 60 * 1000
/** Who rests for so long may have taken a break: then nobody will come back to the round. */
const restMs = 5_000
const roundsATurn = 20

/** Ends what was left open, by the game's published default and from the round's own seeds. */
export async function endAbandoned(arcade: Arcade): Promise<void> {
  const nowMs = arcade.nowMs()
  const open = listOpen(arcade.store, nowMs - restMs)
  for (const roundId of arcade.askedAtMs.keys())
    if (!open.some((round) => round.roundId === roundId)) arcade.askedAtMs.delete(roundId)
  const left = open.filter(
    ({ actedAtMs, gameId }) => actedAtMs < nowMs - patienceFor(arcade, gameId),
  )
  for (const round of left.slice(0, roundsATurn)) await endByDefault(arcade, round)
  const resting = open.filter((round) => isToBeAsked(arcade, round, nowMs))
  for (const round of resting.slice(0, roundsATurn)) {
    arcade.askedAtMs.set(round.roundId, nowMs)
    if (await isPaused(arcade, round)) await endByDefault(arcade, round)
  }
}

/** Answers the round as it ended; null when it goes on. */
export async function endByDefault(arcade: Arcade, left: Round): Promise<PlayOutcome | null> {
  const { playerId, gameId, currency, roundId } = left
  const game = arcade.games.find(({ catalogueId }) => catalogueId === gameId)
  if (!game?.byDefault) return null
  let outcome: PlayOutcome | null = null
  const session = { playerId, gameId, currency, token: '' }
  for (let round = left; round.phase === 'open';) {
    outcome = await play(arcade, session, game, game.byDefault(round.state))
    if (outcome.isRefused) {
      arcade.log.warn({ roundId, reason: outcome.reason }, 'an abandoned round goes on later')
      return null
    }
    ;({ round } = outcome)
  }
  return outcome
}

function patienceFor({ games }: Arcade, gameId: number): number {
  return games.find(({ catalogueId }) => catalogueId === gameId)?.restMs ?? patienceMs
}

/** The longer a round has been resting, the more seldom the wallet is asked about it. */
function isToBeAsked({ askedAtMs }: Arcade, round: Round, nowMs: number): boolean {
  const askedMs = askedAtMs.get(round.roundId)
  return (
    askedMs === undefined || nowMs - askedMs > Math.max(restMs, (askedMs - round.actedAtMs) / 8)
  )
}

/** The wallet says so of a launch that has ended with a break. */
async function isPaused({ store, wallet }: Arcade, { playerId, gameId }: Round): Promise<boolean> {
  const session = findLatestSession(store, playerId, gameId)
  if (!session) return false
  const outcome = await wallet.ask('balance', { playerId, gameId, token: session.token })
  return outcome.kind === 'refused' && outcome.status === 'gateClosed'
}
