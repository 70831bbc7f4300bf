import type { FastifyRequest } from 'fastify'
import type { AnyArcadeGame } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { Session } from '../store/sessions.ts'
import { findSession } from '../store/sessions.ts'

export type GamePath = { Params: { gameId: string } }

/** Who asks, and about which game; null when the bearer is not of a launch of it. */
export function findSeat(arcade: Arcade, request: FastifyRequest<GamePath>) {
  const session = findLaunch(arcade, request)
  const game = findByNumber(arcade, request.params.gameId)
  return session && game && session.gameId === game.catalogueId ? { session, game } : null
}

/** Whose launch the bearer is of. */
export function findLaunch(
  { store, nowMs }: Arcade,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Session | null {
  return findSession(store, headers.authorization?.replace(/^Bearer /, '') ?? '', nowMs())
}

export function findByNumber({ games }: Arcade, text: string): AnyArcadeGame | null {
  return games.find(({ catalogueId }) => String(catalogueId) === text) ?? null
}
