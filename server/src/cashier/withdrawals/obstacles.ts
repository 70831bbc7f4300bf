import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { checkGate } from '../../gate/index.ts'
import { readCredentialsChange } from '../../players/index.ts'
import type { Card } from '../cards/cards.ts'
import { listCards } from '../cards/cards.ts'
import { readKyc } from '../../identity/index.ts'
import { holdHours } from '../passwords/rules.ts'
import { findPasswordState } from '../passwords/wallet-password.ts'

export type ObstacleName =
  | 'kycNotVerified'
  | 'walletPasswordUnset'
  | 'noBankCard'
  | 'cardTooNew'
  | 'credentialsChanged'
  | 'dailyLimitReached'
  | 'switchedOff'
export type Obstacle = { name: ObstacleName; until: number | null }

/** Everything that stands in the way now, for the page to explain before it is met. */
export async function listObstacles(
  queries: Queries,
  playerId: number,
  settings: SiteSettings,
): Promise<Obstacle[]> {
  const now = await readNow(queries)
  const obstacles: Obstacle[] = []
  const add = (name: ObstacleName, until: number | null = null) => obstacles.push({ name, until })
  if ((await checkGate(queries, playerId, 'withdraw')) === 'switchedOff') add('switchedOff')
  if ((await readKyc(queries, playerId)).state !== 'verified') add('kycNotVerified')
  if (!(await findPasswordState(queries, playerId))) add('walletPasswordUnset')
  const cards = await listCards(queries, playerId)
  if (cards.length === 0) add('noBankCard')
  else if (cards.every((card) => isTooNew(card, now)))
    add('cardTooNew', Math.min(...cards.map(({ usableFrom }) => usableFrom.getTime())))
  const heldUntil = await readHeldUntil(queries, playerId)
  if (heldUntil > now) add('credentialsChanged', heldUntil.getTime())
  if ((await readLeftToday(queries, playerId, settings)) < settings.withdrawalRules.minAmount)
    add('dailyLimitReached')
  return obstacles
}

export function isTooNew({ usableFrom }: Card, now: Date): boolean {
  return usableFrom > now
}

/** Until when a change of what the player signs in or withdraws with holds withdrawals. */
export async function readHeldUntil(queries: Queries, playerId: number): Promise<Date> {
  const signIn = await readCredentialsChange(queries, playerId)
  const wallet = await findPasswordState(queries, playerId)
  const changedAt = Math.max(signIn.getTime(), wallet?.changedAt.getTime() ?? 0)
  return new Date(changedAt + holdHours * 3_600_000)
}

/** What is left of the day's limit, by the site's own calendar. */
export async function readLeftToday(
  queries: Queries,
  playerId: number,
  { timeZone, withdrawalRules }: SiteSettings,
): Promise<number> {
  const { used } = await queries.row<{ used: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as used from cashier_withdrawals
    where player_id = ${playerId} and status not in ('rejected', 'failed', 'returned')
    and created_at >= date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}`)
  return Math.max(0, withdrawalRules.dailyLimit - used)
}

export async function readNow(queries: Queries): Promise<Date> {
  return (await queries.row<{ now: Date }>(sql`select now() as now`)).now
}
