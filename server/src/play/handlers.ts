import type { Envelope } from '@parlour/contract/envelope.ts'
import type { playCalls } from '@parlour/contract/player/play.ts'
import type { Queries } from '../frame/db.ts'
import { checkGate } from '../gate/index.ts'
import { notePlayed } from '../games/index.ts'
import { answerCheck, beginSitting } from '../limits/index.ts'
import type { Handlers } from '../frame/module.ts'
import { readSummary } from '../wallet/index.ts'
import { findFreeRounds, sealFreeRounds } from './free-rounds.ts'
import { readGameInfo, servesOn } from './game-info.ts'
import { checkGame, findOpenRound, gameAddress } from './launch.ts'
import { listOpenRounds } from './open-rounds.ts'
import { checkPractiser, findPractice, practiceLaunch } from './practice.ts'
import { getProviders } from './provider-cache.ts'
import { listRounds } from './records.ts'
import { closeSessions, openSession } from './sessions.ts'
import { findLastPlayed, readDemands, readSitting } from './sitting.ts'

export const playHandlers = {
  async startGame({ app, tx, caller, envelope, error }, { gameId }) {
    const { playerId, sessionId } = caller
    const reason = await checkGate(tx, playerId, 'launch', { sessionId })
    if (reason) throw error(reason)
    const game = await checkGame(tx, gameId)
    if (typeof game === 'string') throw error(game)
    const { providers, currency } = await getProviders(app)
    const provider = [...providers.values()].find(servesOn(game.platformId))
    if (!provider?.isOn) throw error('providerSilent')
    const demands = await readDemands(app, tx, playerId)
    // The newest game is the one that is played: the others' launches take no bet any more.
    if (!demands.allowsSecondGame) await closeSessions(tx, playerId)
    const { stakeCeiling } = demands
    const opening = { playerId, gameId, provider: provider.provider, sessionId, stakeCeiling }
    const { token, gameSessionId, expiresAt } = await openSession(tx, opening)
    const { checkAt } = await beginSitting(tx, playerId, await findLastPlayed(tx, playerId))
    await notePlayed(tx, playerId, gameId)
    const roundId = await findOpenRound(tx, playerId, gameId)
    const free = await findFreeRounds(tx, playerId, gameId)
    const freeRounds = free && provider.secret ? sealFreeRounds(free, provider.secret) : null
    const query = { token, playerId, gameId, currency, ...shellOf(envelope) }
    return {
      gameId,
      gameUrl: gameAddress(provider.launchUrl, {
        ...query,
        ...(roundId !== null && { roundId }),
        ...(freeRounds !== null && { freeRounds }),
      }),
      gameSessionId,
      expiresAt: expiresAt.getTime(),
      orientation: 'any',
      wallet: await readWallet(tx, playerId),
      realityCheckAt: checkAt.getTime(),
    }
  },
  async gameInfo({ app, tx, caller, request, error }, { gameId }) {
    const info = await readGameInfo(app, tx, gameId, { caller, request })
    if (!info) throw error('unknownGame')
    return info
  },
  async startPractice({ app, tx, caller, request, envelope, error }, { gameId }) {
    const cache = await getProviders(app)
    const reason = await checkPractiser(tx, cache, { caller, request })
    if (reason) throw error(reason)
    const game = await checkGame(tx, gameId)
    if (typeof game === 'string') throw error(game)
    const room = findPractice([...cache.providers.values()].find(servesOn(game.platformId)))
    if (typeof room === 'string') throw error(room)
    const { query, expiresAt } = practiceLaunch(cache, room.secret, gameId)
    return { gameUrl: gameAddress(room.launchUrl, { ...query, ...shellOf(envelope) }), expiresAt }
  },
  getOpenRounds: async ({ tx, caller }) => ({
    roundList: await listOpenRounds(tx, caller.playerId),
  }),
  async getSitting({ tx, caller, error }) {
    const told = await readSitting(tx, caller.playerId)
    if (!told) throw error('notPlaying')
    return told
  },
  async answerRealityCheck({ tx, caller, error }) {
    await answerCheck(tx, caller.playerId)
    const told = await readSitting(tx, caller.playerId)
    if (!told) throw error('notPlaying')
    return told
  },
  async exitGame({ tx, caller }, { gameSessionId }) {
    if (!caller) return { wallet: null }
    await closeSessions(tx, caller.playerId, gameSessionId)
    return { wallet: await readWallet(tx, caller.playerId) }
  },
  async betRecord({ app, tx, caller }, filter) {
    const { providers } = await getProviders(app)
    return listRounds(tx, { ...filter, playerId: caller.playerId }, providers)
  },
} satisfies Handlers<typeof playCalls>

/** How the page that embeds a game looks. */
function shellOf({ platform, locale = 'th-TH' }: Envelope) {
  return { locale, platform: platform === 1 ? '1' : '0' } as const
}

async function readWallet(queries: Queries, playerId: number) {
  const { coin, locked, withdrawable, safebox, turnoverLeft } = await readSummary(queries, playerId)
  return { coin, locked, withdrawable, safebox, turnoverLeft }
}
