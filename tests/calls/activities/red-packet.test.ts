import { createHash } from 'node:crypto'
import { redPacketConfig } from '@parlour/contract/activities/red-packet.ts'
import { openFair } from '@parlour/server/activities/engine/draws.ts'
import { momentOf } from '@parlour/server/activities/engine/moment.ts'
import * as rules from '@parlour/server/activities/red-packet/rules.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { lockCoin } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { rainLater, rainNow } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  await stack.configure('Bind', {}, false)
})
afterAll(() => stack.stop())
beforeEach(() => stack.configure('RedPacket', rain))

/** One for the whole file: a rain is known by its clock. */
const rain = rainNow()

const zone = 'Asia/Bangkok'
const look = 'appRedPacketUser'
const open = 'appRedPacketUserOpen'

/** Somebody whom nothing keeps from a packet. */
async function guest(deposit = 100_00): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, deposit)
  return player
}
const rainOf = async (player: SignedIn) => (await stack.ok(look, {}, player)).rainId

test('a packet is opened once a rain; the same comes out again', async () => {
  const player = await guest()
  const before = await stack.ok(look, {}, player)
  expect(before).toMatchObject({
    status: 1,
    isQualified: true,
    min: 1_00,
    max: 2_00,
    betRate: 2,
    packetList: [],
  })
  const { rainId } = before
  const first = await stack.ok(open, { rainId }, player)
  const { amount } = first
  expect(first).toMatchObject({ status: 2, propList: [{ id: 2001, count: amount, betRate: 2 }] })
  const second = await stack.ok(open, { rainId }, player, newKey())
  expect(second).toMatchObject({ amount, proof: first.proof, propList: first.propList })
  expect(await stack.coin(player)).toBe(100_00 + amount)
  const after = await stack.ok(look, {}, player)
  expect(after).toMatchObject({ status: 2, packetList: [{ amount, proof: first.proof }] })
  expect(before.poolLeft - after.poolLeft).toBe(amount)
  await stack.expectCleanLedger()
})

test('what comes out was fixed by a seed shown before, and the player’s own', async () => {
  const player = await guest()
  const { rainId, nextSeedHash } = await stack.ok(look, {}, player)
  const opened = await stack.ok(open, { rainId, clientSeed: 'my-own-words' }, player)
  const { proof, from, to, amount } = opened
  expect(createHash('sha256').update(proof.serverSeed).digest('hex')).toBe(nextSeedHash)
  expect(proof.clientSeed).toBe('my-own-words')
  const fair = openFair(proof.serverSeed, proof.clientSeed, proof.nonce)
  expect([from, to]).toEqual([1_00, 2_00])
  expect(from + fair.integer(to - from + 1)).toBe(amount)
  expect(opened.nextSeedHash).not.toBe(nextSeedHash)
})

test('the level at the moment of opening decides', async () => {
  const player = await guest()
  await stack.wager(player, 3_000_000_00)
  const { rainId, vip, min, max } = await stack.ok(look, {}, player)
  expect([vip, min, max]).toEqual([6, 20_00, 100_00])
  const { amount } = await stack.ok(open, { rainId }, player)
  expect(amount).toBeGreaterThanOrEqual(20_00)
  expect(amount).toBeLessThanOrEqual(100_00)
})

test('it asks for a mobile, a deposit of one’s own, and enough in the last days', async () => {
  const player = await stack.newcomer()
  const rainId = await rainOf(player)
  expect(await stack.refused(open, { rainId }, player)).toBe('mobileNotBound')
  await stack.bind(player)
  expect(await stack.refused(open, { rainId }, player)).toBe('noDepositYet')
  await stack.configure('RedPacket', { ...rain, minDeposit: 200_00 })
  await stack.pay(player, 100_00)
  expect(await stack.refused(open, { rainId }, player)).toBe('notReached')
  expect(await stack.ok(look, {}, player)).toMatchObject({
    status: 0,
    isQualified: false,
    depositLeft: 100_00,
    wagerLeft: 500_00,
  })
  await stack.wager(player, 500_00)
  expect(await stack.ok(look, {}, player)).toMatchObject({ status: 1, isQualified: true })
  await stack.ok(open, { rainId }, player)
})

test('between rains nothing opens', async () => {
  const player = await guest()
  const past = await rainOf(player)
  const later = rainLater()
  await stack.configure('RedPacket', later)
  const { rainId, status, startsAt, serverTime } = await stack.ok(look, {}, player)
  expect(status).toBe(0)
  expect(startsAt).toBeGreaterThan(serverTime)
  expect(await stack.refused(open, { rainId }, player)).toBe('notStarted')
  expect(await stack.refused(open, { rainId: past }, player)).toBe('unknownReward')
  expect(await stack.refused(open, { rainId: 1 }, player)).toBe('unknownReward')
  const [lastOne] = rules.listRains(redPacketConfig.parse(later), momentOf(Date.now(), zone))
  expect(await stack.refused(open, { rainId: lastOne!.rainId }, player)).toBe('ended')
})

test('500 players at one rain never pass the pool, and its odds hold to the end', async () => {
  const pool = 300_00
  await stack.configure('RedPacket', { ...rain, pool })
  const players = await joinMany(500)
  const [first] = players
  const rainId = await rainOf(first!)
  const { database } = stack.app
  const spent = async () => {
    const found = await database.find<{ spent: number }>(sql`select spent from activity_budgets
      where budget = 'red-packet' and period = ${String(rainId)}`)
    return found?.spent ?? 0
  }
  await database.run(sql`delete from activity_budgets where budget = 'red-packet'`)
  const answers = await Promise.all(
    players.map((one) => stack.call(open, { rainId }, one, newKey())),
  )
  const errors = answers.map(errorOf)
  const paid = answers.reduce((sum, { body }) => sum + (body.amount ?? 0), 0)
  expect(new Set(errors)).toEqual(new Set(['ok', 'nothingLeft']))
  expect(paid).toBe(await spent())
  expect(paid).toBeLessThanOrEqual(pool)
  // Opened for as long as the largest packet was there: nobody was drawn from less than promised.
  expect(pool - paid).toBeLessThan(2_00)
  await stack.expectCleanLedger()
}, 240_000)

test('who waits to be paid keeps nobody else from the pool', async () => {
  const [held, free] = [await guest(), await guest()]
  const rainId = await rainOf(held)
  const { database } = stack.app
  const waiting = await database.transaction(async (tx) => {
    await lockCoin(tx, held.playerId)
    const opening = stack.ok(open, { rainId }, held)
    await expect.poll(() => countWaiting(), { timeout: 30_000 }).toBeGreaterThan(0)
    expect(await stack.ok(open, { rainId }, free)).toMatchObject({ status: 2 })
    return { opening }
  })
  expect(await waiting.opening).toMatchObject({ status: 2 })
})

/** Payments that are trying to lock their player's account: asked, and not answered yet. */
async function countWaiting(): Promise<number> {
  const { count } = await stack.app.database.row<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database()
      and state = 'active' and query like '%order by account for update'`)
  return count
}

/** Many who have a mobile and a deposit, without the way that each took. */
async function joinMany(count: number): Promise<SignedIn[]> {
  const players: SignedIn[] = []
  for (let from = 0; from < count; from += 25)
    players.push(...(await Promise.all(Array.from({ length: 25 }, () => stack.newcomer()))))
  const ids = players.map(({ playerId }) => playerId)
  await stack.app.database.run(sql`update players
    set mobile = '6690' || right(player_id::text, 7), mobile_bound_at = now()
    where player_id = any(${ids}::bigint[])`)
  await stack.app.database.run(sql`insert into cashier_totals (player_id, deposited)
    select unnest(${ids}::bigint[]), 10000
    on conflict (player_id) do update set deposited = 10000`)
  const paid = { actType: 0, awardId: null, isFirst: false, coversPrice: true, amount: 100_00 }
  await stack.app.database.transaction(async (tx) => {
    for (const id of ids) await publish(tx, 'deposit.settled', id, { ...paid, orderId: 'DP1' })
  })
  return players
}

test('switched off, it is over for everybody', async () => {
  const player = await guest()
  const rainId = await rainOf(player)
  await stack.configure('RedPacket', rain, false)
  expect(await stack.refused(look, {}, player)).toBe('ended')
  expect(await stack.refused(open, { rainId }, player)).toBe('ended')
})
