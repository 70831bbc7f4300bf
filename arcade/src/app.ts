import { readFileSync } from 'node:fs'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import { keepPuttingAway } from './archive/put-away.ts'
import type { Config } from './config.ts'
import type { Lead } from './copies/lead.ts'
import { leadAlone, leadInTurn } from './copies/lead.ts'
import { keepTellingFacts } from './facts.ts'
import type { AnyArcadeGame } from './games/game.ts'
import { games as allGames } from './games/index.ts'
import { serveArt } from './http/art-files.ts'
import type { ClientFiles } from './http/client-files.ts'
import { openClientFiles, serveClientFiles } from './http/client-files.ts'
import { serveHalls } from './http/hall-routes.ts'
import { serveLead } from './http/serve-lead.ts'
import { limitPlayers, limitRequests } from './http/request-limit.ts'
import { servePages } from './http/page-routes.ts'
import { servePlay } from './http/play-routes.ts'
import { serveSeas } from './http/sea-routes.ts'
import { earlyScriptHash } from './pages/early-script.ts'
import { indexPage } from './pages/index-page.ts'
import { openPractice } from './practice/open-practice.ts'
import { endAbandoned } from './rounds/abandoned.ts'
import type { Arcade, Log } from './rounds/arcade.ts'
import { findOrphans, settleDebts } from './rounds/payouts.ts'
import type { Hall } from './halls/hall.ts'
import { openHall } from './halls/hall.ts'
import type { Sea } from './seas/sea.ts'
import { openSea } from './seas/sea.ts'
import type { Store } from './store/open.ts'
import type { WalletClient } from './wallet-client.ts'
import { createWalletClient } from './wallet-client.ts'

const style = readFileSync(new URL('./pages/style.css', import.meta.url), 'utf8')
const mark = readFileSync(new URL('./pages/mark.svg', import.meta.url), 'utf8')

export type AppParts = {
  games?: readonly AnyArcadeGame[]
  wallet?: WalletClient
  files?: ClientFiles
  debtGapMs?: number
  archiveGapMs?: number
  nowMs?: () => number
  /** One of several copies must not go on. */
  onLost?: () => void
}

/** Our own game provider. It knows the platform only through the seamless wallet. */
export function createApp(config: Config, given: AppParts = {}): FastifyInstance {
  const { games = allGames, wallet = walletOf(config), debtGapMs = 2_000 } = given
  const { archiveGapMs = 60_000 } = given
  const { nowMs = () => Date.now(), onLost = () => process.exit(1) } = given
  const { files = openClientFiles(config.CLIENT_DIR) } = given
  const app = fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: describeRequest } },
    bodyLimit: 64 * 1024,
    trustProxy: (_hop: string, place: number) => place < config.PROXIES,
    forceCloseConnections: true,
    frameworkErrors: answerError,
  })
  app.setErrorHandler<FastifyError>(answerError)
  app.setNotFoundHandler((request, reply) => {
    const message = `there is no ${request.method} ${request.url.split('?')[0]}`
    return reply.code(404).send({ error: 'unknownPath', message })
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders(config))
  })
  limitRequests(app, config.REQUESTS_PER_MINUTE)
  const lead = leadOf(config, app.log, onLost)
  const { store, archive } = lead
  serveLead(app, lead)
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(indexPage(games)))
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/mark.svg', (_request, reply) => reply.type('image/svg+xml').send(mark))
  const clocks = { nowMs, steadyMs: () => performance.now() }
  const walletSecret = config.ARCADE_WALLET_SECRET
  const turns = { busySeats: new Set<string>(), askedAtMs: new Map<string, number>() }
  const parts = { store, archive, wallet: onlyKept(wallet, store), walletSecret, games }
  const arcade: Arcade = { ...parts, log: app.log, caps: capsOf(config), ...turns, ...clocks }
  limitPlayers(app, arcade, config.REQUESTS_PER_MINUTE)
  serveClientFiles(app, files)
  serveArt(app, config.ART_DIR)
  const halls = serveGames(app, arcade, files)
  const seas = openSeas(arcade)
  const shelves = keepPuttingAway(arcade, archiveGapMs)
  const shared = [...halls.values(), ...seas.values(), shelves]
  keepPaying(app, arcade, { lead, shared, gapMs: debtGapMs })
  app.addHook('onReady', async () => lead.begin(() => shelves.open()))
  app.addHook('onReady', async () => lead.begin(() => halls.forEach((hall) => hall.open())))
  const practice = servePractice(app, { real: arcade, files, debtGapMs })
  serveSeas(app, [{ prefix: '', arcade, seas }, practice], () => lead.isLeading())
  return app
}

export type RunningArcade = { url: string; files: ClientFiles; stop: () => Promise<void> }

export async function startArcade(config: Config): Promise<RunningArcade> {
  const wallet = walletOf(config)
  const files = openClientFiles(config.CLIENT_DIR)
  const app = createApp(config, { wallet, files })
  const url = await app.listen({ host: config.HOST, port: config.ARCADE_PORT })
  const stopTelling = keepTellingFacts(allGames, wallet)
  return {
    url,
    files,
    stop() {
      stopTelling()
      return app.close()
    },
  }
}

/** The pages and calls of the games. Answers the clocks of those whose rounds are shared. */
function serveGames(app: FastifyInstance, arcade: Arcade, files: ClientFiles): Map<number, Hall> {
  const halls = openHalls(arcade)
  servePages(app, arcade, files)
  servePlay(app, arcade, halls)
  serveHalls(app, arcade, halls)
  return halls
}

/** The same under an address of its own, for play money. Its halls open with who comes first. */
function servePractice(
  app: FastifyInstance,
  { real, files, debtGapMs }: { real: Arcade; files: ClientFiles; debtGapMs: number },
) {
  const prefix = '/practice'
  const { arcade, lead } = openPractice(real)
  const seas = openSeas(arcade)
  void app.register(
    async (room) => {
      const halls = serveGames(room, arcade, files)
      let isOpen = false
      room.addHook('onRequest', async () => {
        if (!isOpen) halls.forEach((hall) => hall.open())
        isOpen = true
      })
      const shared = [...halls.values(), ...seas.values()]
      keepPaying(room, arcade, { lead, shared, gapMs: debtGapMs })
    },
    { prefix },
  )
  return { prefix, arcade, seas }
}

function capsOf({ MOST_PAID_A_ROUND = Infinity, MOST_PAID_A_HALL = Infinity }: Config) {
  return { round: MOST_PAID_A_ROUND, hall: MOST_PAID_A_HALL }
}

function walletOf({ PLATFORM_URL, ARCADE_WALLET_SECRET }: Config): WalletClient {
  return createWalletClient({ platformUrl: PLATFORM_URL, walletSecret: ARCADE_WALLET_SECRET })
}

/** One clock for each game whose rounds are shared. */
function openHalls(arcade: Arcade): Map<number, Hall> {
  return new Map(
    arcade.games.flatMap((game) =>
      game.course ? [[game.catalogueId, openHall(arcade, game, game.course)]] : [],
    ),
  )
}

function openSeas(arcade: Arcade): Map<number, Sea> {
  return new Map(
    arcade.games.flatMap((game) =>
      game.sea ? [[game.catalogueId, openSea(arcade, game, game.sea)]] : [],
    ),
  )
}

function leadOf(config: Config, log: Log, onLost: () => void): Lead {
  const { ARCADE_DATABASE_URL: url, DATA_DIR } = config
  if (url === undefined) return leadAlone(DATA_DIR)
  const lose = (reason: string) => {
    log.error({ reason }, 'ends: it may not lead any more')
    onLost()
  }
  return leadInTurn(url, { log, onLost: lose })
}

/** The wallet hears only of what a killed process would still know. */
function onlyKept(wallet: WalletClient, store: Store): WalletClient {
  return {
    async ask(name, request) {
      await store.kept()
      return wallet.ask(name, request)
    },
  }
}

/** Whatever a dead process still owed is found at the start and tried until it is settled. */
function keepPaying(
  app: FastifyInstance,
  arcade: Arcade,
  { lead, shared, gapMs }: { lead: Lead; shared: readonly { close(): unknown }[]; gapMs: number },
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const round = () => {
    running = settleDebts(arcade)
      .then(() => endAbandoned(arcade))
      .catch((error: unknown) => app.log.error(error))
      .finally(() => (timer = timer && setTimeout(round, gapMs)))
  }
  const begin = () => {
    findOrphans(arcade)
    timer = setTimeout(round, 0)
  }
  app.addHook('onReady', async () => lead.begin(begin))
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    timer = undefined
    await running
    await Promise.all(shared.map((place) => place.close()))
    await lead.close()
  })
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500
  if (status < 500) {
    void reply.code(status).send({ error: 'badRequest', message: error.message })
    return
  }
  request.log.error(error)
  void reply.code(500).send({ error: 'failed', message: 'something broke here' })
}

/** Query strings stay out of the log: they tell who plays. */
function describeRequest(request: { method?: string; url?: string }) {
  return { method: request.method, path: request.url?.split('?')[0] }
}

function securityHeaders(config: Config): Record<string, string> {
  const lobby = new URL(config.publicUrl).origin
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${earlyScriptHash}`,
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors 'self' ${lobby}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
}
