import { expect, test } from 'vitest'
import { toHouse } from './house.ts'

const sum = (account: string, code: string, amount: number) => {
  return { account, code, amount, entries: 1 }
}

test('the house gains what players give it, and nothing by what stays among their accounts', () => {
  const house = toHouse([
    sum('coin', 'bet', -500),
    sum('coin', 'win', 300),
    sum('coin', 'withdrawal_hold', -200),
    sum('held', 'withdrawal_hold', 200),
    sum('held', 'withdrawal_paid', -190),
    sum('held', 'withdrawal_fee', -10),
    sum('coin', 'reward', 40),
  ])
  const moved = house.filter(({ change }) => change !== 0)
  expect(moved).toEqual([
    { account: 'fees', change: 10 },
    { account: 'games', change: 200 },
    { account: 'payments', change: 190 },
    { account: 'promotions', change: -40 },
  ])
})
