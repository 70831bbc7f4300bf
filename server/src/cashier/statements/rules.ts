import type { StatementLine } from './statement.ts'

export type OpenOrder = {
  orderId: string
  playerId: number
  channelId: number
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

type Line = Pick<StatementLine, 'time' | 'amount' | 'reference'> & { channelId: number }

/** The orders a line may pay, the likeliest first. Only a person decides which, if any. */
export function findCandidates(line: Line, orders: readonly OpenOrder[]): Candidate[] {
  const { channelId, time } = line
  const distance = ({ createdAt }: OpenOrder) => Math.abs(createdAt.getTime() - time.getTime())
  const ofAccount = orders.filter((order) => order.channelId === channelId)
  return [...new Map(ofAccount.map((order) => [order.orderId, order])).values()]
    .map((order) => ({ order, matches: matchesOf(order, line) }))
    .filter(({ matches }) => matches.includes('reference') || matches.length === 2)
    .toSorted(
      (one, other) =>
        Number(other.matches.includes('reference')) - Number(one.matches.includes('reference')) ||
        other.matches.length - one.matches.length ||
        distance(one.order) - distance(other.order),
    )
    .slice(0, mostCandidates)
}

/** The end of an order's number is enough to name it. */
const endLength = 8

/** What in a reference may be the end of an order's number. */
export function listEnds(reference: string): string[] {
  const text = plain(reference)
  return Array.from({ length: Math.max(0, text.length - endLength + 1) }, (_, at) =>
    text.slice(at, at + endLength),
  )
}

function matchesOf(order: OpenOrder, { time, amount, reference }: Line): Match[] {
  const from = order.createdAt.getTime() - earlyMs
  const to = order.expiresAt.getTime() + lateMs
  const holds: Record<Match, boolean> = {
    amount: order.amount === amount,
    time: time.getTime() >= from && time.getTime() <= to,
    reference: isNamed(order, reference),
  }
  return (['amount', 'time', 'reference'] as const).filter((name) => holds[name])
}

function isNamed({ orderId }: OpenOrder, reference: string): boolean {
  return plain(reference).includes(plain(orderId).slice(-endLength))
}

/** People leave out dashes and write small letters. */
function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
