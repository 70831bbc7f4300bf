import { expect, test } from 'vitest'
import type { Tx } from '../../frame/db.ts'
import { findOffer, listPromotions, registerOffers, registerPromotions } from './offers.ts'

const tx = {} as Tx

test('what activities say a deposit earns is one list, of fifty lines at most', async () => {
  const line = (fromAmount: number) => ({ actType: 17, fromAmount, bonus: 1_00 })
  registerPromotions(async () => [line(100_00), line(500_00)])
  registerPromotions(async (_queries, playerId) => [line(playerId)])
  expect((await listPromotions(tx, 7)).map(({ fromAmount }) => fromAmount)).toEqual([
    100_00, 500_00, 7,
  ])
  registerPromotions(async () => Array.from({ length: 60 }, () => line(1)))
  expect(await listPromotions(tx, 7)).toHaveLength(50)
})

test('a plain deposit is of any amount; what nobody sells is on no offer', async () => {
  expect(await findOffer(tx, { playerId: 1, actType: 0, awardId: null })).toBe('anyAmount')
  expect(await findOffer(tx, { playerId: 1, actType: 39, awardId: 1 })).toBeNull()
  registerOffers(39, async () => ({ price: 100_00 }))
  expect(await findOffer(tx, { playerId: 1, actType: 39, awardId: 1 })).toEqual({ price: 100_00 })
})
