import type { StatementLine } from './statement.ts'

export type OpenOrder = {
  orderId: string
  playerId: number
  amount: number
  createdAt: Date
  expiresAt: Date
}
export type Match = 'amount' | 'time' | 'reference'
export type Candidate = { order: OpenOrder; matches: Match[] }

/** A clock may be a little behind, and money may come after the countdown, but not for ever. */
const earlyMs = 10 * 60_000
const lateMs = 72 * 3_600_000
const mostCandidates = 5

/** The orders a line may pay, the likeliest first. Only a person decides which, if any. */
export function findCandidates(
  { time, amount, reference }: Pick<StatementLine, 'time' | 'amount' | 'reference'>,
  orders: OpenOrder[],
): Candidate[] {
  const distance = ({ createdAt }: OpenOrder) => Math.abs(createdAt.getTime() - time.getTime())
  return orders
    .map((order) => ({ order, matches: matchesOf(order, { time, amount, reference }) }))
    .filter(({ matches }) => matches.includes('reference') || matches.length === 2)
    .toSorted(
      (one, other) =>
        Number(other.matches.includes('reference')) - Number(one.matches.includes('reference')) ||
        other.matches.length - one.matches.length ||
        distance(one.order) - distance(other.order),
    )
    .slice(0, mostCandidates)
}

function matchesOf(
  order: OpenOrder,
  { time, amount, reference }: Pick<StatementLine, 'time' | 'amount' | 'reference'>,
): Match[] {
  const from = order.createdAt.getTime() - earlyMs
  const to = order.expiresAt.getTime() + lateMs
  const holds: Record<Match, boolean> = {
    amount: order.amount === amount,
    time: time.getTime() >= from && time.getTime() <= to,
    reference: isNamed(order, reference),
  }
  return (['amount', 'time', 'reference'] as const).filter((name) => holds[name])
}

/** People leave out dashes and write small letters; the end of the number is enough. */
function isNamed({ orderId }: OpenOrder, reference: string): boolean {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return plain(reference).includes(plain(orderId).slice(-8))
}
