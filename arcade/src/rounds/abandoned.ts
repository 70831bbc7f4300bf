import type { AnyArcadeGame } from '../games/game.ts'
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
  // Seats of a hall end by its clock: they would only keep those who decide waiting.
  const open = listOpen(arcade.store, nowMs - restMs).filter(
    ({ gameId }) => gameOf(arcade, gameId)?.byDefault !== undefined,
  )
  for (const roundId of arcade.askedAtMs.keys())
    if (!open.some((round) => round.roundId === roundId)) arcade.askedAtMs.delete(roundId)
  const isLeft = ({ actedAtMs, gameId }: Round) => actedAtMs < nowMs - patienceFor(arcade, gameId)
  // What was tried longest ago comes first: a few that cannot end keep nobody else waiting.
  const triedAt = ({ roundId }: Round) => arcade.askedAtMs.get(roundId) ?? 0
  const left = open.filter(isLeft).toSorted((one, other) => triedAt(one) - triedAt(other))
  for (const round of left.slice(0, roundsATurn)) {
    arcade.askedAtMs.set(round.roundId, nowMs)
    await endByDefault(arcade, round)
  }
  const resting = open.filter((round) => !isLeft(round) && isToBeAsked(arcade, round, nowMs))
  for (const round of resting.slice(0, roundsATurn)) {
    arcade.askedAtMs.set(round.roundId, nowMs)
    if (await isPaused(arcade, round)) await endByDefault(arcade, round)
  }
}

/** Answers the round as it ended; null when it goes on. */
export async function endByDefault(arcade: Arcade, left: Round): Promise<PlayOutcome | null> {
  const { playerId, gameId, currency, roundId } = left
  const game = gameOf(arcade, gameId)
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

function patienceFor(arcade: Arcade, gameId: number): number {
  return gameOf(arcade, gameId)?.restMs ?? patienceMs
}

function gameOf({ games }: Arcade, gameId: number): AnyArcadeGame | undefined {
  return games.find(({ catalogueId }) => catalogueId === gameId)
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
