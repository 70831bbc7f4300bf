import { createHash } from 'node:crypto'
import { pointsConfig } from '@parlour/contract/activities/points.ts'
import { pickByWeight } from '@parlour/server/activities/engine/chance.ts'
import { openFair } from '@parlour/server/activities/engine/draws.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { listEntries } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { answerOf, errorOf } from '../../stack/door.ts'
import type { CallAnswer, SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

let gifts = 0
/** A player with so many points. */
async function playerWith(points: number): Promise<SignedIn> {
  const who = await stack.newcomer()
  if (points > 0) await give(who, points)
  return who
}
const give = ({ playerId }: SignedIn, points: number) =>
  stack.app.database.transaction((tx) =>
    grant(tx, {
      playerId,
      items: [{ id: 2002, count: points * 100, betRate: 0 }],
      key: `test:${playerId}:${++gifts}`,
      source: 'test',
    }),
  )
const look = (who: SignedIn) => stack.ok('getLotterConfig', {}, who)
const exchange = (who: SignedIn, points: number) =>
  stack.call('lotteryExchange', { kind: 'coins', points: points * 100 }, who, newKey())
async function listPostings({ playerId }: SignedIn): Promise<string[]> {
  const asked = { playerId, account: 'points', limit: 100 } as const
  const { entries } = await listEntries(stack.app.database, asked)
  return entries.map(({ code }) => code)
}
const draw = (who: SignedIn, drawId = 1) =>
  stack.call('lotteryExchange', { kind: 'draw', drawId }, who, newKey())

test('playing earns a point for each 10 wagered, there as soon as the player looks', async () => {
  const who = await playerWith(0)
  await stack.wager(who, 1_234_00)
  expect(await look(who)).toMatchObject({ lottery: 123_00, pointsPerCoin: 125, betRate: 3 })
  await stack.wager(who, 6_00)
  expect(await look(who)).toMatchObject({ lottery: 124_00 })
  expect(await listPostings(who)).toEqual(['points_earned', 'points_earned'])
  await stack.expectCleanLedger()
})

test('looking 50 times at once posts them once', async () => {
  const who = await playerWith(0)
  await stack.wager(who, 500_00)
  await atOnce(() => look(who))
  expect(await stack.points(who)).toBe(50_00)
})

test('who plays on is posted points at most once a minute, all of them at last', async () => {
  const who = await playerWith(0)
  const round = { gameId: 101, typeId: 1, stake: 10_00, win: 0, clearsBonus: false }
  await stack.happen(who, 'round.settled', round, new Date(Date.now() - 61_000))
  for (let time = 0; time < 20; time++) await stack.wager(who, 10_00)
  await stack.ok('getActivityIds', {}, who)
  for (let time = 0; time < 20; time++) {
    await stack.wager(who, 10_00)
    await stack.ok('getActivityIds', {}, who)
  }
  expect(await listPostings(who)).toHaveLength(1)
  await look(who)
  expect(await listPostings(who)).toHaveLength(2)
  expect(await stack.points(who)).toBe(41_00)
})

test('125 points are 1 coin, with its turnover; nothing below a coin is exchanged', async () => {
  const who = await playerWith(1_000)
  expect(errorOf(await exchange(who, 124))).toBe('belowOneCoin')
  expect(errorOf(await exchange(who, 1_125))).toBe('notEnoughPoints')
  const { body } = await exchange(who, 250)
  expect(body).toMatchObject({
    lottery: 750_00,
    coin: 2_00,
    prizeId: null,
    proof: null,
    propList: [{ id: 2001, count: 2_00, betRate: 3 }],
  })
  const wallet = await stack.ok('getExchange', {}, who)
  expect(JSON.stringify(wallet)).toContain('"source":"Points"')
  await stack.expectCleanLedger()
})

test('50 exchanges at once spend no point twice', async () => {
  const who = await playerWith(1_250)
  const answers = await atOnce(() => exchange(who, 125))
  const paid = answers.filter((answer) => errorOf(answer) === 'ok')
  expect(paid).toHaveLength(10)
  expect(await stack.points(who)).toBe(0)
  expect(await stack.coin(who)).toBe(10_00)
  await stack.expectCleanLedger()
})

test('a draw can be verified: its seed was committed to before', async () => {
  const who = await playerWith(200)
  const { nextSeedHash } = await look(who)
  const drawn = answerOf(await draw(who))
  const { prizeId, propList } = drawn
  const proof = proofOf(drawn)
  expect(proof.serverSeedHash).toBe(nextSeedHash)
  expect(createHash('sha256').update(proof.serverSeed).digest('hex')).toBe(nextSeedHash)
  const { prizes } = pointsConfig.parse({}).draws[0]!
  const fair = openFair(proof.serverSeed, proof.clientSeed, proof.nonce)
  const prize = pickByWeight(fair, prizes)
  expect(prizeId).toBe(prize.id)
  expect(propList).toEqual(prize.rewards)
  expect(drawn.coin).toBe(prize.rewards[0]!.count)
  expect(drawn.nextSeedHash).not.toBe(nextSeedHash)
  const after = await look(who)
  expect(after).toMatchObject({ lottery: 100_00, historyList: [{ lotteryId: 1, prizeId, proof }] })
  expect(after.winnerList).toContainEqual(expect.objectContaining({ drawId: 1, prizeId }))
})

test('the player’s own seed decides with ours, which was fixed before it was known', async () => {
  const who = await playerWith(100)
  const { nextSeedHash } = await look(who)
  const clientSeed = 'chosen-by-the-player'
  const asked = { kind: 'draw', drawId: 1, clientSeed } as const
  const drawn = await stack.ok('lotteryExchange', asked, who)
  const proof = proofOf(drawn)
  expect(proof).toMatchObject({ serverSeedHash: nextSeedHash, clientSeed })
  const { prizes } = pointsConfig.parse({}).draws[0]!
  const fair = openFair(proof.serverSeed, clientSeed, proof.nonce)
  expect(drawn.prizeId).toBe(pickByWeight(fair, prizes).id)
  const broken = { ...asked, clientSeed: 'a b' }
  expect(await stack.refused('lotteryExchange', broken, who)).toBe('badInput')
})

function proofOf({ proof }: CallAnswer<'lotteryExchange'>) {
  if (!proof) throw new Error('nothing was drawn')
  return proof
}

test('a draw that is not paid for, or is not there, takes nothing', async () => {
  const who = await playerWith(99)
  expect(errorOf(await draw(who))).toBe('notEnoughPoints')
  expect(errorOf(await draw(who, 77))).toBe('unknownDraw')
  expect(await stack.points(who)).toBe(99_00)
})

test('50 draws at once spend no point twice, and each has a seed of its own', async () => {
  const who = await playerWith(300)
  const answers = await atOnce(() => draw(who))
  const drawn = answers.filter((answer) => errorOf(answer) === 'ok').map(answerOf)
  expect(drawn).toHaveLength(3)
  expect(new Set(drawn.map((one) => proofOf(one).serverSeed)).size).toBe(3)
  expect(await stack.points(who)).toBe(0)
  const won = drawn.map(({ propList }) => propList[0]!.count)
  expect(await stack.coin(who)).toBe(won.reduce((sum, one) => sum + one, 0))
})

test('the odds are published', async () => {
  const who = await playerWith(0)
  const { drawList } = await look(who)
  expect(drawList.map(({ cost }) => cost)).toEqual([100_00, 500_00, 1_000_00])
  for (const { oddsList } of drawList)
    expect(oddsList.reduce((sum, { chance }) => sum + chance, 0)).toBe(1_000_000)
  const rules = await stack.ok('activityRules', { name: 'Points' })
  expect(rules.oddsList).toHaveLength(18)
})

test('50 draws at once never pass the budget; who is refused keeps the points', async () => {
  const prizes = [
    { id: 1, weight: 1, rewards: [{ id: 2001, count: 3_00, betRate: 3 }] },
    { id: 2, weight: 1, rewards: [{ id: 2001, count: 5_00, betRate: 3 }] },
  ]
  const draws = [{ id: 1, cost: 100_00, prizes }]
  await stack.app.database.run(sql`delete from activity_budgets`)
  await stack.configure('Points', { draws, dailyDrawBudget: 40_00 })
  const players = await Promise.all(Array.from({ length: 50 }, () => playerWith(100)))
  const answers = await atOnce((index) => draw(players[index]!))
  const errors = answers.map(errorOf)
  expect(new Set(errors)).toEqual(new Set(['ok', 'nothingLeft']))
  const coins = await Promise.all(players.map((who) => stack.coin(who)))
  const paid = coins.reduce((sum, coin) => sum + coin, 0)
  expect(paid).toBeLessThanOrEqual(40_00)
  // Sold for as long as the largest prize was there.
  expect(paid).toBeGreaterThan(40_00 - 5_00)
  for (const [index, who] of players.entries()) {
    const isPaid = errors[index] === 'ok'
    expect(await stack.points(who)).toBe(isPaid ? 0 : 100_00)
    expect(coins[index] === 0).toBe(!isPaid)
  }
  const { spent } = await stack.app.database.row<{ spent: number }>(sql`
    select spent from activity_budgets where budget = 'points-draws'`)
  expect(spent).toBe(paid)
  await stack.expectCleanLedger()
  await stack.configure('Points', {})
})

test('switched off, it is over for everybody', async () => {
  const who = await playerWith(200)
  await stack.configure('Points', {}, false)
  expect(await stack.refused('getLotterConfig', {}, who)).toBe('ended')
  expect(errorOf(await draw(who))).toBe('ended')
  await stack.configure('Points', {})
})
