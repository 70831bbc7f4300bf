import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { readInput, Refusal } from '../refusal.ts'
import { createCourier } from './courier.ts'
import { carryOut, decision } from './decision.ts'
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
  const book = createDealBook({
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
    serveOrders(scope, book, config.SANDBOX_URL, preValidation)
    servePayouts(scope, book, preValidation)
    serveDecisions(scope, book)
  })
  app.register(async (scope) => servePayPages(scope, book, config))
}

type Check = (request: FastifyRequest) => Promise<void>

function serveOrders(
  app: FastifyInstance,
  book: DealBook,
  sandboxUrl: string,
  preValidation: Check,
) {
  app.post('/pay/orders', { preValidation }, ({ body }) => {
    const terms = orderTerms(readInput(orderRequest, body))
    return orderAnswer(book.open(terms), sandboxUrl)
  })
  // One address for the payer's page and the lobby's query: browsers never sign.
  app.get<ById>('/pay/orders/:id', async (request, reply) => {
    if (isBrowser(request)) return showDeal(reply, book, book.get('order', request.params.id))
    await preValidation(request)
    return stateOf(book.get('order', request.params.id))
  })
}

/** Taken, but the line drops before the answer: what a payout must survive. */
const lostAnswerEnding = '0000'

function servePayouts(app: FastifyInstance, book: DealBook, preValidation: Check): void {
  app.post('/pay/payouts', { preValidation }, (request, reply) => {
    const terms = payoutTerms(readInput(payoutRequest, request.body))
    const isKnown = book.find('payout', terms.merchantId) !== null
    const deal = book.open(terms)
    if (isKnown || !terms.payee.account.endsWith(lostAnswerEnding)) return stateOf(deal)
    request.raw.socket.destroy()
    return reply.hijack()
  })
  app.get<ById>('/pay/payouts/:id', async (request, reply) => {
    if (isBrowser(request)) return showDeal(reply, book, book.get('payout', request.params.id))
    await preValidation(request)
    return stateOf(book.get('payout', request.params.id))
  })
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
