import { expect, test } from 'vitest'
import { chart, houseAccounts, playerAccounts } from '../wallet/index.ts'
import { counted, toFigures } from './figures.ts'

const ofTheHouse = new Set<string>(houseAccounts)
const notMoney = ['points', 'receivable']

test('every transfer of money between players and the house is counted in one figure', () => {
  const moving = Object.entries(chart).flatMap(([code, { from, to }]) => {
    const own = ofTheHouse.has(from) ? to : from
    const isOutside = ofTheHouse.has(from) !== ofTheHouse.has(to)
    return isOutside && !notMoney.includes(own) ? [`${own} ${code}`] : []
  })
  const listed = Object.values(counted).flatMap(({ account, codes }) =>
    codes.map((code) => `${account} ${code}`),
  )
  expect(listed.toSorted()).toEqual(moving.toSorted())
  expect(playerAccounts).toContain('coin')
})

test('what the house keeps of stakes is GGR, and NGR what is left of it after bonuses', () => {
  const sum = (code: string, amount: number, account = 'coin') => {
    return { account, code, entries: 1, amount }
  }
  const sums = [
    sum('bet', -1_000_00),
    sum('bet_rollback', 100_00),
    sum('win', 500_00),
    sum('resettled_up', 50_00),
    sum('resettled_down', -20_00),
    sum('reward', 40_00),
    sum('bonus_given_up', -10_00),
    sum('withdrawal_paid', -70_00, 'held'),
    sum('withdrawal_fee', -1_00, 'held'),
    sum('withdrawal_hold', -71_00),
  ]
  expect(toFigures(sums)).toEqual({
    staked: 900_00,
    won: 530_00,
    ggr: 370_00,
    bonusCost: 30_00,
    ngr: 340_00,
    deposited: 0,
    sentBack: 0,
    withdrawn: 70_00,
    fees: 1_00,
    adjusted: 0,
  })
})
