import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxConfig } from '../config.ts'
import { htmlType, page } from '../pages/html.ts'
import { Refusal } from '../refusal.ts'
import type { NewSms } from './outbox.ts'
import { Outbox } from './outbox.ts'
import { smsPage } from './page.ts'

const newSmsSchema = {
  type: 'object',
  required: ['to', 'text'],
  additionalProperties: false,
  properties: {
    to: { type: 'string', pattern: '^\\+?[0-9]{6,15}$' },
    text: { type: 'string', minLength: 1, maxLength: 1000 },
    from: { type: 'string', minLength: 1, maxLength: 20 },
  },
}

const filterSchema = {
  type: 'object',
  properties: { to: { type: 'string', maxLength: 20 } },
}

const slowAnswerMs = 3_000

export function addSms(app: FastifyInstance, config: SandboxConfig): void {
  const outbox = new Outbox()
  const onRequest = async (request: FastifyRequest) => checkBearer(request, config.smsSecret)

  app.post<{ Body: NewSms }>(
    '/sms/send',
    { onRequest, schema: { body: newSmsSchema } },
    async ({ body }, reply) => {
      if (body.to.endsWith('0000')) {
        throw new Refusal(503, 'networkDown', 'numbers ending in 0000 are never reached')
      }
      if (body.to.endsWith('1111')) await sleep(slowAnswerMs)
      const { messageId } = outbox.add(body, new Date())
      return reply.code(202).send({ messageId })
    },
  )

  app.get<{ Querystring: { to?: string } }>(
    '/sms/messages',
    { schema: { querystring: filterSchema } },
    ({ query }) => ({ messages: outbox.list(query.to || undefined) }),
  )

  app.get<{ Querystring: { to?: string } }>(
    '/sms',
    { schema: { querystring: filterSchema } },
    ({ query }, reply) =>
      reply.type(htmlType).send(page(smsPage(outbox.list(query.to || undefined), query.to))),
  )
}

function checkBearer(request: FastifyRequest, secret: string): void {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${secret}`)
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new Refusal(401, 'unauthorized', 'the authorization header must carry the gateway secret')
}
