import type { DepositOrder, WithdrawalOrder } from '../../money/types.ts'

export type AnyOrder =
  | { kind: 'deposit'; order: DepositOrder }
  | { kind: 'withdrawal'; order: WithdrawalOrder }

/** Deposits and withdrawals in one list, newest first. */
export function mergeOrders(
  deposits: readonly DepositOrder[],
  withdrawals: readonly WithdrawalOrder[],
  limit: number,
): AnyOrder[] {
  const all: AnyOrder[] = [
    ...deposits.map((order) => ({ kind: 'deposit' as const, order })),
    ...withdrawals.map((order) => ({ kind: 'withdrawal' as const, order })),
  ]
  return all.toSorted((one, other) => other.order.createTime - one.order.createTime).slice(0, limit)
}
