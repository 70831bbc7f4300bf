import { launchQuery } from '@parlour/contract/wallet-protocol.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPlayerSeed } from '../fair/seeds.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { play } from '../rounds/play.ts'
import { viewOf } from '../rounds/result.ts'
import { seedsOf, snapshotOf } from '../rounds/snapshot.ts'
import { atOnce } from '../store/open.ts'
import { hasUnfinished } from '../store/rounds.ts'
import { rotatePair } from '../store/seeds.ts'
import type { Session } from '../store/sessions.ts'
import { findSession, openSession } from '../store/sessions.ts'

type GamePath = { Params: { gameId: string } }

/** What a game in the browser may ask for; every answer is about the bearer's own launch. */
export function registerPlay(app: FastifyInstance, arcade: Arcade): void {
  app.post<GamePath>('/play/:gameId/session', (request, reply) => launch(arcade, request, reply))
  app.get<GamePath>('/play/:gameId/snapshot', async (request, reply) => {
    const seat = findSeat(arcade, request)
    if (!seat) return refuse(reply, 401, 'sessionOver')
    const { playerId, gameId, token } = seat.session
    const outcome = await arcade.wallet.ask('balance', { token, playerId, gameId })
    if (outcome.kind === 'refused') return refuse(reply, 401, 'sessionOver')
    const balance = outcome.kind === 'done' ? (outcome.answer.balance ?? null) : null
    return snapshotOf(arcade, seat.session, seat.game, balance)
  })
  app.post<GamePath>('/play/:gameId/act', async (request, reply) => {
    const seat = findSeat(arcade, request)
    if (!seat) return refuse(reply, 401, 'sessionOver')
    const outcome = await play(arcade, seat.session, seat.game, request.body)
    if (outcome.isRefused) return refuse(reply, 409, outcome.reason)
    const { round, balance } = outcome
    return { round: viewOf(seat.game, round), balance }
  })
  app.post<GamePath>('/play/:gameId/rotate', async (request, reply) => {
    const seat = findSeat(arcade, request)
    if (!seat) return refuse(reply, 401, 'sessionOver')
    return rotate(arcade, seat.session, request.body, reply)
  })
}

async function launch(arcade: Arcade, request: FastifyRequest<GamePath>, reply: FastifyReply) {
  const game = findByNumber(arcade, request.params.gameId)
  if (!game) return refuse(reply, 404, 'unknownGame')
  const { data: query } = launchQuery.safeParse(request.body)
  if (!query || query.gameId !== game.catalogueId) return refuse(reply, 400, 'badLaunch')
  const { token, playerId, gameId } = query
  const outcome = await arcade.wallet.ask('balance', { token, playerId, gameId })
  if (outcome.kind === 'unknown') return refuse(reply, 503, 'walletSilent')
  if (outcome.kind === 'refused') return refuse(reply, 401, outcome.status)
  const { balance = 0, currency = query.currency } = outcome.answer
  const session = { playerId, gameId, token, currency }
  const bearer = openSession(arcade.store, session, arcade.nowMs())
  return { bearer, ...snapshotOf(arcade, session, game, balance) }
}

/** Not while a round is open: its hidden part would be revealed. */
function rotate({ store, nowMs }: Arcade, session: Session, body: unknown, reply: FastifyReply) {
  const playerSeed = (body as { playerSeed?: unknown } | null)?.playerSeed
  if (typeof playerSeed !== 'string' || !isPlayerSeed(playerSeed)) {
    return refuse(reply, 400, 'badPlayerSeed')
  }
  if (hasUnfinished(store, session.playerId)) return refuse(reply, 409, 'roundUnfinished')
  const { revealed, current } = atOnce(store, () =>
    rotatePair(store, session.playerId, playerSeed, nowMs()),
  )
  const { serverSeed, commitment } = revealed
  return { seeds: seedsOf(current), revealed: { serverSeed, commitment } }
}

function findSeat(arcade: Arcade, request: FastifyRequest<GamePath>) {
  const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  const session = findSession(arcade.store, bearer, arcade.nowMs())
  const game = findByNumber(arcade, request.params.gameId)
  return session && game && session.gameId === game.catalogueId ? { session, game } : null
}

function findByNumber({ games }: Arcade, text: string): AnyArcadeGame | null {
  return games.find(({ catalogueId }) => String(catalogueId) === text) ?? null
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error })
}
