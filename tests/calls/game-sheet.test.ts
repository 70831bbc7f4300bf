import { sql } from '@parlour/server/frame/db.ts'
import { keepMaintenance, rankPlayed } from '@parlour/server/games/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, openRound } from '../conformance/client.ts'
import { factsOf } from '../conformance/facts-cases.ts'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import { untilHeard } from '../stack/heard.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { arcadeUrl, games, startPlay } from '../stack/play-stack.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())

type Subject = Awaited<ReturnType<PlayStack['open']>>

const infoOf = (gameId: number, player?: Subject['player']) =>
  player ? stack.ok('gameInfo', { gameId }, player) : stack.ok('gameInfo', { gameId })

/** A whole round of 10.00 that pays so many times its stake. */
async function play(subject: Subject, times: number): Promise<void> {
  const { askBetWin } = openRound(subject)
  expect((await askBetWin({ amount: 1000, winAmount: 1000 * times })).name).toBe('ok')
  await untilHeard(stack.app.database, subject.playerId)
}

const hide = (playerId: number) => `ID •••${String(playerId).slice(-2)}`

test('what its provider tells of a game is told to everybody, and nothing else is', async () => {
  expect(await infoOf(games.open)).toMatchObject({
    facts: null,
    openRound: null,
    ownWeek: null,
    bestList: [],
  })
  const { gameId, ...figures } = factsOf(games.open)
  const told = { gameId, ...figures, fairPath: '/fair' }
  const elsewhere = factsOf(games.silent)
  expect((await ask(await stack.open(), 'facts', { games: [told, elsewhere] })).name).toBe('ok')
  expect((await infoOf(games.open)).facts).toEqual({ ...figures, fairUrl: `${arcadeUrl}/fair` })
  expect((await infoOf(games.silent)).facts).toBeNull()
  const featuresOf = async (of: number) => {
    const config = await stack.ok('appConfig', { gameListVersion: '' })
    const list = config.changed ? config.appGameList : []
    return list.find(({ id }) => id === of)?.features
  }
  // A largest win of 2,500 stakes; the list is made anew when word of the change has come.
  await expect.poll(() => featuresOf(games.open), { timeout: 30_000 }).toEqual(['bigWins'])
  // Nobody serves it: the list leaves it out.
  expect(await featuresOf(games.silent)).toBeUndefined()
  for (const unknown of [games.off, 999])
    expect(errorOf(await stack.call('gameInfo', { gameId: unknown }))).toBe('unknownGame')
})

test('a round that waits is told to its player alone, on the sheet and in the list', async () => {
  const subject = await stack.open()
  const { askBet, askWin } = openRound(subject)
  await askBet({ amount: 500 })
  const openTime = expect.any(Number)
  expect((await infoOf(games.open, subject.player)).openRound).toMatchObject({ stake: 500 })
  expect(answerOf(await stack.call('getOpenRounds', {}, subject.player)).roundList).toEqual([
    { gameId: games.open, stake: 500, openTime },
  ])
  expect((await infoOf(games.open)).openRound).toBeNull()
  await askWin({ amount: 0 })
  expect((await infoOf(games.open, subject.player)).openRound).toBeNull()
  await untilHeard(stack.app.database, subject.playerId)
})

test('the week of a game: one line a player by the best multiple, and one’s own sum', async () => {
  const mali = await stack.open(undefined, games.poker)
  const chai = await stack.open(undefined, games.poker)
  await play(mali, 3)
  await play(mali, 2)
  await play(chai, 25)
  const { bestList, ownWeek } = await infoOf(games.poker, mali.player)
  expect(bestList.map(({ phone, times }) => [phone, times])).toEqual([
    [hide(chai.playerId), 2500],
    [hide(mali.playerId), 300],
  ])
  expect(ownWeek).toEqual({ rounds: 2, stake: 2000, win: 5000 })
})

test('wins of ten stakes are told; who hides, or has paused play, never is', async () => {
  const shown = await stack.open()
  const hiding = await stack.open()
  const paused = await stack.open()
  await play(shown, 9)
  for (const one of [shown, hiding, paused]) await play(one, 12)
  const told = async () => {
    const { winList } = await stack.ok('lobbyTips', {})
    const { bestList } = await infoOf(games.open)
    const namesOf = (list: { phone: string }[]) => list.map(({ phone }) => phone)
    return [namesOf(winList.filter(({ times }) => times === 1200)), namesOf(bestList)]
  }
  for (const names of await told()) expect(names).toContain(hide(hiding.playerId))
  const { appUser } = await stack.ok('updateProfile', { hidesWins: true }, hiding.player)
  expect(appUser.hidesWins).toBe(true)
  await stack.ok('takeBreak', { kind: 'timeOut', days: 1 }, paused.player)
  for (const names of await told()) expect(names).toEqual([hide(shown.playerId)])
})

test('hot is what was played most in a day, in the order of its rounds', async () => {
  const { database } = stack.app
  await database.run(sql`delete from game_hours`)
  await database.run(sql`insert into game_hours (hour, game_id, rounds) values
    (now(), ${games.silent}, 7), (now(), ${games.poker}, 9),
    (now() - interval '2 days', ${games.open}, 100)`)
  await database.transaction((tx) => rankPlayed.run(tx).then(() => undefined))
  const ranks = await database.rows<{ id: number; rank: number }>(sql`
    select game_id as id, played_rank as rank from games where played_rank is not null
    order by played_rank`)
  expect(ranks).toEqual([
    { id: games.poker, rank: 1 },
    { id: games.silent, rank: 2 },
  ])
})

test('maintenance that is planned begins and ends by itself', async () => {
  const owner = await enterConsole(placeOf(stack), 'planner', 'owner')
  const read = async () => {
    const { rowList } = await owner.ok('listGames', {})
    const found = rowList.find(({ id }) => id === games.open)
    if (!found) throw new Error('the game is not listed')
    return found
  }
  const plan = async (closesAt: number, reopensAt: number | null) => {
    const { id, version: basedOn, content } = await read()
    const planned = { ...content, isMaintained: false, closesAt, reopensAt }
    await owner.ok('setGame', { id, basedOn, content: planned, reason: 'planned' })
    await stack.app.database.transaction((tx) => keepMaintenance.run(tx).then(() => undefined))
    const { isMaintained, closesAt: left } = (await read()).content
    return { isMaintained, closesAt: left }
  }
  const hourMs = 3_600_000
  const [ago, ahead] = [Date.now() - hourMs, Date.now() + hourMs]
  expect(await plan(ahead, null)).toEqual({ isMaintained: false, closesAt: ahead })
  expect(await plan(ago, ahead)).toEqual({ isMaintained: true, closesAt: ago })
  // Whoever is done early opens it: what was planned does not close it again.
  const early = await plan(ago, ahead)
  expect(early).toEqual({ isMaintained: false, closesAt: null })
  expect(await plan(ago, ahead)).toEqual({ isMaintained: true, closesAt: ago })
  expect(await plan(ago - hourMs, ago)).toEqual({ isMaintained: false, closesAt: null })
  const { id, content } = await read()
  const backwards = { ...content, closesAt: ahead, reopensAt: ago }
  const { problemList } = await owner.ok('checkGame', { id, content: backwards })
  expect(problemList).toMatchObject([{ path: 'reopensAt' }])
})
