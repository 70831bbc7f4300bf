import type { WalletAnswer, WalletCall, WalletStatus } from '@parlour/contract/wallet-protocol.ts'
import { walletStatuses } from '@parlour/contract/wallet-protocol.ts'
import type { App } from '../frame/module.ts'
import { saveGameFacts } from '../games/index.ts'
import { readRest } from '../gate/index.ts'
import { isPlayer } from '../players/index.ts'
import type { Outcome, WalletLanes } from '../wallet/index.ts'
import { readBalances } from '../wallet/index.ts'
import type { ProviderCache } from './provider-cache.ts'
import { getProviders } from './provider-cache.ts'
import { keepExamination } from './provider-figures.ts'
import type { Provider } from './providers.ts'
import { keepRefusedWin } from './refused-wins.ts'
import type { PlayerRequest, ReadRequest } from './requests.ts'
import { askLanes, findGameOf, readRequest } from './requests.ts'
import { resettle } from './resettle.ts'
import { findLive } from './sessions.ts'
import type { SignedRequest } from './signature.ts'
import { readSigner } from './signature.ts'

/** Carries out one request of the seamless wallet. What went wrong is part of the answer. */
export async function answerWallet(
  app: App,
  lanes: WalletLanes,
  name: WalletCall,
  signed: SignedRequest,
): Promise<WalletAnswer> {
  try {
    const cache = await getProviders(app)
    const signer = readSigner(name, signed, cache.providers, Date.now())
    if (typeof signer === 'string') return toAnswer(signer)
    const asked = readRequest(name, signed.rawBody)
    if ('fault' in asked) return toAnswer('badRequest', { message: asked.fault })
    if (asked.name === 'facts') return await keepFacts(app, signer, asked.request)
    if (asked.name === 'examined') {
      await keepExamination(app.database, signer.provider, asked.request)
      return toAnswer('ok')
    }
    const told = await carryOut({ app, lanes, cache, signer, hasLeft: signed.hasLeft }, asked)
    if (asked.name === 'win')
      await keepRefusedWin(app.database, signer.provider, asked.request, told)
    return { ...told, currency: cache.currency }
  } catch (error) {
    // Whether it happened or not, the same request sent again finds out.
    app.metrics.faults.inc({ where: 'wallet protocol' })
    app.log.error({ err: error, call: name }, 'a wallet request has an unknown outcome')
    return toAnswer('retry')
  }
}

export function toAnswer(status: WalletStatus, more: Partial<WalletAnswer> = {}): WalletAnswer {
  const error = status !== 'ok' && { error: status }
  return { status: walletStatuses[status], ...error, ...more }
}

type Setting = {
  app: App
  lanes: WalletLanes
  cache: ProviderCache
  signer: Provider
  hasLeft: SignedRequest['hasLeft']
}

async function carryOut(setting: Setting, asked: PlayerRequest): Promise<WalletAnswer> {
  const { app, lanes, cache, signer, hasLeft } = setting
  const { playerId, gameId } = asked.request
  const { mostWithBonus } = cache
  const game = findGameOf(cache, signer.platformId, gameId)
  if (asked.name === 'balance') return answerBalance(setting, asked, game)
  if (game && asked.name === 'resettle')
    return fromOutcome(await resettle(app.database, signer.provider, asked.request))
  if (game && asked.name !== 'resettle')
    return fromOutcome(await askLanes(lanes, asked, { ...signer, game, mostWithBonus, hasLeft }))
  const balance = await findBalance(app, playerId)
  return balance === null ? toAnswer('unknownPlayer') : toAnswer('unknownGame', { balance })
}

/** A provider speaks for its own platform's games alone. */
async function keepFacts(
  { database }: App,
  { platformId }: Provider,
  { games }: ReadRequest['facts']['request'],
): Promise<WalletAnswer> {
  await database.transaction((tx) => saveGameFacts(tx, platformId, games))
  return toAnswer('ok')
}

async function answerBalance(
  { app, cache, signer }: Setting,
  { request }: ReadRequest['balance'],
  game: ReturnType<typeof findGameOf>,
): Promise<WalletAnswer> {
  const balance = await findBalance(app, request.playerId)
  if (balance === null) return toAnswer('unknownPlayer')
  if (!game) return toAnswer('unknownGame', { balance })
  const live = await findLive(app.database, { ...request, provider: signer.provider })
  const { stop, isCheckDue } = await readRest(app.database, request.playerId)
  if (!live && stop) return toAnswer('gateClosed', { message: stop, balance })
  if (!live) return toAnswer('tokenExpired', { balance })
  const { mayAutoplay, mayHurry, mostWithBonus } = cache
  const rules = {
    leastMs: game.leastMs,
    maxStake: lowest(live.stakeCeiling, live.isClearingBonus ? mostWithBonus : null),
    mayAutoplay,
    mayHurry,
    ...(isCheckDue && { isCheckDue }),
  }
  return toAnswer('ok', { balance, rules })
}

/** Null is none. */
function lowest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

async function findBalance({ database }: App, playerId: number): Promise<number | null> {
  const isKnown = await isPlayer(database, playerId)
  return isKnown ? (await readBalances(database, playerId)).coin : null
}

function fromOutcome(outcome: Outcome): WalletAnswer {
  const repeat = outcome.isRepeat && { isRepeat: true }
  const balance = outcome.balance !== null && { balance: outcome.balance }
  if (outcome.status === 'ok')
    return toAnswer('ok', { ...balance, ...repeat, walletTransactionId: outcome.entryId })
  const isLimit = outcome.status === 'gateClosed' && outcome.detail === 'limitReached'
  const message = outcome.detail !== null && { message: outcome.detail }
  const wait = outcome.status === 'tooSoon' && { waitMs: Number(outcome.detail) }
  return toAnswer(isLimit ? 'limitReached' : outcome.status, {
    ...balance,
    ...repeat,
    ...message,
    ...wait,
  })
}
