import { afterEach, beforeEach, expect, test } from 'vitest'
import type { House } from './test-house.ts'
import { openHouse } from './test-house.ts'

const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

test('a stake that came too soon waits as told and is played, under an id of its own', async () => {
  const { ask } = await house.sit(603)
  const { wallet } = house
  wallet.waitsMs = [30, 20]
  const { round } = await ask('act', drop)
  expect(round.isOver).toBe(true)
  const bets = wallet.calls.filter(({ name }) => name === 'betWin')
  expect(new Set(bets.map(({ body }) => body.transactionId)).size).toBe(3)
  wallet.waitsMs = [1, 1, 1]
  expect(await ask('act', drop)).toMatchObject({ error: 'tooSoon' })
})

test('a game offers what the wallet allows: lower stakes, nothing by itself', async () => {
  const rules = { leastMs: 1_000, maxStake: 500_00, mayAutoplay: true, mayHurry: true }
  house.wallet.rules = rules
  const offered = async () => (await house.launch(8, 603)).opened
  expect(await offered()).toMatchObject({ maxStake: 500_00, mayAutoplay: true, mayHurry: true })
  house.wallet.rules = { ...rules, maxStake: null, mayAutoplay: false, mayHurry: false }
  expect(await offered()).toMatchObject({ mayAutoplay: false, mayHurry: false })
  house.wallet.rules = null
  expect(await offered()).toMatchObject({ mayAutoplay: false, mayHurry: false })
})

test('one player asks so often and no more, by all launches together', async () => {
  const strict = await openHouse({ REQUESTS_PER_MINUTE: '100' })
  try {
    const [one, other] = [await strict.launch(7, 603), await strict.launch(8, 603)]
    const again = await strict.launch(7, 602)
    const statuses = []
    for (let count = 0; count < 5; count++)
      for (const { ask } of [one, again]) statuses.push((await ask('snapshot')).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await one.ask('snapshot')).status).toBe(429)
    expect((await other.ask('snapshot')).status).toBe(200)
  } finally {
    await strict.close()
  }
})
