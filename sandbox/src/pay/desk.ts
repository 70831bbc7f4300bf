import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Attempt, Courier } from './courier.ts'
import type { Deal, DealEvent, Entry, Outcome, Plan, Terms } from './deal.ts'
import { applyEntry, mayBecome } from './deal.ts'
import type { Journal } from './journal.ts'
import { callbackBody } from './wire.ts'

export type DeskParts = {
  journal: Journal
  courier: Courier
  autoApproveSeconds: number
  log: FastifyBaseLogger
}

const idPrefix = { order: 'SO', payout: 'SP' }

/** Holds every deal: writes what happens to it, then tells the lobby. */
export class Desk {
  #parts: DeskParts
  #deals = new Map<string, Deal>()
  #idByMerchantKey = new Map<string, string>()
  #attempts = new Map<string, Attempt[]>()
  #timers = new Map<string, NodeJS.Timeout>()

  constructor(parts: DeskParts) {
    this.#parts = parts
    for (const entry of parts.journal.past) this.#apply(entry)
    for (const deal of this.#deals.values()) this.#resume(deal)
  }

  /** The merchant's own id makes it idempotent: a repeat gets the first deal. */
  open(terms: Terms): Deal {
    const known = this.find(terms.kind, terms.merchantId)
    if (known) {
      if (isDeepStrictEqual(known.terms, terms)) return known
      throw new Refusal(409, 'contentChanged', `${terms.merchantId} was sent with other content`)
    }
    const dealId = idPrefix[terms.kind] + randomBytes(7).toString('hex').toUpperCase()
    this.#write({ type: 'opened', dealId, terms, createdAtMs: Date.now() })
    const seconds = this.#parts.autoApproveSeconds
    if (seconds > 0) this.plan(dealId, { status: 'paid', paidAmount: terms.amount }, seconds)
    return this.get(terms.kind, dealId)
  }

  /** By our id or by the merchant's: after a lost answer the merchant knows only its own. */
  find(kind: Terms['kind'], eitherId: string): Deal | null {
    const dealId = this.#idByMerchantKey.get(`${kind}:${eitherId}`) ?? eitherId
    const deal = this.#deals.get(dealId)
    return deal?.terms.kind === kind ? deal : null
  }

  get(kind: Terms['kind'], eitherId: string): Deal {
    const deal = this.find(kind, eitherId)
    if (!deal) throw new Refusal(404, 'unknownId', `there is no ${kind} ${eitherId}`)
    return deal
  }

  /** Newest first. */
  list(kind: Terms['kind']): Deal[] {
    return [...this.#deals.values()].filter((deal) => deal.terms.kind === kind).toReversed()
  }

  listAttempts(eventId: string): Attempt[] {
    return this.#attempts.get(eventId) ?? []
  }

  decide(deal: Deal, outcome: Outcome): void {
    const verdict = mayBecome(deal, outcome.status)
    if (!verdict.isAllowed) throw new Refusal(409, 'notPossible', verdict.reason)
    const at = new Date().toISOString()
    this.#write({ type: 'decided', dealId: deal.dealId, eventId: randomUUID(), at, outcome })
    this.#clearTimer(deal.dealId)
    this.#resume(deal)
  }

  plan(dealId: string, outcome: Outcome, delaySeconds: number): void {
    const plan = { ...outcome, dueAtMs: Date.now() + delaySeconds * 1000 }
    this.#write({ type: 'planned', dealId, plan })
    this.#setTimer(dealId, plan)
  }

  silence(deal: Deal): void {
    this.#write({ type: 'silenced', dealId: deal.dealId })
    this.#clearTimer(deal.dealId)
  }

  repeat(deal: Deal, times: number): void {
    const last = deal.events.at(-1)
    if (!last) throw new Refusal(409, 'notPossible', 'there is no callback to repeat yet')
    for (let time = 0; time < times; time++) void this.#deliver(deal, last)
  }

  close(): void {
    this.#parts.courier.stop()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#parts.journal.close()
  }

  #resume(deal: Deal): void {
    if (deal.plan) this.#setTimer(deal.dealId, deal.plan)
    for (const event of deal.events) {
      const isInHand = this.#attempts.has(event.eventId)
      if (event.delivery === 'pending' && !isInHand) void this.#deliver(deal, event)
    }
  }

  async #deliver(deal: Deal, event: DealEvent): Promise<void> {
    const attempts = this.#attempts.get(event.eventId) ?? []
    this.#attempts.set(event.eventId, attempts)
    const { dealId, terms } = deal
    const parcel = { url: terms.callbackUrl, body: callbackBody(deal, event) }
    const delivery = await this.#parts.courier.carry(parcel, (attempt) => {
      attempts.push(attempt)
      this.#parts.log.info({ dealId, eventId: event.eventId, answer: attempt.answer }, 'callback')
    })
    if (!delivery || event.delivery === 'delivered') return
    const type = delivery.isDelivered ? 'delivered' : 'abandoned'
    this.#write({ type, dealId, eventId: event.eventId })
  }

  #setTimer(dealId: string, plan: Plan): void {
    this.#clearTimer(dealId)
    const carryOut = () => {
      const deal = this.#deals.get(dealId)
      if (!deal || !mayBecome(deal, plan.status).isAllowed) return
      this.decide(deal, { status: plan.status, paidAmount: plan.paidAmount })
    }
    this.#timers.set(dealId, setTimeout(carryOut, Math.max(0, plan.dueAtMs - Date.now())))
  }

  #clearTimer(dealId: string): void {
    clearTimeout(this.#timers.get(dealId))
    this.#timers.delete(dealId)
  }

  #write(entry: Entry): void {
    this.#parts.journal.append(entry)
    this.#apply(entry)
  }

  #apply(entry: Entry): void {
    applyEntry(this.#deals, entry)
    if (entry.type !== 'opened') return
    this.#idByMerchantKey.set(`${entry.terms.kind}:${entry.terms.merchantId}`, entry.dealId)
  }
}
