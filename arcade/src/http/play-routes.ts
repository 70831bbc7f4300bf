import { setTimeout as sleep } from 'node:timers/promises'
import { launchQuery } from '@parlour/contract/wallet-protocol.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { playerWords } from '../fair/seeds.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { openFreeRounds } from '../rounds/free-rounds.ts'
import { play } from '../rounds/play.ts'
import type { Hall } from '../halls/hall.ts'
import { viewOf } from '../rounds/result.ts'
import { freeRoundsFor, seedsOf, snapshotOf } from '../rounds/snapshot.ts'
import { saveFreeRounds } from '../store/free-rounds.ts'
import { atOnce } from '../store/group.ts'
import { hasOwed } from '../store/payouts.ts'
import { listOpenGames } from '../store/rounds.ts'
import { findPair, nextPair, rotatePair } from '../store/seeds.ts'
import type { Session } from '../store/sessions.ts'
import { openSession } from '../store/sessions.ts'
import type { WalletOutcome } from '../wallet-client.ts'
import type { GamePath } from './seat.ts'
import { findByNumber, findSeat } from './seat.ts'

/** What a game in the browser may ask for; every answer is about the bearer's own launch. */
export function servePlay(
  app: FastifyInstance,
  arcade: Arcade,
  halls: ReadonlyMap<number, Hall>,
): void {
  app.post<GamePath>('/play/:gameId/session', async (request, reply) => {
    const answer = await launch(arcade, request, reply)
    const { words } = (request.body ?? {}) as { words?: unknown }
    const { data: made } = playerWords.safeParse(words)
    if (!reply.sent && made !== undefined) halls.get(Number(request.params.gameId))?.welcome(made)
    return answer
  })
  app.get<GamePath>('/play/:gameId/snapshot', async (request, reply) => {
    const seat = findSeat(arcade, request)
    if (!seat) return refuse(reply, 401, 'sessionOver')
    const { playerId, gameId, token } = seat.session
    const outcome = await soon(arcade.wallet.ask('balance', { token, playerId, gameId }))
    if (outcome.kind === 'refused') return refuse(reply, 401, 'sessionOver')
    const { balance = null, rules } = outcome.kind === 'done' ? outcome.answer : {}
    return snapshotOf(arcade, seat.session, seat.game, { balance, rules })
  })
  app.post<GamePath>('/play/:gameId/act', async (request, reply) => {
    const seat = findSeat(arcade, request)
    if (!seat) return refuse(reply, 401, 'sessionOver')
    const hall = halls.get(seat.game.catalogueId)
    const outcome = hall
      ? await hall.act(seat.session, request.body)
      : await play(arcade, seat.session, seat.game, request.body)
    if (outcome.isRefused) return refuse(reply, 409, outcome.reason)
    const { round, balance } = outcome
    const { playerId } = seat.session
    const freeRounds = freeRoundsFor(arcade.store, playerId, seat.game, arcade.nowMs())
    const isOwed = hasOwed(arcade.store, playerId, seat.game.catalogueId)
    return { round: viewOf(seat.game, round), balance, freeRounds, isOwed }
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
  const { balance = 0, currency = query.currency, rules } = outcome.answer
  const session = { playerId, gameId, token, currency }
  const bearer = openSession(arcade.store, session, arcade.nowMs())
  takeFreeRounds(arcade, session, query.freeRounds)
  return { bearer, ...(await snapshotOf(arcade, session, game, { balance, rules })) }
}

/** What the address told of free rounds; anything the platform did not sign is passed over. */
function takeFreeRounds(arcade: Arcade, session: Session, sealed: string | undefined): void {
  const { store, walletSecret } = arcade
  const told = sealed === undefined ? null : openFreeRounds(sealed, walletSecret)
  if (told?.playerId !== session.playerId || told.gameId !== session.gameId) return
  const { freeRoundsId, stake: stakeAmount, left: roundsLeft, expiresAt: expiresAtMs } = told
  saveFreeRounds(store, session, { freeRoundsId, stakeAmount, roundsLeft, expiresAtMs })
}

/** The words are for the seed of this hash, which the player has seen before choosing them. */
const rotateWish = z.object({ playerSeed: playerWords, commitment: z.string() })

/** Not while a round of the pair is open: its hidden part would be revealed. */
function rotate(arcade: Arcade, { playerId }: Session, body: unknown, reply: FastifyReply) {
  const { store, games, nowMs } = arcade
  const { data: wish } = rotateWish.safeParse(body)
  if (!wish) return refuse(reply, 400, 'badPlayerSeed')
  const pair = findPair(store, playerId)
  const open = pair ? listOpenGames(store, pair.seedId) : []
  if (open.length > 0) {
    const names = games.flatMap(({ catalogueId, name }) =>
      open.includes(catalogueId) ? [name] : [],
    )
    return reply.code(409).send({ error: 'roundUnfinished', games: names })
  }
  const revealed = atOnce(store, () => {
    if (nextPair(store, playerId).commitment !== wish.commitment) return undefined
    return rotatePair(store, playerId, wish.playerSeed, nowMs())
  })
  if (revealed === undefined) return refuse(reply, 409, 'seedsChanged')
  const { serverSeed, commitment } = revealed ?? {}
  return { seeds: seedsOf(store, playerId), revealed: revealed && { serverSeed, commitment } }
}

const balanceLimitMs = 2_000

/** How a round stands is told at once, also while the wallet is slow. */
async function soon(asked: Promise<WalletOutcome>): Promise<WalletOutcome> {
  const timer = new AbortController()
  const late = sleep(balanceLimitMs, { kind: 'unknown' as const }, { signal: timer.signal })
  try {
    return await Promise.race([asked, late.catch(() => ({ kind: 'unknown' as const }))])
  } finally {
    timer.abort()
  }
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error })
}
