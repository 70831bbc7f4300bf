import { expect, test } from 'vitest'
import { drawFlow, sumInside } from './flow.ts'

test('a withdrawal is drawn from the coins over what is held to the bank and the fees', () => {
  const flow = drawFlow([
    { account: 'coin', counter: 'held', change: -15_000, code: 'withdrawal_hold' },
    { account: 'held', counter: 'coin', change: 15_000, code: 'withdrawal_hold' },
    { account: 'held', counter: 'payments', change: -14_970, code: 'withdrawal_paid' },
    { account: 'held', counter: 'fees', change: -30, code: 'withdrawal_fee' },
  ])
  expect(flow.edges).toEqual([
    { from: 'coin', to: 'held', amount: 15_000 },
    { from: 'held', to: 'payments', amount: 14_970 },
    { from: 'held', to: 'fees', amount: 30 },
  ])
  expect(flow.nodes.map(({ name, column, row }) => [name, column, row])).toEqual([
    ['coin', 0, 0],
    ['held', 1, 0],
    ['payments', 2, 0],
    ['fees', 2, 1],
  ])
  expect([flow.columns, flow.rows]).toEqual([3, 2])
})

test('what one account of a player gave, the other received', () => {
  const given = { account: 'coin', counter: 'held', change: -500, code: 'withdrawal_hold' }
  const received = { account: 'held', counter: 'coin', change: 400, code: 'withdrawal_hold' }
  expect(sumInside([given, received])).toEqual({ given: 500, received: 400 })
})

test('a bet and its win go out and back between two accounts', () => {
  const { nodes, edges } = drawFlow([
    { account: 'coin', counter: 'games', change: -200, code: 'bet' },
    { account: 'coin', counter: 'games', change: 500, code: 'win' },
  ])
  expect(edges.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    ['coin', 'games', 200],
    ['games', 'coin', 500],
  ])
  expect(nodes).toHaveLength(2)
})
