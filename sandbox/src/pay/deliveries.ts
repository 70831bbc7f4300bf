import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Manners } from './behaviours.ts'
import type { Attempt, Courier } from './courier.ts'
import type { Deal, DealEvent, Entry } from './deal.ts'
import { callbackBody } from './wire.ts'

type Parts = {
  courier: Courier
  manners: Manners
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** What is told to the lobby, and how it went. */
export function createDeliveries({ courier, log, manners }: Parts, write: (entry: Entry) => void) {
  const attemptsOf = new Map<string, Attempt[]>()
  // What cannot be written down, on a full disk, is told again after the next start.
  const noteFailure = (error: unknown) => log.error({ err: error }, 'a callback stumbled')
  return { repeat, resume, listAttempts: (eventId: string) => attemptsOf.get(eventId) ?? [] }

  function resume(deal: Deal): void {
    const { callbacks } = manners.behaviourOf(deal.terms)
    const due = deal.events.filter(
      ({ eventId, delivery }) => delivery === 'pending' && !attemptsOf.has(eventId),
    )
    for (const { eventId } of due) attemptsOf.set(eventId, [])
    if (callbacks === 'lost') return
    const times = callbacks === 'repeated' ? 5 : 1
    tell(deal, callbacks === 'reordered' ? due.toReversed() : due, times).catch(noteFailure)
  }

  /** What happened to one deal is told in order. */
  async function tell(deal: Deal, due: DealEvent[], times: number): Promise<void> {
    for (const event of due)
      await Promise.all(Array.from({ length: times }, () => deliver(deal, event)))
  }

  function repeat(deal: Deal, times: number): void {
    const last = deal.events.at(-1)
    if (!last) throw new Refusal(409, 'notPossible', 'there is no callback to repeat yet')
    for (let time = 0; time < times; time++) deliver(deal, last).catch(noteFailure)
  }

  async function deliver(deal: Deal, event: DealEvent): Promise<void> {
    const { eventId } = event
    const { dealId, terms } = deal
    const attempts = attemptsOf.get(eventId) ?? []
    attemptsOf.set(eventId, attempts)
    const parcel = { url: terms.callbackUrl, body: callbackBody(deal, event) }
    const delivery = await courier.carry(parcel, (attempt) => {
      attempts.push(attempt)
      log.info({ dealId, eventId, answer: attempt.answer }, 'callback')
    })
    if (!delivery || event.delivery === 'delivered') return
    write({ type: delivery.isDelivered ? 'delivered' : 'abandoned', dealId, eventId })
  }
}
