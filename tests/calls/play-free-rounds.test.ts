import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { findFreeRounds, grantFreeRounds } from '@parlour/server/play/index.ts'
import { readSummary } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Subject } from '../conformance/client.ts'
import { ask, makeKey, openRound } from '../conformance/client.ts'
import { freeCases } from '../conformance/free-cases.ts'
import { answerOf } from '../stack/door.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { games, startPlay } from '../stack/play-stack.ts'
import { openFreeRounds } from '@parlour/arcade/rounds/free-rounds.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const hourMs = 3_600_000

async function open(rounds = 10, expiresAt = new Date(Date.now() + hourMs)) {
  const { database } = stack.app
  const player = await stack.join(500_00)
  const { playerId } = player
  const key = makeKey('free')
  const gift = { key, playerId, gameId: games.open, stake: 10_00, rounds, expiresAt }
  for (let time = 0; time < 2; time++)
    await database.transaction((tx) => grantFreeRounds(tx, { ...gift, source: 'test' }))
  const { gameUrl } = answerOf(await stack.startGame(player))
  const { token = '', freeRounds: sealed = null } = readLaunch(gameUrl)
  const subject = { url: stack.url, provider: 'arcade', secret: stack.secret, gameId: games.open }
  const left = async () => (await findFreeRounds(database, playerId, games.open))?.left ?? 0
  const free = { freeRoundsId: key, roundsLeft: rounds }
  return { ...subject, ...free, token, playerId, player, sealed, left }
}

test.each(freeCases)('$name', async ({ run, rounds }) => {
  const subject = await open()
  await run(subject)
  expect(await subject.left()).toBe(Math.max(0, 10 - rounds))
})

test('the game’s address tells of them, in words nobody but the house can write', async () => {
  const { sealed, playerId, freeRoundsId } = await open(3)
  const told = openFreeRounds(sealed ?? '', stack.secret)
  expect(told).toMatchObject({ freeRoundsId, playerId, gameId: games.open, stake: 10_00, left: 3 })
  const [body = '', signature = ''] = (sealed ?? '').split('.')
  const more = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), stake: 1_000_00 }
  const forged = Buffer.from(JSON.stringify(more)).toString('base64url')
  expect(openFreeRounds(`${forged}.${signature}`, stack.secret)).toBeNull()
})

test('they are the player’s own, of one game, and end with their time', async () => {
  const { freeRoundsId } = await open()
  const other = await stack.open(0)
  const bet = { ...openRound(other).bet, amount: 0, freeRoundsId }
  expect((await ask(other, 'bet', bet)).name).toBe('unknownFreeRounds')
  const late = await open(5, new Date(Date.now() - 1000))
  expect(late.sealed).toBeNull()
  const lateBet = { ...openRound(late).bet, amount: 0, freeRoundsId: late.freeRoundsId }
  expect((await ask(late, 'bet', lateBet)).name).toBe('unknownFreeRounds')
})

test('asked at the same moment, one player’s free rounds are still nobody else’s', async () => {
  const mine = await open(20)
  // Two others: one of them is in the same lane.
  const others = [await stack.open(0), await stack.open(0)]
  const { freeRoundsId } = mine
  const betsOf = (who: Subject) =>
    Promise.all(
      Array.from({ length: 10 }, () =>
        ask(who, 'bet', { ...openRound(who).bet, amount: 0, freeRoundsId }),
      ),
    )
  const answers = await Promise.all([mine, ...others].map(betsOf))
  const names = answers.map((list) => new Set(list.map(({ name }) => name)))
  const unknown = new Set(['unknownFreeRounds'])
  expect(names).toEqual([new Set(['ok']), unknown, unknown])
  expect(await mine.left()).toBe(10)
})

test('a rollback that names another game is refused and gives no free round back', async () => {
  const subject = await open(3)
  const { bet, rollback } = openRound(subject)
  await ask(subject, 'bet', { ...bet, amount: 0, freeRoundsId: subject.freeRoundsId })
  const elsewhere = await ask(subject, 'rollback', { ...rollback, gameId: games.poker })
  expect(elsewhere.name).toBe('unknownBet')
  expect(await subject.left()).toBe(2)
})

test('a free round counts as no turnover, and its win is the player’s', async () => {
  const subject = await open()
  const before = await readSummary(stack.app.database, subject.playerId)
  const { betWin } = openRound(subject)
  const { freeRoundsId } = subject
  await ask(subject, 'betWin', { ...betWin, amount: 0, freeRoundsId, winAmount: 5_00 })
  const after = await readSummary(stack.app.database, subject.playerId)
  expect(after.turnoverLeft).toBe(before.turnoverLeft)
  expect(after.coin).toBe(before.coin + 5_00)
})

test('a win worth telling is told once, the stake doubled is not', async () => {
  const { database } = stack.app
  const subject = await stack.open(100_000_00)
  const big = openRound(subject).betWin
  await ask(subject, 'betWin', { ...big, amount: 100_00, winAmount: 8_000_00 })
  await ask(subject, 'betWin', { ...big, amount: 100_00, winAmount: 8_000_00 })
  const plain = openRound(subject).betWin
  await ask(subject, 'betWin', { ...plain, amount: 5_000_00, winAmount: 10_000_00 })
  const told = () =>
    database.rows<{ amount: number; gameId: number }>(sql`
      select amount, game_id as "gameId" from site_big_wins
      where player_id = ${subject.playerId}`)
  await vi.waitFor(
    async () => expect(await told()).toEqual([{ amount: 8_000_00, gameId: games.open }]),
    15_000,
  )
})

test('a player who takes a break plays none of them', async () => {
  const subject = await open(3)
  await stack.ok('takeBreak', { kind: 'stop' }, subject.player)
  const { freeRoundsId } = subject
  const bet = { ...openRound(subject).bet, amount: 0, freeRoundsId }
  expect(await ask(subject, 'bet', bet)).toMatchObject({ name: 'gateClosed', message: 'timedOut' })
  expect(await subject.left()).toBe(3)
})
