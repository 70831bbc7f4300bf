import { expect, test } from 'vitest'
import type { Tx } from '../../frame/db.ts'
import type { App, Offers } from '../../frame/module.ts'
import { findPrice, listEarnings } from './offers.ts'

const tx = {} as Tx
const line = (fromAmount: number) => ({
  actType: 17,
  fromAmount,
  bonus: 1_00,
  rate: 0,
  max: null,
})

function appWith(...offers: Partial<Offers>[]): App {
  const nothing: Offers = { findPrice: async () => null, listEarnings: async () => [] }
  return { offers: offers.map((some) => ({ ...nothing, ...some })) } as App
}

test('what modules say a deposit earns is one list, of fifty lines at most', async () => {
  const two = { listEarnings: async () => [line(100_00), line(500_00)] }
  const own: Partial<Offers> = { listEarnings: async (_app, _tx, playerId) => [line(playerId)] }
  const many = { listEarnings: async () => Array.from({ length: 60 }, () => line(1)) }
  const earnings = await listEarnings(appWith(two, own), tx, 7)
  expect(earnings.map(({ fromAmount }) => fromAmount)).toEqual([100_00, 500_00, 7])
  expect(await listEarnings(appWith(two, many), tx, 7)).toHaveLength(50)
})

test('a plain deposit is of any amount; what nobody sells is on no offer', async () => {
  const seller: Partial<Offers> = {
    findPrice: async (_app, _tx, { actType }) => (actType === 39 ? 100_00 : null),
  }
  const wanted = { playerId: 1, actType: 39, awardId: 1 }
  expect(await findPrice(appWith(), tx, { ...wanted, actType: 0 })).toBe('anyAmount')
  expect(await findPrice(appWith(), tx, wanted)).toBeNull()
  expect(await findPrice(appWith({}, seller), tx, wanted)).toBe(100_00)
  expect(await findPrice(appWith(seller), tx, { ...wanted, actType: 17 })).toBeNull()
})
