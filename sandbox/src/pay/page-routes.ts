import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { acceptForms } from '../pages/forms.ts'
import { htmlType, page } from '../pages/html.ts'
import { readInput, Refusal } from '../refusal.ts'
import type { Deal } from './deal.ts'
import type { Decision } from './decision.ts'
import { actions, carryOut } from './decision.ts'
import type { DealBook } from './deal-book.ts'
import { dealPage } from './deal-page.ts'
import { listPage } from './list-page.ts'

const field = z.string().optional()
const decisionForm = z.object({ action: field, amount: field, delaySeconds: field, times: field })

export function servePayPages(app: FastifyInstance, book: DealBook, config: Config): void {
  acceptForms(app)
  app.get('/pay', (_request, reply) => {
    const lists = listPage(
      book.list('order'),
      book.list('payout'),
      config.SANDBOX_AUTO_APPROVE_SECONDS,
    )
    return reply.type(htmlType).send(page(lists))
  })
  for (const kind of ['order', 'payout'] as const) {
    app.post<{ Params: { id: string } }>(`/pay/${kind}s/:id/page`, (request, reply) => {
      const deal = book.get(kind, request.params.id)
      try {
        carryOut(book, deal, readForm(readInput(decisionForm, request.body ?? {})))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return showDeal(reply.code(error.statusCode), book, deal, error.message)
      }
      return reply.redirect(`/pay/${kind}s/${deal.dealId}`, 303)
    })
  }
}

export function showDeal(reply: FastifyReply, book: DealBook, deal: Deal, problem?: string) {
  const attempts = (eventId: string) => book.listAttempts(eventId)
  return reply.type(htmlType).send(page(dealPage({ deal, attempts, problem })))
}

/** Only the field that belongs to the pressed button counts; the form submits them all. */
function readForm(form: z.output<typeof decisionForm>): Decision {
  const action = actions.find((known) => known === form.action)
  if (!action) throw new Refusal(400, 'badInput', 'choose what should happen')
  if (action === 'payOther') return { action, amount: readAmount(form.amount) }
  if (action === 'delay') return { action, delaySeconds: readCount(form.delaySeconds, 86_400) }
  if (action === 'repeat') return { action, times: readCount(form.times, 20) }
  return { action }
}

function readAmount(text = ''): number {
  const [, whole, rest = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  const amount = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  if (!(amount > 0)) throw new Refusal(400, 'badInput', 'the sum must look like 250 or 250.50')
  return amount
}

function readCount(text = '', most: number): number {
  const count = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  if (count < 1 || count > most) throw new Refusal(400, 'badInput', `must be from 1 to ${most}`)
  return count
}
