import type { QrCurrency } from './qr/payload.ts'

export type OrderTerms = {
  kind: 'order'
  merchantId: string
  amount: number
  currency: QrCurrency
  method: 'page' | 'qr' | 'bank'
  callbackUrl: string
  returnUrl?: string
  expiresAt: string
}

export type PayoutTerms = {
  kind: 'payout'
  merchantId: string
  amount: number
  currency: QrCurrency
  payee: { bank: string; account: string; name: string }
  callbackUrl: string
}

export type Terms = OrderTerms | PayoutTerms
export type Outcome = {
  status: 'paid' | 'failed'
  paidAmount: number
  /** Left out when it is the deal's own. */
  currency?: QrCurrency
}
export type Plan = Outcome & { dueAtMs: number }

/** What a callback tells. Its id stays the same however often it is delivered. */
export type DealEvent = Outcome & {
  eventId: string
  currency: QrCurrency
  /** Stands for one transfer of money, however often it is told of; null when none was made. */
  paymentRef: string | null
  at: string
  delivery: 'pending' | 'delivered' | 'abandoned'
}

/** Money coming in (an order) or going out (a payout): the provider treats both alike. */
export type Deal = {
  dealId: string
  terms: Terms
  createdAtMs: number
  status: 'open' | 'paid' | 'failed'
  paidAmount: number
  /** What happens by itself when its time comes. */
  plan: Plan | null
  /** A payout whose answer never comes: stays open, tells nothing. */
  isSilent: boolean
  events: DealEvent[]
}

/** Everything that can happen to a deal, as one line of the journal each. */
export type Entry =
  | { type: 'opened'; dealId: string; terms: Terms; createdAtMs: number }
  | { type: 'planned'; dealId: string; plan: Plan }
  | { type: 'silenced'; dealId: string }
  | { type: 'decided'; dealId: string; eventId: string; at: string; outcome: Outcome }
  | { type: 'delivered' | 'abandoned'; dealId: string; eventId: string }

export type Verdict = { isAllowed: true } | { isAllowed: false; reason: string }

/** Paid is final; a failed deal may still be paid, as happens with late and reordered money. */
export function mayBecome(deal: Deal, status: Outcome['status']): Verdict {
  if (deal.status === 'open') return { isAllowed: true }
  if (deal.status === 'failed' && status === 'paid') return { isAllowed: true }
  return { isAllowed: false, reason: `a ${deal.status} ${deal.terms.kind} cannot become ${status}` }
}

export function applyEntry(deals: Map<string, Deal>, entry: Entry): void {
  if (entry.type === 'opened') {
    deals.set(entry.dealId, newDeal(entry.dealId, entry.terms, entry.createdAtMs))
    return
  }
  const deal = deals.get(entry.dealId)
  if (!deal) throw new Error(`the journal speaks of an unknown deal ${entry.dealId}`)
  if (entry.type === 'planned') deal.plan = entry.plan
  else if (entry.type === 'silenced') Object.assign(deal, { isSilent: true, plan: null })
  else if (entry.type === 'decided') {
    const { outcome, eventId, at } = entry
    const { status } = outcome
    const currency = outcome.currency ?? deal.terms.currency
    const payments = deal.events.filter((event) => event.status === 'paid')
    const paymentRef = status === 'paid' ? `${deal.dealId}-${payments.length + 1}` : null
    deal.events.push({ ...outcome, currency, paymentRef, eventId, at, delivery: 'pending' })
    const paidAmount = sumOf(payments) + outcome.paidAmount
    Object.assign(deal, { status, paidAmount, plan: null, isSilent: false })
  } else {
    const event = deal.events.find(({ eventId }) => eventId === entry.eventId)
    if (event) event.delivery = entry.type
  }
}

function sumOf(payments: Outcome[]): number {
  return payments.reduce((total, { paidAmount }) => total + paidAmount, 0)
}

function newDeal(dealId: string, terms: Terms, createdAtMs: number): Deal {
  return {
    dealId,
    terms,
    createdAtMs,
    status: 'open',
    paidAmount: 0,
    plan: null,
    isSilent: false,
    events: [],
  }
}
