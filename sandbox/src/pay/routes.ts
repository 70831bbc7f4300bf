import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxConfig } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { Courier } from './courier.ts'
import type { Decision } from './decision.ts'
import { carryOut, decisionSchema } from './decision.ts'
import { Desk } from './desk.ts'
import { openJournal } from './journal.ts'
import { addPayPages, showDeal } from './page-routes.ts'
import { findSignatureFault } from './signature.ts'
import type { OrderRequest, PayoutRequest } from './wire.ts'
import { orderAnswer, orderSchema, orderTerms, payoutSchema, payoutTerms, stateOf } from './wire.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
  }
}

type ById = { Params: { id: string } }

export function addPayments(
  app: FastifyInstance,
  config: SandboxConfig,
  callbackPausesMs?: number[],
): void {
  const desk = new Desk({
    journal: openJournal(config.dataDir),
    courier: new Courier(config.paymentSecret, callbackPausesMs),
    autoApproveSeconds: config.autoApproveSeconds,
    log: app.log,
  })
  app.addHook('onClose', async () => desk.close())
  app.decorateRequest('rawBody', '')
  app.register(async (scope) => {
    keepRawBody(scope)
    const preValidation = async (request: FastifyRequest) =>
      checkSignature(request, config.paymentSecret)
    addOrders(scope, desk, config.sandboxUrl, preValidation)
    addPayouts(scope, desk, preValidation)
    addDecisions(scope, desk)
  })
  app.register(async (scope) => addPayPages(scope, desk, config))
}

type Check = (request: FastifyRequest) => Promise<void>

function addOrders(app: FastifyInstance, desk: Desk, sandboxUrl: string, preValidation: Check) {
  app.post<{ Body: OrderRequest }>(
    '/pay/orders',
    { preValidation, schema: { body: orderSchema } },
    ({ body }) => orderAnswer(desk.open(orderTerms(body)), sandboxUrl),
  )
  // One address for the payer's page and the lobby's query: browsers never sign.
  app.get<ById>('/pay/orders/:id', async (request, reply) => {
    if (isBrowser(request)) return showDeal(reply, desk, desk.get('order', request.params.id))
    await preValidation(request)
    return stateOf(desk.get('order', request.params.id))
  })
}

/** Taken, but the line drops before the answer: what a payout must survive. */
const lostAnswerEnding = '0000'

function addPayouts(app: FastifyInstance, desk: Desk, preValidation: Check): void {
  app.post<{ Body: PayoutRequest }>(
    '/pay/payouts',
    { preValidation, schema: { body: payoutSchema } },
    (request, reply) => {
      const terms = payoutTerms(request.body)
      const isKnown = desk.find('payout', terms.merchantId) !== null
      const deal = desk.open(terms)
      if (isKnown || !terms.payee.account.endsWith(lostAnswerEnding)) return stateOf(deal)
      request.raw.socket.destroy()
      return reply.hijack()
    },
  )
  app.get<ById>('/pay/payouts/:id', async (request, reply) => {
    if (isBrowser(request)) return showDeal(reply, desk, desk.get('payout', request.params.id))
    await preValidation(request)
    return stateOf(desk.get('payout', request.params.id))
  })
}

function addDecisions(app: FastifyInstance, desk: Desk): void {
  for (const kind of ['order', 'payout'] as const) {
    app.post<ById & { Body: Decision }>(
      `/pay/${kind}s/:id/decide`,
      { schema: { body: decisionSchema } },
      ({ params, body }) => {
        const deal = desk.get(kind, params.id)
        carryOut(desk, deal, body)
        return stateOf(deal)
      },
    )
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
