import { expect, test } from 'vitest'
import type { DepositOrder, WithdrawalOrder } from '../../money/types.ts'
import { mergeOrders } from './recent-orders.ts'

test('deposits and withdrawals stand together, the newest first', () => {
  const deposits = [{ createTime: 30 }, { createTime: 10 }] as DepositOrder[]
  const withdrawals = [{ createTime: 20 }] as WithdrawalOrder[]
  const times = mergeOrders(deposits, withdrawals, 2).map(({ order }) => order.createTime)
  expect(times).toEqual([30, 20])
})
