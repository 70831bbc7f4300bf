import type { Jurisdiction } from '@parlour/contract/jurisdiction.ts'
import { confirmDays } from '@parlour/contract/limit-kinds.ts'
import type { LimitKind, LimitPeriod } from '@parlour/contract/limit-kinds.ts'

/** Moments in milliseconds since 1970. Everything here is given its clock. */
export type Clock = { now: number; monthFrom: number; monthUntil: number }

export type Raise = { amount: number | null; from: number; until: number }
export type OwnLimit = { kind: LimitKind; period: LimitPeriod; amount: number; raise: Raise | null }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const lengths = { day: dayMs, week: 7 * dayMs } as const

/** What becomes of a wish for another limit. */
export type Change =
  | { outcome: 'set'; amount: number }
  | { outcome: 'waits'; raise: Raise }
  | { outcome: 'same' }
  | { outcome: 'unknown' }

/** Lower counts at once and drops a raise that waits; higher, or none at all, waits. */
export function changeLimit(
  limit: OwnLimit | null,
  wanted: { period: LimitPeriod; amount: number | null },
  clock: Clock,
  demands: Pick<Jurisdiction, 'raiseWaitHours' | 'raiseWaitsForPeriod'>,
): Change {
  const { amount, period } = wanted
  if (!limit) return amount === null ? { outcome: 'unknown' } : { outcome: 'set', amount }
  if (amount === limit.amount) return { outcome: 'same' }
  if (amount !== null && amount < limit.amount) return { outcome: 'set', amount }
  const waited = clock.now + demands.raiseWaitHours * hourMs
  const ends = demands.raiseWaitsForPeriod ? endOf(period, clock) : 0
  const from = Math.max(waited, ends)
  return { outcome: 'waits', raise: { amount, from, until: from + confirmDays * dayMs } }
}

/** Whether the house would hold a player more tightly than it does; none holds nobody. */
export function isTighter(before: number | null, wanted: number | null): boolean {
  return wanted !== null && (before === null || wanted < before)
}

/** Whether a raise may be confirmed now. One that lapsed is none. */
export function judgeRaise(raise: Raise | null, { now }: Pick<Clock, 'now'>) {
  if (!raise || now >= raise.until) return 'noRaise'
  return now < raise.from ? 'tooEarly' : null
}

/** Of several limits of a kind and period the lowest counts. */
export function lowestOf<One extends { amount: number }>(limits: readonly One[]): One | null {
  const [first, ...others] = limits
  return first ? others.reduce((low, one) => (one.amount < low.amount ? one : low), first) : null
}

/** Something that was used up to a moment: a deposit, or an hour of play. */
export type Use = { until: number; amount: number }

/** What the running period has used, and when some of it is free again. */
export function usedIn(uses: readonly Use[], period: LimitPeriod, clock: Clock) {
  const from = startOf(period, clock)
  const counted = uses.filter(({ until }) => until > from)
  const used = counted.reduce((sum, { amount }) => sum + amount, 0)
  const spent = counted.filter(({ amount }) => amount > 0).map(({ until }) => until)
  if (spent.length === 0) return { used, freeAt: null }
  const freeAt = period === 'month' ? clock.monthUntil : Math.min(...spent) + lengths[period]
  return { used, freeAt }
}

/** What is left may be more than the limit where more was won than lost. */
export function leftOf(amount: number, used: number): number {
  return Math.max(0, amount - used)
}

/** Less is left than a coin, or than a minute. */
export function isUsedUp(
  { kind, period, amount }: Pick<OwnLimit, 'kind' | 'period' | 'amount'>,
  uses: readonly Use[],
  clock: Clock,
): boolean {
  const { used } = usedIn(uses, period, clock)
  return leftOf(amount, used) < (kind === 'time' ? 1 : 100)
}

export type DepositLimit = { period: LimitPeriod; amount: number }
export type DepositVerdict = { left: number; freeAt: number | null }

/** The limit that leaves least; null when there is none. */
export function tightestDeposit(
  limits: readonly DepositLimit[],
  uses: readonly Use[],
  clock: Clock,
): DepositVerdict | null {
  const all = limits.map(({ period, amount }) => {
    const { used, freeAt } = usedIn(uses, period, clock)
    return { left: leftOf(amount, used), freeAt }
  })
  const [first, ...others] = all
  return first ? others.reduce((tight, one) => (one.left < tight.left ? one : tight), first) : null
}

export function startOf(period: LimitPeriod, { now, monthFrom }: Clock): number {
  return period === 'month' ? monthFrom : now - lengths[period]
}

function endOf(period: LimitPeriod, { now, monthUntil }: Clock): number {
  return period === 'month' ? monthUntil : now + lengths[period]
}
