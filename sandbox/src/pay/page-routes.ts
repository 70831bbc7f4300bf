import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxConfig } from '../config.ts'
import { acceptForms } from '../pages/forms.ts'
import { htmlType, page } from '../pages/html.ts'
import { Refusal } from '../refusal.ts'
import type { Deal } from './deal.ts'
import type { Decision } from './decision.ts'
import { carryOut } from './decision.ts'
import type { Desk } from './desk.ts'
import { dealPage } from './deal-page.ts'
import { listPage } from './list-page.ts'

type DecisionForm = { action?: string; amount?: string; delaySeconds?: string; times?: string }
type Posted = { Params: { id: string }; Body: DecisionForm | undefined }

export function addPayPages(app: FastifyInstance, desk: Desk, config: SandboxConfig): void {
  acceptForms(app)
  app.get('/pay', (_request, reply) => {
    const lists = listPage(desk.list('order'), desk.list('payout'), config.autoApproveSeconds)
    return reply.type(htmlType).send(page(lists))
  })
  for (const kind of ['order', 'payout'] as const) {
    app.post<Posted>(`/pay/${kind}s/:id/page`, (request, reply) => {
      const deal = desk.get(kind, request.params.id)
      try {
        carryOut(desk, deal, readForm(request.body ?? {}))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return showDeal(reply.code(error.statusCode), desk, deal, error.message)
      }
      return reply.redirect(`/pay/${kind}s/${deal.dealId}`, 303)
    })
  }
}

export function showDeal(reply: FastifyReply, desk: Desk, deal: Deal, problem?: string) {
  const attempts = (eventId: string) => desk.listAttempts(eventId)
  return reply.type(htmlType).send(page(dealPage({ deal, attempts, problem })))
}

const actions: Decision['action'][] = ['approve', 'fail', 'delay', 'payOther', 'repeat', 'never']

/** Only the field that belongs to the pressed button counts; the form submits them all. */
function readForm(form: DecisionForm): Decision {
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
