import type { FastifyRequest } from 'fastify'
import type { AnyArcadeGame } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { findSession } from '../store/sessions.ts'

export type GamePath = { Params: { gameId: string } }

/** Who asks, and about which game; null when the bearer is not of a launch of it. */
export function findSeat(arcade: Arcade, request: FastifyRequest<GamePath>) {
  const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  const session = findSession(arcade.store, bearer, arcade.nowMs())
  const game = findByNumber(arcade, request.params.gameId)
  return session && game && session.gameId === game.catalogueId ? { session, game } : null
}

export function findByNumber({ games }: Arcade, text: string): AnyArcadeGame | null {
  return games.find(({ catalogueId }) => String(catalogueId) === text) ?? null
}
