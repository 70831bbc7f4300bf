import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readRound } from '../rounds/look-up.ts'
import type { PublishedChain } from '../pages/fair-page.ts'
import { fairPage } from '../pages/fair-page.ts'
import { type Locale, readLocale } from '../pages/html.ts'
import type { PaperFiles } from '../pages/paper.ts'
import { playPage } from '../pages/play-page.ts'
import { roundPage } from '../pages/round-page.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { pairProofOf, proofOf } from '../rounds/proof.ts'
import { tellRound } from '../rounds/result.ts'
import { chainsInUse, listChains } from '../store/chains.ts'
import { atOnce } from '../store/group.ts'
import { findRevealed, getPair } from '../store/seeds.ts'
import { findPlace } from '../store/shared-rounds.ts'
import type { ClientFiles } from './client-files.ts'

type RoundPath = { Params: { roundId: string } }
type SeedsPath = { Params: { commitment: string }; Querystring: { from?: string } }

export function servePages(app: FastifyInstance, arcade: Arcade, files: ClientFiles): void {
  app.get<{ Params: { gameId: string } }>('/play/:gameId', async (request, reply) => {
    const { gameId } = request.params
    const game = arcade.games.find(({ catalogueId }) => String(catalogueId) === gameId)
    if (!game) return reply.callNotFound()
    const [style, script] = [await files.stylesheet(), await files.gameScript(game.id)]
    const locale = localeOf(request)
    return page(reply, playPage(game, { style, script, locale, root: app.prefix }))
  })
  app.get<RoundPath>('/rounds/:roundId', async (request, reply) => {
    const shown = await findShown(arcade, request.params.roundId)
    if (!shown) return reply.callNotFound()
    return page(reply, roundPage(shown, await paperFiles(files, request, app.prefix)))
  })
  app.get<RoundPath>('/rounds/:roundId/proof', async (request, reply) => {
    const shown = await findShown(arcade, request.params.roundId)
    return shown ? reply.send(shown.proof) : reply.callNotFound()
  })
  app.get<SeedsPath>('/seeds/:commitment/proof', async (request, reply) => {
    const pair = findRevealed(arcade.store, request.params.commitment)
    const from = Number(request.query.from ?? 1)
    if (!pair || !Number.isSafeInteger(from)) return reply.callNotFound()
    return reply.send(await pairProofOf(arcade, pair, from))
  })
  app.get('/fair', async (request, reply) =>
    page(reply, fairPage(publishedChains(arcade), await paperFiles(files, request, app.prefix))),
  )
  app.get('/fair/chains', () => publishedChains(arcade))
  app.get('/fair/verify.mjs', async (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="verify.mjs"')
      .type('text/javascript; charset=utf-8')
      .send(await files.verifierProgram()),
  )
}

/** Each chain with the game it is for; the next one is there before it is needed. */
function publishedChains({ store, games, nowMs }: Arcade): PublishedChain[] {
  return games.flatMap(({ course, catalogueId, name }) => {
    if (!course) return []
    atOnce(store, () => chainsInUse(store, catalogueId, nowMs()))
    return listChains(store, catalogueId).map(({ chainId: _chainId, ...chain }) => ({
      name,
      ...chain,
    }))
  })
}

/** A round's id cannot be guessed; who has it may look. */
function findShown(arcade: Arcade, roundId: string) {
  return readRound(arcade, roundId, ({ round, store }) => {
    const game = arcade.games.find(({ catalogueId }) => catalogueId === round.gameId)
    if (!game || round.phase === 'new') return null
    const { seedId } = round
    const proof = proofOf(store, game, round, getPair(store, seedId), findPlace(store, seedId))
    return { game, proof, told: tellRound(game, round) }
  })
}

async function paperFiles(
  files: ClientFiles,
  request: FastifyRequest,
  root: string,
): Promise<PaperFiles> {
  return {
    style: await files.stylesheet(),
    script: await files.fairScript(),
    locale: localeOf(request),
    root,
  }
}

function localeOf({ query, headers }: FastifyRequest): Locale {
  const { locale } = query as { locale?: unknown }
  return readLocale(locale, headers['accept-language'])
}

function page(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').send(html)
}
