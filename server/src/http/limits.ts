import type { CallName } from '@parlour/contract/index.ts'
import type { FastifyInstance } from 'fastify'
import { householdOf } from '../frame/address.ts'
import type { Caller } from '../frame/caller.ts'
import { FrameFailure } from '../frame/failures.ts'
import { createRateLimit } from '../frame/rate-limit.ts'

/** Shares of the calls a minute that one player, or one address without a player, has. */
const requestShare = 10
const entryShare = 1 / 10
const noteShare = 1 / 100

/** The ways in: where passwords are guessed, accounts are opened and texts are sent. */
const entryCalls: ReadonlySet<string> = new Set<CallName>([
  'preLogin',
  'accountLogin',
  'accountRegist',
  'accountRegist4',
  'lineLogin',
  'passkeyLogin',
  'secondStepLogin',
  'smsSend',
  'forgetPassword',
  'reauthenticate',
  'sendOwnCode',
  'changePassword',
  'disownChange',
])
/** What clients write down for us: worth little, and it fills a disk. */
export const noteCalls: ReadonlySet<string> = new Set<CallName>(['appEventLogClient', 'actionLog'])

/**
 * Everything an address asks for, whoever is signed in there: before a session is looked up, a body
 * read or a file sent. Who asks only whether the process lives is always answered.
 */
export function limitRequests(http: FastifyInstance, callsPerMinute: number): void {
  const limit = createRateLimit(callsPerMinute * requestShare)
  http.addHook('onRequest', async ({ url, ip }) => {
    if (url !== '/healthz' && !limit.allows(householdOf(ip))) throw new FrameFailure('tooManyCalls')
  })
}

/** Costs a provider memory for hours. */
const practice: CallName = 'startPractice'

/** Calls: by player or address; and ways in, practice and notes by address as well. */
export function createCallLimit(callsPerMinute: number) {
  const every = createRateLimit(callsPerMinute)
  const entry = createRateLimit(Math.ceil(callsPerMinute * entryShare))
  const practices = createRateLimit(Math.ceil(callsPerMinute * entryShare))
  const notes = createRateLimit(Math.ceil(callsPerMinute * noteShare))
  return function allows(name: string, caller: Caller | null, address: string): boolean {
    const household = householdOf(address)
    const isAllowed = every.allows(caller ? `player:${caller.playerId}` : household)
    if (entryCalls.has(name)) return entry.allows(household) && isAllowed
    if (name === practice) return practices.allows(household) && isAllowed
    if (noteCalls.has(name)) return notes.allows(household) && isAllowed
    return isAllowed
  }
}
