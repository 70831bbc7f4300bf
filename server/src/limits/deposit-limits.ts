import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import type { Queries } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { listDeposits } from '../wallet/index.ts'
import { listSet, readChosen, readClock } from './records.ts'
import type { Clock, DepositVerdict, Use } from './rules.ts'
import { startOf, tightestDeposit } from './rules.ts'

/** What the player's deposit limits leave now; null when none is set. Open orders count as paid. */
export async function findDepositRoom(
  queries: Queries,
  playerId: number,
  openAmount: number,
): Promise<DepositVerdict | null> {
  const limits = (await listSet(queries, playerId)).filter(({ kind }) => kind === 'deposit')
  if (limits.length === 0) return null
  const clock = await readClock(queries)
  return tightestDeposit(limits, await readDepositUses(queries, playerId, clock, openAmount), clock)
}

export async function readDepositUses(
  queries: Queries,
  playerId: number,
  clock: Clock,
  openAmount: number,
): Promise<Use[]> {
  const since = Math.min(startOf('week', clock), startOf('month', clock))
  const deposits = await listDeposits(queries, playerId, new Date(since))
  const uses = deposits.map(({ at, amount }) => ({ until: at.getTime(), amount }))
  return openAmount > 0 ? [...uses, { until: clock.now, amount: openAmount }] : uses
}

/** Asked twice at most, unless the place demands a limit before anything is deposited. */
export async function readDepositWish(
  queries: Queries,
  playerId: number,
): Promise<'none' | 'asked' | 'required'> {
  const limits = await listSet(queries, playerId)
  if (limits.some(({ kind }) => kind === 'deposit')) return 'none'
  const { settings } = await readSettings(queries)
  if (jurisdictionOf(settings.jurisdiction).needsDepositLimit) return 'required'
  const { timesDeclined } = await readChosen(queries, playerId)
  return timesDeclined < timesAsked ? 'asked' : 'none'
}

const timesAsked = 2
