import { compareOrders } from '@parlour/server/cashier/index.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { compareRounds } from '@parlour/server/play/index.ts'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { addPlayer, openTestLedger } from '../stack/ledger.ts'
import type { PastEntry } from '../wallet/past.ts'
import { closeAll, writePast } from '../wallet/past.ts'

let database: Database
let playerId: number
beforeEach(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
  playerId = await addPlayer(database)
})
afterEach(() => database.end())

// Two days ago at noon in Bangkok: whole days lie around it, whenever this runs.
const noon = new Date(new Date().toISOString().slice(0, 10) + 'T05:00:00Z')
const daysAgo = 2 + (Date.now() - noon.getTime()) / 86_400_000
const at = new Date(Date.now() - daysAgo * 86_400_000)
const close = () => closeAll(database, [compareRounds, compareOrders])

const ofRound = { daysAgo, counter: 'games', provider: 'slots', roundId: 'r' }
const played: PastEntry[] = [
  { daysAgo, kind: 'adjustment_in', counter: 'adjustments', amount: 50_00, key: 'a' },
  { ...ofRound, kind: 'bet', amount: -10_00, key: 'b' },
  { ...ofRound, kind: 'win', amount: 4_00, key: 'w', betKey: 'b' },
]
const addRound = (stake: number, win: number) =>
  database.run(sql`insert into play_rounds (player_id, provider, round_id, game_id, stake, win,
      status, bets, opened_at, moved_at, settled_at)
    values (${playerId}, 'slots', 'r', 1, ${stake}, ${win}, 'settled', '{}', ${at}, ${at}, ${at})`)

test('rounds that have what the ledger has are closed without a word', async () => {
  await writePast(database, playerId, played)
  await addRound(10_00, 4_00)
  expect(await close()).toMatchObject({ differences: [] })
})

test('a round of another win is found', async () => {
  await writePast(database, playerId, played)
  await addRound(10_00, 5_00)
  const { differences } = await close()
  expect(differences).toEqual([
    `round r of ${playerId} (slots): the ledger has 1000 and 400, the round 1000 and 500`,
  ])
})

test('what a round paid later than on its day is no difference of that day', async () => {
  await writePast(database, playerId, played)
  await addRound(10_00, 4_00)
  await database.run(sql`update play_rounds set win = ${9_00}, resettled = ${5_00}`)
  expect(await close()).toMatchObject({ differences: [] })
})

test('a round that nobody knows is found', async () => {
  await writePast(database, playerId, played)
  const { differences } = await close()
  expect(differences[0]).toContain('the round is missing')
})

const paidIn: PastEntry = {
  daysAgo,
  kind: 'deposit',
  counter: 'payments',
  amount: 100_00,
  key: 'deposit:D1',
  source: 'D1',
}
const addDeposit = async (paymentRef = 'p1') => {
  await database.run(sql`insert into cashier_deposits (player_id, order_id, channel_id,
      channel_name, family, variant, amount, paid_amount, status, expires_at, grace_seconds)
    values (${playerId}, 'D1', 1, 'x', 'sandbox', 'qr', 10000, 10000, 'credited', ${at}, 60)`)
  await database.run(sql`insert into cashier_steps (player_id, order_id, place, status, at)
    values (${playerId}, 'D1', 1, 'credited', ${at})`)
  await addPayment(paymentRef)
}
const addPayment = (paymentRef: string) =>
  database.run(sql`insert into cashier_payments
      (provider, payment_ref, player_id, order_id, amount, outcome, received_at)
    values ('sandbox', ${paymentRef}, ${playerId}, 'D1', 10000, 'credited', ${at})`)

test('an order and its money, told of by its gateway, are closed without a word', async () => {
  await writePast(database, playerId, [paidIn])
  await addDeposit()
  expect(await close()).toMatchObject({ differences: [] })
})

test('money of no order, and an order without money, are found', async () => {
  await writePast(database, playerId, [{ ...paidIn, source: 'D2' }])
  await addDeposit()
  const { differences } = await close()
  expect(differences[0]).toMatch(/deposit of order D[12]: the ledger has [01], the order [01]/)
})

test('a payment that was credited twice by its gateway’s word is found', async () => {
  await writePast(database, playerId, [paidIn])
  await addDeposit()
  await addPayment('p2')
  const { differences } = await close()
  expect(differences).toEqual(['order D1 was paid 20000, credited with 10000'])
})

test('what is held without an open withdrawal is found', async () => {
  const hold = { ...paidIn, key: 'hold', kind: 'withdrawal_hold', source: 'W1' }
  await writePast(database, playerId, [
    { ...paidIn, kind: 'adjustment_in', counter: 'adjustments' },
    { ...hold, amount: -30_00, counter: 'held' },
    { ...hold, amount: 30_00, counter: 'coin', account: 'held' },
  ])
  const { differences } = await close()
  expect(differences).toEqual([`player ${playerId}: 3000 is held, open withdrawals come to 0`])
})
