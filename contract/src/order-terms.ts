/** Business days an order takes. */
export type ProcessingPeriod = { minDays: number; maxDays: number }

/** The terms' table: up to an amount an order takes so long; the last line has no upper end. */
export const processingPeriods: { upTo: number | null; period: ProcessingPeriod }[] = [
  { upTo: 50_000_00, period: { minDays: 1, maxDays: 3 } },
  { upTo: 500_000_00, period: { minDays: 3, maxDays: 5 } },
  { upTo: null, period: { minDays: 5, maxDays: 10 } },
]

const longest = { minDays: 5, maxDays: 10 }

export function periodOf(amount: number): ProcessingPeriod {
  return processingPeriods.find(({ upTo }) => upTo === null || amount <= upTo)?.period ?? longest
}

/** Exact for every amount: the rate is in parts per million. */
export function feeOf(amount: number, feeRate: number): number {
  return Number((BigInt(amount) * BigInt(feeRate)) / 1_000_000n)
}

const orderPrefixes = { deposit: 'DP', withdrawal: 'WD' } as const
export type OrderKind = keyof typeof orderPrefixes

/** Carries its owner, so that a provider's news finds the player's rows without a search. */
export function writeOrderId(kind: OrderKind, playerId: number, sixteenHexDigits: string): string {
  return `${orderPrefixes[kind]}${playerId}-${sixteenHexDigits}`
}

/** What an order's number tells; null for a text that cannot be one. */
export function readOrderId(text: string): { kind: OrderKind; playerId: number } | null {
  const [, prefix, playerId] = /^(DP|WD)(\d{1,15})-[0-9A-F]{16}$/.exec(text) ?? []
  if (playerId === undefined) return null
  const kind = prefix === orderPrefixes.deposit ? 'deposit' : 'withdrawal'
  return { kind, playerId: Number(playerId) }
}
