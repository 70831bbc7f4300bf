import type { depositStatuses, withdrawalStatuses } from '@parlour/contract/entities/orders.ts'

export type DepositStatus = (typeof depositStatuses)[number]
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/**
 * Only a verified payment leads to paid or latePaid. Money that comes after an order has ended is
 * late, whatever ended it: within the time allowed it is credited as a plain deposit.
 */
export const depositTransitions = {
  created: ['awaiting', 'expired', 'failed', 'cancelled'],
  awaiting: ['paid', 'expired', 'failed', 'cancelled'],
  paid: ['credited'],
  credited: ['chargedBack'],
  expired: ['latePaid'],
  failed: ['latePaid'],
  cancelled: ['latePaid'],
  latePaid: ['credited', 'refundDue'],
  refundDue: ['refunded'],
  refunded: [],
  chargedBack: [],
} as const satisfies Record<DepositStatus, readonly DepositStatus[]>

/**
 * Held until paid or returned: no state in between gives the money to anybody. What was paid is
 * returned only when the receiving bank has sent it back.
 */
export const withdrawalTransitions = {
  requested: ['review', 'approved'],
  review: ['approved', 'rejected'],
  approved: ['submitted', 'rejected'],
  submitted: ['paid', 'failed', 'unknown'],
  unknown: ['paid', 'failed'],
  paid: ['returned'],
  rejected: ['returned'],
  failed: ['returned'],
  returned: [],
} as const satisfies Record<WithdrawalStatus, readonly WithdrawalStatus[]>

export class IllegalTransition extends Error {
  constructor(orderId: string, from: string, to: string) {
    super(`${orderId} is ${from} and cannot become ${to}`)
  }
}

type Table = Record<string, readonly string[]>

export function mayBecome(table: Table, from: string, to: string): boolean {
  return table[from]?.includes(to) ?? false
}
