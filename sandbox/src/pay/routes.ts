import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { readInput, Refusal } from '../refusal.ts'
import type { Fate, Manners } from './behaviours.ts'
import { createManners } from './behaviours.ts'
import { createCourier } from './courier.ts'
import { carryOut, decision } from './decision.ts'
import type { Terms } from './deal.ts'
import type { DealBook } from './deal-book.ts'
import { createDealBook } from './deal-book.ts'
import { openJournal } from './journal.ts'
import { servePayPages, showDeal } from './page-routes.ts'
import { findSignatureFault } from './signature.ts'
import {
  orderAnswer,
  orderRequest,
  orderTerms,
  payoutRequest,
  payoutTerms,
  stateOf,
} from './wire.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
  }
}

type ById = { Params: { id: string } }

export function servePayments(
  app: FastifyInstance,
  config: Config,
  callbackPausesMs?: number[],
): void {
  const manners = createManners(config.SANDBOX_MISBEHAVES)
  const book = createDealBook({
    manners,
    journal: openJournal(config.DATA_DIR),
    courier: createCourier(config.SANDBOX_PAYMENT_SECRET, callbackPausesMs),
    autoApproveSeconds: config.SANDBOX_AUTO_APPROVE_SECONDS,
    log: app.log,
  })
  app.addHook('onClose', async () => book.close())
  app.decorateRequest('rawBody', '')
  app.register(async (scope) => {
    keepRawBody(scope)
    const preValidation = async (request: FastifyRequest) =>
      checkSignature(request, config.SANDBOX_PAYMENT_SECRET)
    const desk = { book, manners, preValidation }
    serveOrders(scope, desk, config.SANDBOX_URL)
    servePayouts(scope, desk)
    serveDecisions(scope, book)
  })
  app.register(async (scope) => servePayPages(scope, book, config))
}

type Check = (request: FastifyRequest) => Promise<void>
type Desk = { book: DealBook; manners: Manners; preValidation: Check }

function serveOrders(app: FastifyInstance, desk: Desk, sandboxUrl: string): void {
  const { book, manners, preValidation } = desk
  app.post('/pay/orders', { preValidation }, (request, reply) => {
    const terms = orderTerms(readInput(orderRequest, request.body))
    const fate = manners.opening(terms, book.find('order', terms.merchantId) !== null)
    if (fate === 'refused') return meet(fate, request, reply)
    const deal = book.open(terms)
    return meet(fate, request, reply) ?? orderAnswer(deal, sandboxUrl)
  })
  // One address for the payer's page and the lobby's query: browsers never sign.
  app.get<ById>('/pay/orders/:id', (request, reply) => answerQuery(desk, 'order', request, reply))
}

/** Taken, but the line drops before the answer: what a payout must survive. */
const lostAnswerEnding = '0000'

function servePayouts(app: FastifyInstance, desk: Desk): void {
  const { book, manners, preValidation } = desk
  app.post('/pay/payouts', { preValidation }, (request, reply) => {
    const terms = payoutTerms(readInput(payoutRequest, request.body))
    const isKnown = book.find('payout', terms.merchantId) !== null
    const isLost = !isKnown && terms.payee.account.endsWith(lostAnswerEnding)
    const fate = isLost ? 'lost' : manners.opening(terms, isKnown)
    if (fate === 'refused') return meet(fate, request, reply)
    const deal = book.open(terms)
    return meet(fate, request, reply) ?? stateOf(deal)
  })
  app.get<ById>('/pay/payouts/:id', (request, reply) => answerQuery(desk, 'payout', request, reply))
}

async function answerQuery(
  { book, manners, preValidation }: Desk,
  kind: Terms['kind'],
  request: FastifyRequest<ById>,
  reply: FastifyReply,
) {
  const { id } = request.params
  if (isBrowser(request)) return showDeal(reply, book, book.get(kind, id))
  await preValidation(request)
  const deal = book.get(kind, id)
  return meet(manners.question(deal), request, reply) ?? stateOf(deal)
}

/** Null when the request is to be answered as it should be. */
function meet(fate: Fate, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (fate === 'refused') throw new Refusal(400, 'notTaken', 'it is refused, as its amount says')
  if (fate === 'unknown') throw new Refusal(404, 'unknownId', 'it is not known here yet')
  if (fate === 'answered') return null
  request.raw.socket.destroy()
  return reply.hijack()
}

function serveDecisions(app: FastifyInstance, book: DealBook): void {
  for (const kind of ['order', 'payout'] as const) {
    app.post<ById>(`/pay/${kind}s/:id/decide`, ({ params, body }) => {
      const decided = readInput(decision, body)
      const deal = book.get(kind, params.id)
      carryOut(book, deal, decided)
      return stateOf(deal)
    })
  }
}

function isBrowser({ headers }: FastifyRequest): boolean {
  return !headers['x-signature'] && (headers.accept ?? '').includes('text/html')
}

function keepRawBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body)
    void parse(request, request.rawBody, done)
  })
}

function checkSignature(request: FastifyRequest, secret: string): void {
  const fault = findSignatureFault(secret, request.rawBody, request.headers, Date.now())
  if (fault) throw new Refusal(401, fault, 'sign `timestamp.body`; see /pay for how')
}
