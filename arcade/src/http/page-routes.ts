import type { FastifyInstance, FastifyReply } from 'fastify'
import { fairPage } from '../pages/fair-page.ts'
import { playPage } from '../pages/play-page.ts'
import { roundPage } from '../pages/round-page.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { proofOf } from '../rounds/proof.ts'
import { findRound } from '../store/rounds.ts'
import { getPair } from '../store/seeds.ts'
import type { ClientFiles } from './client-files.ts'

export function registerPages(app: FastifyInstance, arcade: Arcade, files: ClientFiles): void {
  app.get<{ Params: { gameId: string } }>('/play/:gameId', (request, reply) => {
    const { gameId } = request.params
    const game = arcade.games.find(({ catalogueId }) => String(catalogueId) === gameId)
    return game ? page(reply, playPage(game, files)) : reply.callNotFound()
  })
  app.get<{ Params: { roundId: string } }>('/rounds/:roundId', (request, reply) => {
    const proof = findProof(arcade, request.params.roundId)
    return proof ? page(reply, roundPage(proof.game, proof.proof, files)) : reply.callNotFound()
  })
  app.get<{ Params: { roundId: string } }>('/rounds/:roundId/proof', (request, reply) => {
    const proof = findProof(arcade, request.params.roundId)
    return proof ? reply.send(proof.proof) : reply.callNotFound()
  })
  app.get('/fair', (_request, reply) => page(reply, fairPage(files)))
}

/** A round's id cannot be guessed; who has it may look. */
function findProof(arcade: Arcade, roundId: string) {
  const round = findRound(arcade.store, roundId)
  const game = arcade.games.find(({ catalogueId }) => catalogueId === round?.gameId)
  if (!round || !game || round.phase === 'new') return null
  return { game, proof: proofOf(game, round, getPair(arcade.store, round.seedId)) }
}

function page(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').send(html)
}
