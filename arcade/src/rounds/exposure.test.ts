import { afterEach, expect, test, vi } from 'vitest'
import { pegDrop } from '../games/peg-drop/rules.ts'
import type { House } from './test-house.ts'
import { openHouse } from './test-house.ts'

let house: House
afterEach(() => house.close())

test('no stake is taken that could come to more than a round may pay', async () => {
  house = await openHouse({ MOST_PAID_A_ROUND: '1000000' })
  const { ask } = await house.sit(603)
  const most = Math.floor(1_000_000 / pegDrop.rules.most.times) * 100
  expect((await ask('snapshot')).maxStake).toBe(most)
  const drop = { kind: 'drop', rows: 8, risk: 'low' }
  const over = await ask('act', { ...drop, stakeAmount: most + 100 })
  expect(over).toMatchObject({ status: 409, error: 'stakeOutOfRange' })
  expect((await ask('act', { ...drop, stakeAmount: most })).status).toBe(200)
})

test('a flight takes no more than all aboard may be paid together, also at once', async () => {
  house = await openHouse({ MOST_PAID_A_HALL: '5000' })
  const seats: Awaited<ReturnType<House['launch']>>[] = []
  for (const playerId of [7, 8, 9, 10]) seats.push(await house.launch(playerId, 601))
  const bet = { kind: 'bet', stakeAmount: 1000, autoAt: 200 }
  await vi.waitFor(async () => {
    const { error } = (await seats[3]?.ask('act', { ...bet, autoAt: null })) ?? {}
    // Could leave at a thousand times the stake.
    expect(error).toBe('hallFull')
  }, 20_000)
  const placed = await Promise.all(seats.slice(0, 3).map(({ ask }) => ask('act', bet)))
  expect(placed.map(({ error }) => error ?? 'taken').toSorted()).toEqual([
    'hallFull',
    'taken',
    'taken',
  ])
  expect(house.wallet.calls.filter(({ name }) => name === 'bet')).toHaveLength(2)
})
