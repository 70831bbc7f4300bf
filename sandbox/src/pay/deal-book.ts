import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Attempt, Courier } from './courier.ts'
import { createDeliveries } from './deliveries.ts'
import type { Deal, Entry, Outcome, Plan, Terms } from './deal.ts'
import { applyEntry, mayBecome } from './deal.ts'
import type { Journal } from './journal.ts'
import type { Manners } from './behaviours.ts'

type Parts = {
  journal: Journal
  courier: Courier
  autoApproveSeconds: number
  manners: Manners
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

export type DealBook = {
  /** The merchant's own id makes it idempotent: a repeat gets the first deal. */
  open(terms: Terms): Deal
  /** By our id or by the merchant's: after a lost answer the merchant knows only its own. */
  find(kind: Terms['kind'], eitherId: string): Deal | null
  get(kind: Terms['kind'], eitherId: string): Deal
  /** Newest first. */
  list(kind: Terms['kind']): Deal[]
  listAttempts(eventId: string): Attempt[]
  decide(deal: Deal, outcome: Outcome): void
  /** Another transfer for a deal that was paid already. */
  payAgain(deal: Deal, paidAmount: number): void
  plan(dealId: string, outcome: Outcome, delaySeconds: number): void
  silence(deal: Deal): void
  /** Delivers the last callback again. */
  repeat(deal: Deal, times: number): void
  close(): void
}

const idPrefix = { order: 'SO', payout: 'SP' }

/** Holds every deal: writes what happens to it, then tells the lobby. */
export function createDealBook(parts: Parts): DealBook {
  const { journal, courier, autoApproveSeconds, manners, log } = parts
  const records = createRecords(journal)
  const { write, find, get } = records
  const timers = createTimers((error) => log.error({ err: error }, 'a plan stumbled'))
  const deliveries = createDeliveries(parts, write)
  for (const deal of records.all()) resume(deal)
  return {
    open(terms) {
      const known = find(terms.kind, terms.merchantId)
      if (known) return requireSame(known, terms)
      const dealId = idPrefix[terms.kind] + randomBytes(7).toString('hex').toUpperCase()
      write({ type: 'opened', dealId, terms, createdAtMs: Date.now() })
      const paid = { status: 'paid' as const, paidAmount: terms.amount }
      if (autoApproveSeconds > 0) plan(dealId, paid, autoApproveSeconds)
      return get(terms.kind, dealId)
    },
    find,
    get,
    list: (kind) => records.list(kind),
    listAttempts: (eventId) => deliveries.listAttempts(eventId),
    decide,
    payAgain: (deal, paidAmount) => note(deal, [{ status: 'paid', paidAmount }]),
    plan,
    silence({ dealId }) {
      write({ type: 'silenced', dealId })
      timers.clear(dealId)
    },
    repeat: (deal, times) => deliveries.repeat(deal, times),
    close() {
      courier.stop()
      timers.clearAll()
      journal.close()
    },
  }

  function decide(deal: Deal, outcome: Outcome): void {
    const verdict = mayBecome(deal, outcome.status)
    if (!verdict.isAllowed) throw new Refusal(409, 'notPossible', verdict.reason)
    note(deal, manners.storyOf(deal.terms, outcome))
  }

  function note(deal: Deal, story: Outcome[]): void {
    const { dealId } = deal
    const at = new Date().toISOString()
    for (const outcome of story)
      write({ type: 'decided', dealId, eventId: randomUUID(), at, outcome })
    timers.clear(dealId)
    resume(deal)
  }

  function plan(dealId: string, outcome: Outcome, delaySeconds: number): void {
    const planned = { ...outcome, dueAtMs: Date.now() + delaySeconds * 1000 }
    write({ type: 'planned', dealId, plan: planned })
    carryOutLater(dealId, planned)
  }

  function resume(deal: Deal): void {
    if (deal.plan) carryOutLater(deal.dealId, deal.plan)
    deliveries.resume(deal)
  }

  function carryOutLater(dealId: string, { status, paidAmount, dueAtMs }: Plan): void {
    timers.set(dealId, dueAtMs, () => {
      const deal = records.byId(dealId)
      if (deal && mayBecome(deal, status).isAllowed) decide(deal, { status, paidAmount })
    })
  }
}

function requireSame(known: Deal, terms: Terms): Deal {
  if (isDeepStrictEqual(known.terms, terms)) return known
  throw new Refusal(409, 'contentChanged', `${terms.merchantId} was sent with other content`)
}

/** Every deal as the journal tells it; what is written counts at once. */
function createRecords(journal: Journal) {
  const deals = new Map<string, Deal>()
  const idByMerchantKey = new Map<string, string>()
  const apply = (entry: Entry) => {
    applyEntry(deals, entry)
    if (entry.type !== 'opened') return
    idByMerchantKey.set(`${entry.terms.kind}:${entry.terms.merchantId}`, entry.dealId)
  }
  const find = (kind: Terms['kind'], eitherId: string): Deal | null => {
    const dealId = idByMerchantKey.get(`${kind}:${eitherId}`) ?? eitherId
    const deal = deals.get(dealId)
    return deal?.terms.kind === kind ? deal : null
  }
  for (const entry of journal.past) apply(entry)
  return {
    all: () => [...deals.values()],
    list: (kind: Terms['kind']) =>
      [...deals.values()].filter((deal) => deal.terms.kind === kind).toReversed(),
    byId: (dealId: string) => deals.get(dealId),
    find,
    get: (kind: Terms['kind'], eitherId: string): Deal => {
      const deal = find(kind, eitherId)
      if (!deal) throw new Refusal(404, 'unknownId', `there is no ${kind} ${eitherId}`)
      return deal
    },
    write: (entry: Entry): void => {
      journal.append(entry)
      apply(entry)
    },
  }
}

const againMs = 10_000

/** At most one thing waits for each deal. What fails, on a full disk, is tried again. */
function createTimers(noteFailure: (error: unknown) => void) {
  const timers = new Map<string, NodeJS.Timeout>()
  const clear = (dealId: string) => {
    clearTimeout(timers.get(dealId))
    timers.delete(dealId)
  }
  const set = (dealId: string, dueAtMs: number, act: () => void) => {
    const attempt = () => {
      try {
        act()
      } catch (error) {
        noteFailure(error)
        set(dealId, Date.now() + againMs, act)
      }
    }
    clear(dealId)
    timers.set(dealId, setTimeout(attempt, Math.max(0, dueAtMs - Date.now())))
  }
  return {
    clear,
    set,
    clearAll: () => timers.forEach((timer) => clearTimeout(timer)),
  }
}
