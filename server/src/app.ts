import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { pino } from 'pino'
import {
  activityHandlers,
  activityJobs,
  activityOffers,
  createActivityConsumers,
  readActivityParts,
  readStanding,
} from './activities/index.ts'
import {
  cashierErrands,
  cashierHandlers,
  compareOrders,
  createErrands,
  expireDeposits,
  measureUsualTimes,
  ownOrders,
  readDeposited,
  readPaymentFacts,
  sumOpenOrders,
} from './cashier/index.ts'
import type { Config } from './config.ts'
import type { Queries } from './frame/db.ts'
import { openDatabase } from './frame/db.ts'
import { noteShards } from './frame/shards.ts'
import { createEventDelivery } from './frame/event-delivery.ts'
import { forgetOldEvents } from './frame/events.ts'
import {
  gameHandlers,
  keepMaintenance,
  ownGames,
  playedConsumer,
  rankPlayed,
} from './games/index.ts'
import { openAdmission } from './http/admission.ts'
import { serveApiDocs } from './http/api-docs.ts'
import { serveCallbacks } from './http/callbacks.ts'
import { serveCalls } from './http/calls.ts'
import { serveHealth } from './http/health.ts'
import { createHomePage } from './http/home-page.ts'
import { servePictures } from './http/pictures.ts'
import { createSitePages } from './http/plain-page.ts'
import { consoleHeaders, consoleOrigins, findByCookie, serveConsole } from './http/console.ts'
import type { Door } from './http/listen.ts'
import { closeHttp, createHttp } from './http/listen.ts'
import { serveOperators } from './http/operators.ts'
import { serveShortLinks } from './http/short-links.ts'
import { serveStream } from './http/stream.ts'
import { allowUploads } from './http/uploads.ts'
import { openWallet } from './http/wallet-protocol.ts'
import { serveWeb } from './http/web.ts'
import { isVerified, kycHandlers, ownIdentity } from './identity/index.ts'
import {
  askCare,
  createCareConsumer,
  createLimitHandlers,
  explainLimits,
  findPause,
  ownLimits,
} from './limits/index.ts'
import { ownMailings, sendLetters } from './mailings/index.ts'
import { messageHandlers, noteConsumer, ownMessages, pushErrand } from './messages/index.ts'
import { describeError } from './frame/log-errors.ts'
import { openLogLines } from './frame/log-lines.ts'
import { createMetrics } from './frame/metrics.ts'
import type { App, Module, OwnRows } from './frame/module.ts'
import { createNotifications } from './frame/notifications.ts'
import type { ModuleName } from './module-order.ts'
import type { DeskStream } from './operators/index.ts'
import {
  createAuditCheck,
  createDeskStream,
  createFileJob,
  openDemoConsole,
  operatorHandlers,
  sandboxJobs,
  traitConsumer,
} from './operators/index.ts'
import {
  compareRounds,
  createPlayDesk,
  endIdle,
  listFramed,
  playHandlers,
  readPlayFacts,
} from './play/index.ts'
import {
  createForgetting,
  createPlayerHandlers,
  limitHashing,
  ownPlayer,
  sealFor,
} from './players/index.ts'
import { sumReports } from './reports/index.ts'
import { sweepOldRows } from './retention.ts'
import { sealAnew } from './seal-anew.ts'
import { ownRewards } from './rewards/index.ts'
import { createSchedule } from './frame/schedule.ts'
import { requireOwnSettings } from './frame/own-settings.ts'
import { requireSameSecret } from './frame/secret-check.ts'
import {
  closeEverything,
  createNoticeConsumers,
  createSessionCache,
  endOtherSessions,
  ownSessions,
  readAppUser,
  sessionHandlers,
} from './session/index.ts'
import { noteBigWin, siteHandlers } from './site/index.ts'
import { createStream } from './frame/stream.ts'
import { createTraces } from './frame/traces.ts'
import { createTurns } from './frame/turns.ts'
import { createClosing, openMonths, ownLedger } from './wallet/index.ts'

/** What later modules know of how a player pays and plays. */
const careReaders = { readPaymentFacts, readPlayFacts }

/** What each module hands to the frame, in the order of modules. */
export const modules: Record<'frame' | ModuleName, Module> = {
  frame: { jobs: [sweepOldRows, forgetOldEvents] },
  wallet: { jobs: [openMonths], own: ownLedger },
  players: {
    handlers: createPlayerHandlers({ readAppUser, isVerified, readDeposited, endOtherSessions }),
    jobs: [createForgetting(listOwn, { isExcluded })],
    own: ownPlayer,
  },
  identity: { handlers: kycHandlers, own: ownIdentity },
  limits: {
    handlers: createLimitHandlers({ closeEverything, sumOpenOrders }),
    explain: (queries, playerId, error) => explainLimits(queries, playerId, error, sumOpenOrders),
    consumers: () => [createCareConsumer(careReaders)],
    jobs: [askCare],
    own: ownLimits,
  },
  gate: {},
  rewards: { own: ownRewards },
  games: {
    handlers: gameHandlers,
    consumers: () => [playedConsumer],
    jobs: [rankPlayed, keepMaintenance],
    own: ownGames,
  },
  play: { handlers: playHandlers, jobs: [endIdle] },
  cashier: {
    handlers: cashierHandlers,
    jobs: [expireDeposits, measureUsualTimes],
    own: ownOrders,
  },
  messages: { handlers: messageHandlers, consumers: () => [noteConsumer], own: ownMessages },
  site: { handlers: siteHandlers },
  activities: {
    handlers: activityHandlers,
    consumers: createActivityConsumers,
    jobs: activityJobs,
    offers: activityOffers,
    siteParts: readActivityParts,
    standing: readStanding,
  },
  session: { handlers: sessionHandlers, consumers: createNoticeConsumers, own: ownSessions },
  reports: { jobs: [sumReports] },
  mailings: { jobs: [sendLetters], own: ownMailings },
  operators: { consumers: () => [traitConsumer] },
}

/** Every call that has a handler. */
export const handlers = Object.assign({}, ...Object.values(modules).map((m) => m.handlers ?? {}))

export type RunningServer = {
  url: string
  consoleUrl: string
  app: App
  http: FastifyInstance
  stop(): Promise<void>
}

type Options = { extra?: Module; logTo?: DestinationStream }

/** What the process has, with what its modules hand to each other. */
export function createApp(config: Config, { extra = {}, logTo }: Options = {}): App {
  limitHashing(config.PASSWORD_WAIT_MS, config.PASSWORD_COST)
  const log = pino(
    { level: config.LOG_LEVEL, serializers: { err: describeError } },
    logTo ?? openLogLines(),
  )
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, onLost, {
    guardsReads: config.PARLOUR_MODE === 'test',
    waitMs: config.DATABASE_WAIT_MS,
  })
  const notifications = createNotifications(database, log)
  const stream = createStream(notifications, config.STREAMS_PER_ADDRESS)
  const metrics = createMetrics()
  const all: Module[] = [...Object.values(modules), extra]
  const offers = all.flatMap((module) => module.offers ?? [])
  const siteParts = all.flatMap((module) => module.siteParts ?? [])
  const inTurn = createTurns()
  const noTrace = (error: Error) => log.warn({ err: error }, 'traces could not be sent')
  const traces = createTraces(config, noTrace)
  const frame = { config, database, inTurn, log, metrics, notifications, stream, traces }
  const standing = all.flatMap((module) => module.standing ?? [])
  const explain = all.flatMap((module) => module.explain ?? [])
  const own = all.flatMap((module) => module.own ?? [])
  const app: App = { ...frame, offers, siteParts, standing, explain, own, consumers: [] }
  app.consumers = all.flatMap((module) => module.consumers?.(app) ?? [])
  return app
}

/** Wires everything and listens. Tests may add a module of their own and read the log. */
export async function startServer(config: Config, options: Options = {}): Promise<RunningServer> {
  const { extra = {} } = options
  const app = createApp(config, options)
  const { database, log, metrics, notifications, stream } = app
  const all: Module[] = [...Object.values(modules), extra]
  await database.findPrimary()
  await noteShards(database)
  const desk = createPlayDesk(app, { noteBigWin })
  const jobs = [...all.flatMap((module) => module.jobs ?? []), ...desk.jobs, ...sandboxJobs(app)]
  jobs.push(createClosing({ log, metrics, compare: [compareRounds, compareOrders] }))
  jobs.push(createAuditCheck(app), createFileJob(app, operatorHandlers))
  const delivery = createEventDelivery(app)
  const schedule = createSchedule(database, jobs, log, metrics)
  const errands = createErrands(app, [...cashierErrands, pushErrand])
  const findCaller = createSessionCache(app)
  const readiness = { isStopping: false }
  const deskStream = createDeskStream(app)

  const admission = openAdmission(app)
  const { door: walletDoor, servePlain } = openWallet(app, desk, admission)
  const door: Door = (asked, reply) => admission.door(asked, reply) || walletDoor(asked, reply)
  const http = await createHttp(app, { door, servePlain })
  serveHealth(http, app, readiness)
  serveStream(http, app, findCaller)
  allowUploads(http, app, findCaller)
  serveCalls(http, { app, handlers: { ...handlers, ...extra.handlers }, findCaller })
  serveCallbacks(http, app)
  serveOperators(http, app)
  serveApiDocs(http)
  serveShortLinks(http, app)
  servePictures(http, app)
  const frames = () => listFramed(app)
  const pages = { home: createHomePage(app), ...createSitePages(app), frames }
  await serveWeb(http, config.WEB_DIR, pages, consoleOrigins(config))

  await requireOwnSettings(database)
  await requireSameSecret(database, config.PARLOUR_SECRET)
  if (!config.READ_ONLY) await sealAnew(database, { secret: config.PARLOUR_SECRET, sealFor })
  await notifications.start()
  if (!config.READ_ONLY) {
    await delivery.start()
    await schedule.start()
    errands.start()
  }
  // First: whoever waits until the site answers may then read how to come into the console.
  const operatorsDoor = config.READ_ONLY ? null : await openConsole(app, deskStream)
  const url = await http.listen({ port: config.PORT, host: config.HOST })

  async function stop(): Promise<void> {
    readiness.isStopping = true
    admission.stop()
    stream.close()
    deskStream.close()
    await Promise.all([closeHttp(http), operatorsDoor && closeHttp(operatorsDoor.http)])
    await Promise.all([delivery.stop(), schedule.stop(), errands.stop()])
    await desk.stop()
    await notifications.stop()
    await app.traces.stop()
    await database.end()
  }
  return { url, consoleUrl: operatorsDoor?.url ?? '', app, http, stop }
}

type OperatorsDoor = { http: FastifyInstance; url: string }

/** The operators' own listener: no player's call is served here, and no cookie of theirs there. */
async function openConsole(app: App, deskStream: DeskStream): Promise<OperatorsDoor> {
  const { config } = app
  const http = await createHttp(app, undefined, consoleHeaders(config))
  serveOperators(http, app, findByCookie(app))
  servePictures(http, app)
  await serveConsole(http, app, deskStream)
  const url = await http.listen({ port: config.consolePort, host: config.CONSOLE_HOST })
  await openDemoConsole(app)
  return { http, url }
}

function listOwn(): OwnRows[] {
  return Object.values(modules).flatMap((module) => module.own ?? [])
}

/** Who is excluded must be recognised for as long as that lasts. */
async function isExcluded(queries: Queries, playerId: number): Promise<boolean> {
  return (await findPause(queries, playerId))?.kind === 'exclusion'
}
