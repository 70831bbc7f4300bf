import type { ClaimGateError, GateError, LaunchGateError } from '@parlour/contract/gate.ts'
import { countryOf, isSignedIn } from '../frame/caller.ts'
import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { kycFact } from '../identity/index.ts'
import { hasReachedLimit, pauseFact } from '../limits/index.ts'
import { listPlayersWhere, readOfPlayer } from '../players/index.ts'
import type { Gate } from '../wallet/index.ts'
import { gateFact, gateUntil } from './fact.ts'
import type { GateAction, GateFact, WithdrawalGateError } from './judge.ts'
import { judge, judgeStop, judgeVisitor } from './judge.ts'

/** Who asks, as far as it is known. */
export type Asking = { sessionId?: string }

/** Money and play want the player to have proved who they are within so many hours. */
const freshHours = 12

/**
 * The gate: may this player do this now? To be asked in the transaction that does it. Answers the
 * reason against it, or null.
 */
export function checkGate(
  queries: Queries,
  playerId: number,
  action: 'withdraw',
  asking?: Asking,
): Promise<WithdrawalGateError | null>
export function checkGate(
  queries: Queries,
  playerId: number,
  action: 'claim',
  asking?: Asking,
): Promise<ClaimGateError | null>
export function checkGate(
  queries: Queries,
  playerId: number,
  action: 'deposit' | 'launch',
  asking?: Asking,
): Promise<LaunchGateError | null>
export function checkGate(
  queries: Queries,
  playerId: number,
  action: GateAction,
  asking?: Asking,
): Promise<GateError | null>
export async function checkGate(
  queries: Queries,
  playerId: number,
  action: GateAction,
  { sessionId }: Asking = {},
): Promise<GateError | null> {
  const expression = { text: gateFact, values: [] }
  const facts = sql`${expression} as fact, ${askedFrom(sessionId)}`
  const known = await readOfPlayer<Facts>(queries, playerId, facts)
  const { fact, isSignInFresh } = known
  // Whoever asks without a session is the house itself, which is nowhere.
  const isAsked = sessionId !== undefined
  const request = { isSignInFresh, ...(isAsked && { country: known.country }) }
  const reason = judge(fact, action, request)
  if (reason || action !== 'claim') return reason
  // Deposits and bets are measured against the limits themselves.
  return (await hasReachedLimit(queries, playerId)) ? 'limitReached' : null
}

/**
 * Whether the player is stopped, or a reality check waits, whatever else keeps them from playing:
 * the gate tells the first reason alone.
 */
export async function readRest(queries: Queries, playerId: number) {
  const expression = { text: gateFact, values: [] }
  const facts = sql`${expression} as fact`
  const { fact } = await readOfPlayer<Pick<Facts, 'fact'>>(queries, playerId, facts)
  const { isActive, isFrozen, isCheckDue } = fact
  return { stop: judgeStop(fact), isClosed: !isActive && !isFrozen, isCheckDue }
}

/** May who is not signed in open a game here? All that is known is where they are. */
export async function checkVisitor(queries: Queries, country: string | null) {
  return judgeVisitor((await readSettings(queries)).settings, country)
}

type Facts = { fact: GateFact; isSignInFresh: boolean; country: string | null }

/** Those of many players who are left alone: closed, frozen, paused or kept from playing. */
export async function listResting(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Set<number>> {
  const isResting = `players.state <> 'active' or ${pauseFact} ->> 'pause' is not null
    or ${kycFact} ->> 'kycState' = 'blocked'`
  const found = await listPlayersWhere(queries, playerIds, { text: isResting, values: [] })
  return new Set(found)
}

/** The same gate for bets, which the wallet reads when the player's mark has moved. */
export const betGate: Gate = {
  fact: gateFact,
  until: gateUntil,
  refuseBet: (fact) => judge(fact as GateFact, 'bet'),
}

/** Whoever asks without a session proved it elsewhere, and is nowhere. */
function askedFrom(sessionId: string | undefined): Sql {
  if (sessionId === undefined) return sql`true as "isSignInFresh", null as country`
  const of = (expression: string) => ({ text: expression, values: [sessionId] })
  const named = { sessionId: '$1::uuid', playerId: 'players.player_id' }
  const isFresh = of(isSignedIn(named, freshHours))
  const country = of(countryOf(named))
  return sql`${isFresh} as "isSignInFresh", ${country} as country`
}
