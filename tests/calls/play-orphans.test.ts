import { permissions } from '@parlour/contract/operator/operator-call.ts'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { noteCatalogueChange } from '@parlour/server/games/index.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { readSummary } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeKey, openRound, readBalance } from '../conformance/client.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { games, startPlay } from '../stack/play-stack.ts'
import { operatorDoor } from '../stack/stack.ts'

const sportsGame = 401
const reason = 'the studio sent its log'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const run = (statement: Parameters<typeof stack.app.database.run>[0]) =>
  stack.app.database.run(statement)
const sweep = () => run(sql`update scheduled_jobs set next_at = now() where name = 'play.orphans'`)
const age = (roundIds: string[]) =>
  run(sql`update play_rounds set opened_at = now() - interval '40 days',
    moved_at = now() - interval '15 days' where round_id = any(${roundIds}::text[])`)

async function openOperator(name: string) {
  const token = await stack.app.database.transaction((tx) => makeOperator(tx, name, permissions))
  return operatorDoor(stack.url, token)
}

async function statuses(playerId: number) {
  const rows = await stack.app.database.rows<{ roundId: string; status: string }>(sql`
    select round_id as "roundId", status from play_rounds where player_id = ${playerId}`)
  return Object.fromEntries(rows.map(({ roundId, status }) => [roundId, status]))
}

test('a stake nobody moved for 14 days goes back, and one that fails stops no other', async () => {
  const game = await stack.open(1000_00)
  const [orphan, fresh, moved, halfPaid] = Array.from({ length: 4 }, () => openRound(game))
  if (!orphan || !fresh || !moved || !halfPaid) throw new Error('no rounds')
  for (const round of [orphan, fresh, moved, halfPaid]) await round.askBet()
  await orphan.askBet({ transactionId: makeKey('b'), amount: 50 })
  await halfPaid.askWin({ amount: 10, closesRound: false })
  await age([orphan.roundId, moved.roundId, halfPaid.roundId])
  await moved.askBet({ transactionId: makeKey('b') })
  await run(sql`insert into play_rounds (player_id, provider, round_id, game_id, stake, win, status,
      bets, opened_at)
    values (${game.playerId}, 'arcade', 'spoilt', ${games.open}, 1, 0, 'open', '{"not a key": 1}',
      now() - interval '15 days')`)
  await sweep()
  await expect
    .poll(() => statuses(game.playerId), { timeout: 30_000 })
    .toEqual({
      [orphan.roundId]: 'rolledBack',
      [fresh.roundId]: 'open',
      [moved.roundId]: 'open',
      [halfPaid.roundId]: 'settled',
      spoilt: 'open',
    })
  expect(await readBalance(game)).toBe(1000_00 - 4 * 100 + 10)
  expect((await orphan.askWin()).name).toBe('betRolledBack')
  await run(sql`delete from play_rounds where round_id = 'spoilt'`)
})

test('a win refused for good is listed, and paid by two people once', async () => {
  const [ploy, nok] = await Promise.all(['ploy', 'nok'].map(openOperator))
  if (!ploy || !nok) throw new Error('no operators')
  const listWins = async (playerId: number) =>
    (await ploy.ok('listTroubles', { limit: 200 })).winList.filter(
      (win) => win.playerId === playerId,
    )
  const game = await stack.open(1000_00)
  const [gone, lost, early] = Array.from({ length: 3 }, () => openRound(game))
  if (!gone || !lost || !early) throw new Error('no rounds')
  for (const round of [gone, lost]) {
    await round.askBet()
    await round.askRollback()
  }
  expect((await gone.askWin({ amount: 0 })).name).toBe('betRolledBack')
  for (const round of [gone, gone, lost, early]) await round.askWin({ amount: 300 })
  const { playerId, provider } = game
  const listed = await listWins(playerId)
  expect(listed).toMatchObject([
    { roundId: gone.roundId, gameName: 'นาค', gameNameEn: 'Naga', amount: 300 },
    { roundId: lost.roundId, status: 'betRolledBack', mayStillCome: false },
    { roundId: early.roundId, status: 'unknownBet', mayStillCome: true },
  ])
  const [paid, closed, waits] = listed.map(({ key }) => ({ playerId, provider, key, reason }))
  if (!paid || !closed || !waits) throw new Error('not listed')
  const pay = { ...paid, outcome: 'paid' } as const
  expect(await ploy.ok('settleRefusedWin', pay)).toMatchObject({ isSettled: false })
  expect(await ploy.refused('settleRefusedWin', pay)).toBe('alreadyApproved')
  expect(await nok.ok('settleRefusedWin', pay)).toMatchObject({ isSettled: true })
  expect(await nok.refused('settleRefusedWin', pay)).toBe('unknownWin')
  expect(await readBalance(game)).toBe(1000_00 + 300)
  await ploy.ok('settleRefusedWin', { ...closed, outcome: 'notOwed' })
  expect(await ploy.refused('settleRefusedWin', { ...waits, outcome: 'paid' })).toBe('mayStillCome')
  expect((await ploy.ok('getHealth', {})).refusedWins).toBeGreaterThan(0)
  await gone.askWin({ amount: 300 })
  expect(await listWins(playerId)).toMatchObject([{ roundId: early.roundId }])

  // Its stake comes after all, and then it is paid as any other.
  await early.askBet()
  expect((await early.askWin({ amount: 300 })).name).toBe('ok')
  await sweep()
  await expect.poll(() => listWins(playerId), { timeout: 30_000 }).toEqual([])
  expect(await readBalance(game)).toBe(1000_00 + 300 - 100 + 300)
})

test('a round the sweep ends is told and counted like any other', async () => {
  const game = await stack.open(1000_00)
  const round = openRound(game)
  await round.askBet()
  await round.askWin({ amount: 10, closesRound: false })
  await age([round.roundId])
  await sweep()
  await expect
    .poll(() => statuses(game.playerId), { timeout: 30_000 })
    .toEqual({
      [round.roundId]: 'settled',
    })
  const told = await stack.app.database.rows(sql`select payload->'stake' as stake,
    payload->'win' as win from events where type = 'round.settled'
    and player_id = ${game.playerId}`)
  expect(told).toEqual([{ stake: 100, win: 10 }])
  const { turnoverLeft } = await readSummary(stack.app.database, game.playerId)
  expect(turnoverLeft).toBe(1000_00 - 100)
})

test('a sports bet waits for its provider, however long', async () => {
  await stack.app.database.transaction(async (tx) => {
    await tx.run(sql`insert into game_types (type_id, name, name_en, sort)
      values (4, 'กีฬา', 'Sports', 3)`)
    await tx.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en,
        sort, is_on) values (${sportsGame}, 4, 1, 1, 'ถ้วย', 'Cup', 7, true)`)
    await noteCatalogueChange(tx)
  })
  const player = await stack.join(500_00)
  const start = () => stack.startGame(player, sportsGame)
  await expect.poll(async () => errorOf(await start()), { timeout: 30_000 }).toBe('ok')
  const token = readLaunch(answerOf(await start()).gameUrl)['token'] ?? ''
  const { playerId } = player
  const named = { url: stack.url, provider: 'arcade', secret: stack.secret, gameId: sportsGame }
  const cup = openRound({ ...named, playerId, token })
  const game = await stack.open(1000_00)
  const slot = openRound(game)
  await cup.askBet()
  await slot.askBet()
  await age([cup.roundId, slot.roundId])
  await sweep()
  await expect
    .poll(() => statuses(game.playerId), { timeout: 30_000 })
    .toEqual({ [slot.roundId]: 'rolledBack' })
  expect(await statuses(playerId)).toEqual({ [cup.roundId]: 'open' })
  expect((await cup.askWin()).name).toBe('ok')
})
