import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { Deal } from './deal.ts'
import { mayBecome } from './deal.ts'
import type { DealBook } from './deal-book.ts'

export const actions = [
  'approve',
  'fail',
  'delay',
  'payOther',
  'payAgain',
  'repeat',
  'never',
] as const

/** What a person, or a test in their place, does with a deal. */
export const decision = z.strictObject({
  action: z.enum(actions),
  /** Hundredths; what is really paid. */
  amount: z.int().min(1).max(1_000_000_000_00).optional(),
  delaySeconds: z.int().min(0).max(86_400).optional(),
  times: z.int().min(1).max(20).optional(),
})
export type Decision = z.output<typeof decision>

export function carryOut(book: DealBook, deal: Deal, decided: Decision): void {
  if (decided.action === 'repeat') return book.repeat(deal, decided.times ?? 1)
  if (decided.action === 'never') return stayOpen(book, deal)
  if (decided.action === 'payAgain') return payAgain(book, deal, decided)
  const outcome = outcomeOf(deal, decided)
  const verdict = mayBecome(deal, outcome.status)
  if (!verdict.isAllowed) throw new Refusal(409, 'notPossible', verdict.reason)
  if (decided.delaySeconds) return book.plan(deal.dealId, outcome, decided.delaySeconds)
  book.decide(deal, outcome)
}

function payAgain(book: DealBook, deal: Deal, { amount }: Decision): void {
  if (deal.status !== 'paid') throw new Refusal(409, 'notPossible', 'it was not paid yet')
  book.payAgain(deal, amount ?? deal.terms.amount)
}

function stayOpen(book: DealBook, deal: Deal): void {
  if (deal.status !== 'open') throw new Refusal(409, 'notPossible', `it is already ${deal.status}`)
  book.silence(deal)
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
