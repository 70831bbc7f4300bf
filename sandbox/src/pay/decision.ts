import { Refusal } from '../refusal.ts'
import type { Deal } from './deal.ts'
import { mayBecome } from './deal.ts'
import type { Desk } from './desk.ts'

/** What a person, or a test in their place, does with a deal. */
export type Decision = {
  action: 'approve' | 'fail' | 'delay' | 'payOther' | 'repeat' | 'never'
  /** Hundredths; what is really paid. */
  amount?: number
  delaySeconds?: number
  times?: number
}

export const decisionSchema = {
  type: 'object',
  required: ['action'],
  additionalProperties: false,
  properties: {
    action: { enum: ['approve', 'fail', 'delay', 'payOther', 'repeat', 'never'] },
    amount: { type: 'integer', minimum: 1, maximum: 1_000_000_000_00 },
    delaySeconds: { type: 'integer', minimum: 0, maximum: 86_400 },
    times: { type: 'integer', minimum: 1, maximum: 20 },
  },
}

export function carryOut(desk: Desk, deal: Deal, decision: Decision): void {
  if (decision.action === 'repeat') return desk.repeat(deal, decision.times ?? 1)
  if (decision.action === 'never') return stayOpen(desk, deal)
  const outcome = outcomeOf(deal, decision)
  const verdict = mayBecome(deal, outcome.status)
  if (!verdict.isAllowed) throw new Refusal(409, 'notPossible', verdict.reason)
  if (decision.delaySeconds) return desk.plan(deal.dealId, outcome, decision.delaySeconds)
  desk.decide(deal, outcome)
}

function stayOpen(desk: Desk, deal: Deal): void {
  if (deal.status !== 'open') throw new Refusal(409, 'notPossible', `it is already ${deal.status}`)
  desk.silence(deal)
}

function outcomeOf(deal: Deal, { action, amount, delaySeconds }: Decision) {
  if (action === 'delay' && !delaySeconds) {
    throw new Refusal(400, 'badInput', 'a delay needs delaySeconds')
  }
  if (action === 'payOther' && !amount) {
    throw new Refusal(400, 'badInput', 'paying another sum needs an amount')
  }
  if (action === 'fail') return { status: 'failed' as const, paidAmount: 0 }
  const isFixed = deal.terms.kind === 'payout'
  if (isFixed && amount) throw new Refusal(400, 'badInput', 'a payout is paid in full or not')
  return { status: 'paid' as const, paidAmount: amount ?? deal.terms.amount }
}
