import type { Queries } from '../frame/db.ts'
import type { Reader } from '../frame/module.ts'
import { findFacts, findLaunchable, findOwnWeek, readBest } from '../games/index.ts'
import { listOpenRounds } from './open-rounds.ts'
import { type Asking, checkPractiser, findPractice } from './practice.ts'
import { getProviders } from './provider-cache.ts'
import type { Provider } from './providers.ts'

/** What is told of a game before it opens; null for one that is not there. */
export async function readGameInfo(app: Reader, queries: Queries, gameId: number, asking: Asking) {
  const game = await findLaunchable(queries, gameId)
  if (!game?.isOn) return null
  const cache = await getProviders(app)
  const { contributionPerMillion = 0 } = cache.games.get(gameId) ?? {}
  const provider = [...cache.providers.values()].find(servesOn(game.platformId))
  const { playerId = null } = asking.caller ?? {}
  const mayPractise = (await checkPractiser(queries, cache, asking)) === null
  const open = playerId === null ? [] : await listOpenRounds(queries, playerId, gameId)
  return {
    facts: await tellFacts(queries, gameId, provider),
    countedPercent: contributionPerMillion / 10_000,
    openRound: open[0] ?? null,
    ownWeek: playerId === null ? null : await findOwnWeek(queries, playerId, gameId),
    hasPractice: mayPractise && typeof findPractice(provider) !== 'string',
    bestList: await readBest(queries, gameId),
  }
}

export function servesOn(platformId: number) {
  return (provider: Provider) => provider.platformId === platformId
}

async function tellFacts(queries: Queries, gameId: number, provider: Provider | undefined) {
  const facts = await findFacts(queries, gameId)
  if (!facts || !provider) return null
  const { fairPath, ...figures } = facts
  const root = provider.launchUrl.replace(/\/+$/, '')
  return { ...figures, fairUrl: fairPath === undefined ? null : root + fairPath }
}
