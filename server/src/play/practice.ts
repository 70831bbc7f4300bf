import { randomInt } from 'node:crypto'
import type { LaunchGateError } from '@parlour/contract/gate.ts'
import type { ToldPractice } from '@parlour/contract/wallet-protocol.ts'
import { practiceText } from '@parlour/contract/wallet-protocol.ts'
import type { Caller, Request } from '../frame/caller.ts'
import type { Queries } from '../frame/db.ts'
import { checkGate, checkVisitor } from '../gate/index.ts'
import type { ProviderCache } from './provider-cache.ts'
import type { Provider } from './providers.ts'
import { sealTold } from './signature.ts'

const practiceMs = 2 * 60 * 60 * 1000
/** Nobody by such a number is in the books: whoever practises has a new one each time. */
const mostPractisers = 1e12

/** Who asks for play money, and from where. */
export type Asking = { caller: Caller | null; request: Pick<Request, 'country'> }
type Room = { launchUrl: string; secret: string }

/**
 * Why somebody may not practise, or null. Who may not play does not practise either: it would keep
 * a break from being one.
 */
export async function checkPractiser(
  queries: Queries,
  { allowsVisitorPractice }: ProviderCache,
  { caller, request }: Asking,
): Promise<LaunchGateError | 'signInFirst' | null> {
  if (caller) return checkGate(queries, caller.playerId, 'launch', caller)
  const reason = await checkVisitor(queries, request.country)
  return reason ?? (allowsVisitorPractice ? null : 'signInFirst')
}

/** Where the game is played for play money, or why not. */
export function findPractice(
  provider: Provider | undefined,
): Room | 'providerSilent' | 'noPractice' {
  if (!provider?.isOn) return 'providerSilent'
  const { practiceUrl: launchUrl, secret } = provider
  return launchUrl === null || secret === null ? 'noPractice' : { launchUrl, secret }
}

/** What the provider is to know; it stands in no table, for nothing of it is owed. */
export function practiceLaunch(cache: ProviderCache, secret: string, gameId: number) {
  const { currency, mayAutoplay, mayHurry, stakeCeiling: maxStake, games } = cache
  const playerId = randomInt(1, mostPractisers)
  const expiresAt = Date.now() + practiceMs
  const leastMs = games.get(gameId)?.leastMs ?? 0
  const rules = { leastMs, maxStake, mayAutoplay, mayHurry }
  const told: ToldPractice = { playerId, gameId, ...rules, expiresAt }
  const token = sealTold(told, practiceText, secret)
  return { query: { token, playerId, gameId, currency }, expiresAt }
}
