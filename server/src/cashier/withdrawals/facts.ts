import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { Caller } from '../../frame/caller.ts'
import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { checkGate } from '../../gate/index.ts'
import { findVerifiedName, isSameName } from '../../identity/index.ts'
import { listCards } from '../cards/cards.ts'
import { holdHours } from '../passwords/rules.ts'
import { findCredentialsChange, isDisowned, isNewDevice } from '../../players/index.ts'
import { findPasswordState } from '../passwords/wallet-password.ts'
import { areWithdrawalsHeld } from './hold.ts'
import type { JudgedFacts, WithdrawalFacts } from './rules.ts'

type Whose = { playerId: number; sessionId: string; secret: string; settings: SiteSettings }

/** Everything a withdrawal is judged by, read in one go. */
export async function readWithdrawalFacts(queries: Queries, whose: Whose) {
  const { playerId, sessionId, secret, settings } = whose
  const verifiedName = await findVerifiedName(queries, playerId, secret)
  const password = await findPasswordState(queries, playerId)
  const signIn = await findCredentialsChange(queries, playerId)
  const changedAt = Math.max(signIn?.getTime() ?? 0, password?.changedAt?.getTime() ?? 0)
  const { now, usedToday } = await readToday(queries, playerId, settings)
  const cards = await listCards(queries, playerId)
  const { minAmount, maxAmount, dailyLimit } = settings.withdrawalRules
  return {
    now,
    gate: await checkGate(queries, playerId, 'withdraw', { sessionId }),
    areHeld: await areWithdrawalsHeld(queries, playerId),
    isVerified: verifiedName !== null,
    hasPassword: password !== null,
    isDisowned: await isDisowned(queries, playerId),
    cards: cards.map((card) => ({
      ...card,
      isOwn: verifiedName !== null && isSameName(verifiedName, card.accountName),
    })),
    heldUntil: new Date(changedAt + holdHours * 3_600_000),
    minAmount,
    maxAmount,
    leftToday: Math.max(0, dailyLimit - usedToday),
  } satisfies WithdrawalFacts
}

/** What decides whether a person is asked. */
export async function readJudgedFacts(queries: Queries, { playerId, sessionId }: Caller) {
  const { lastDay, byRule } = await queries.row<{ lastDay: number; byRule: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as "lastDay",
      count(*) filter (where needed_approvals = 0) as "byRule"
    from cashier_withdrawals where player_id = ${playerId}
    and created_at > now() - interval '24 hours'
    and status not in ('rejected', 'failed', 'returned')`)
  return {
    lastDay,
    byRule,
    isNewDevice: await isNewDevice(queries, playerId, sessionId),
  } satisfies JudgedFacts
}

/** What was asked for today, by the site's own calendar. */
function readToday(queries: Queries, playerId: number, { timeZone }: SiteSettings) {
  return queries.row<{ now: Date; usedToday: number }>(sql`
    select now() as now, coalesce(sum(amount), 0)::bigint as "usedToday" from cashier_withdrawals
    where player_id = ${playerId} and status not in ('rejected', 'failed', 'returned')
    and created_at >= date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}`)
}
