import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { htmlType, page } from '../pages/html.ts'
import { readInput, Refusal } from '../refusal.ts'
import { createOutbox, newSms } from './outbox.ts'
import { smsPage } from './page.ts'

const filter = z.object({ to: z.string().max(20).optional() })
const slowAnswerMs = 3_000

export function serveSms(app: FastifyInstance, config: Config): void {
  const outbox = createOutbox()
  const onRequest = async (request: FastifyRequest) =>
    checkBearer(request, config.SANDBOX_SMS_SECRET)

  app.post('/sms/send', { onRequest }, async ({ body }, reply) => {
    const sms = readInput(newSms, body)
    if (sms.to.endsWith('0000')) {
      throw new Refusal(503, 'networkDown', 'numbers ending in 0000 are never reached')
    }
    if (sms.to.endsWith('1111')) await sleep(slowAnswerMs)
    const { messageId } = outbox.add(sms, new Date())
    return reply.code(202).send({ messageId })
  })

  app.get('/sms/messages', ({ query }) => {
    const { to } = readInput(filter, query)
    return { messages: outbox.list(to || undefined) }
  })

  app.get('/sms', ({ query }, reply) => {
    const { to } = readInput(filter, query)
    return reply.type(htmlType).send(page(smsPage(outbox.list(to || undefined), to)))
  })
}

function checkBearer(request: FastifyRequest, secret: string): void {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${secret}`)
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new Refusal(401, 'unauthorized', 'the authorization header must carry the gateway secret')
}
