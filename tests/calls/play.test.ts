import { permissions } from '@parlour/contract/operator/operator-call.ts'
import { launchQuery, readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { noteCatalogueChange } from '@parlour/server/games/index.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { saveProvider } from '@parlour/server/play/index.ts'
import { readSummary } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, openRound, readBalance } from '../conformance/client.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { arcadeUrl, games, startPlay } from '../stack/play-stack.ts'
import { operatorDoor } from '../stack/stack.ts'

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

test('startGame answers the address to embed, with everything the game must know', async () => {
  const mali = await stack.join(500_00)
  const asked = { gameId: 101, locale: 'en-US', platform: 1 }
  const body = await stack.ok('startGame', asked, mali)
  const url = new URL(body.gameUrl)
  expect(url.origin + url.pathname).toBe(`${arcadeUrl}/play/101`)
  expect(url.search).not.toContain('token')
  const { playerId } = mali
  const wanted = { gameId: 101, currency: 'THB', locale: 'en-US', platform: '1' }
  expect(launchQuery.parse(readLaunch(body.gameUrl))).toMatchObject({ playerId, ...wanted })
  expect(body).toMatchObject({ gameId: 101, wallet: { coin: 500_00 } })
})

test.each([
  [games.inMaintenance, 'inMaintenance'],
  [games.off, 'unknownGame'],
  [999, 'unknownGame'],
  [games.silent, 'providerSilent'],
])('game %i does not start: %s', async (gameId, error) => {
  const { body } = await stack.startGame(await stack.join(0), gameId)
  expect(body.error).toBe(error)
})

test('the gate is asked before a game is opened and before every bet', async () => {
  const game = await stack.open()
  await run(sql`delete from player_consents where player_id = ${game.playerId}`)
  expect((await stack.startGame(game.player)).body.error).toBe('termsOutdated')
  const bet = await openRound(game).askBet()
  expect(bet).toMatchObject({ name: 'gateClosed', message: 'termsOutdated', balance: 100_000_00 })
})

test('after exitGame no bet passes, and what was bet before is still paid', async () => {
  const game = await stack.open(1000_00)
  const round = openRound(game)
  await round.askBet()
  const body = await stack.ok('exitGame', {}, game.player)
  expect(body).toMatchObject({ wallet: { coin: 999_00 } })
  expect((await openRound(game).askBet()).name).toBe('tokenExpired')
  expect(await round.askBet()).toMatchObject({ name: 'ok', isRepeat: true })
  expect((await round.askWin()).balance).toBe(1001_50)
})

test('exitGame closes only the game it names', async () => {
  const game = await stack.open()
  const { body } = await stack.startGame(game.player, games.poker)
  await stack.ok('exitGame', { gameSessionId: body.gameSessionId }, game.player)
  expect((await openRound(game).askBet()).name).toBe('ok')
})

test('exitGame of nobody is harmless', async () => {
  expect(await stack.ok('exitGame', {})).toMatchObject({ wallet: null })
})

test('a token dies with its time and with the sign-in it came from', async () => {
  const late = await stack.open()
  await run(sql`update play_sessions set expires_at = now() where player_id = ${late.playerId}`)
  expect((await openRound(late).askBet()).name).toBe('tokenExpired')
  const gone = await stack.open()
  await stack.ok('logout', {}, gone.player)
  expect((await openRound(gone).askBet()).name).toBe('tokenExpired')
})

test('a token is good for its own player and its own game only', async () => {
  const game = await stack.open()
  const other = await stack.open()
  const { token } = other
  expect((await openRound(game).askBet({ token })).name).toBe('tokenExpired')
  expect((await openRound(game).askBet({ gameId: games.poker })).name).toBe('tokenExpired')
})

test('a launch says when the reality check is due, and outlives it', async () => {
  const { body } = await stack.startGame(await stack.join(0))
  expect(Number(body.realityCheckAt)).toBeLessThanOrEqual(Date.now() + 60 * 60_000)
  expect(Number(body.expiresAt)).toBeGreaterThan(Number(body.realityCheckAt))
})

test('only the hash of a token is stored', async () => {
  const { playerId, token } = await stack.open()
  const row = await stack.app.database.row<{ text: string }>(sql`
    select play_sessions::text as text from play_sessions where player_id = ${playerId}`)
  expect(row.text).not.toContain(token)
  expect(row.text).not.toContain(Buffer.from(token).toString('hex'))
})

test('a stake counts as turnover by the type of its game', async () => {
  const left = async (gameId: number) => {
    const game = await stack.open(1000_00, gameId)
    await openRound(game).askBetWin({ amount: 100_00, winAmount: 0 })
    return (await readSummary(stack.app.database, game.playerId)).turnoverLeft
  }
  expect(await left(games.open)).toBe(900_00)
  expect(await left(games.poker)).toBe(950_00)
})

test('a provider of its own has its own key and its own games', async () => {
  const game = await stack.open()
  const secret = 'another-secret-of-32-characters!!'
  const { database, config } = stack.app
  const made = { provider: 'elsewhere', platformId: 2, launchUrl: 'https://games.example', secret }
  await database.transaction((tx) => saveProvider(tx, config, made))
  const address = async () => (await stack.startGame(game.player, games.silent)).body.gameUrl
  const shown = 'https://games.example/play/104?'
  await expect.poll(address, { timeout: 30_000 }).toContain(shown)
  const mine = { ...game, provider: 'elsewhere', secret }
  expect((await openRound(mine).askBet()).name).toBe('unknownGame')
  expect((await openRound({ ...game, provider: 'elsewhere' }).askBet()).name).toBe('badSignature')
  const row = await database.row<{ text: string }>(
    sql`select p::text as text from play_providers p`,
  )
  expect(row.text).not.toContain(Buffer.from(secret).toString('hex'))
})

test('a provider switched off opens nothing and takes no bet, but ends what is open', async () => {
  const { database, config } = stack.app
  const secret = 'a-third-secret-of-32-characters!!'
  const made = { provider: 'ending', platformId: 3, launchUrl: 'https://ending.example', secret }
  await run(sql`insert into game_platforms (platform_id, name, sort) values (3, 'Ending', 3)`)
  await run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en, sort,
      is_on)
    values (105, 1, 1, 3, 'จบ', 'End', 6, true)`)
  await database.transaction(async (tx) => {
    await saveProvider(tx, config, made)
    await noteCatalogueChange(tx)
  })
  const player = await stack.join(500_00)
  const opens = async () => errorOf(await stack.startGame(player, 105))
  await expect.poll(opens, { timeout: 30_000 }).toBe('ok')
  const { gameUrl } = answerOf(await stack.startGame(player, 105))
  const token = readLaunch(gameUrl)['token'] ?? ''
  const { playerId } = player
  const game = { url: stack.url, provider: 'ending', secret, playerId, gameId: 105, token }
  const [won, undone, refused] = [openRound(game), openRound(game), openRound(game)]
  await won.askBet()
  await undone.askBet()
  await run(sql`update play_providers set is_on = false where provider = 'ending'`)
  await expect.poll(opens, { timeout: 30_000 }).toBe('providerSilent')
  expect(await refused.askBet()).toMatchObject({ name: 'gateClosed', message: 'providerOff' })
  expect(await won.askBet()).toMatchObject({ name: 'ok', isRepeat: true })
  expect((await won.askWin()).name).toBe('ok')
  expect((await undone.askRollback()).balance).toBe(501_50)
})

test('an operator switches a provider off and on, our own too; what is open ends', async () => {
  const game = await stack.open(500_00)
  const token = stack.app.database.transaction((tx) => makeOperator(tx, 'ploy', permissions))
  const ploy = operatorDoor(stack.url, token)
  const set = (isOn: boolean, provider = 'arcade') => ({ provider, isOn, reason: 'a drill' })
  const opens = async () => errorOf(await stack.startGame(game.player))
  const [won, refused] = [openRound(game), openRound(game)]
  await won.askBet()
  expect(await ploy.ok('setProvider', set(false))).toMatchObject({ status: 'off' })
  const { providerList } = await ploy.ok('listProviders', {})
  expect(providerList.find(({ provider }) => provider === 'arcade')?.isOn).toBe(false)
  expect(await ploy.refused('setProvider', set(false))).toBe('alreadySo')
  expect(await ploy.refused('setProvider', set(false, 'nobody'))).toBe('unknownProvider')
  await expect.poll(opens, { timeout: 30_000 }).toBe('providerSilent')
  expect(await refused.askBet()).toMatchObject({ name: 'gateClosed', message: 'providerOff' })
  expect((await won.askWin()).name).toBe('ok')
  await ploy.ok('setProvider', set(true))
  await expect.poll(opens, { timeout: 30_000 }).toBe('ok')
})

test('a provider’s former key is good for a while, and no longer', async () => {
  const game = await stack.open()
  const { database, config } = stack.app
  const made = { provider: 'turning', platformId: 4, launchUrl: 'https://turning.example' }
  const secrets = ['the-former-secret-of-32-letters!', 'the-latter-secret-of-32-letters!']
  await run(sql`insert into game_platforms (platform_id, name, sort) values (4, 'Turning', 4)`)
  for (const secret of secrets)
    await database.transaction((tx) => saveProvider(tx, config, { ...made, secret }))
  // Its games are not there: whoever is told so has passed the signature.
  const tryKey = async (secret: string) =>
    (await openRound({ ...game, provider: 'turning', secret }).askBet()).name
  const both = async () => Promise.all(secrets.map(tryKey))
  await expect.poll(both, { timeout: 30_000 }).toEqual(['unknownGame', 'unknownGame'])
  await run(sql`update play_providers set former_until = now() where provider = 'turning'`)
  await expect.poll(both, { timeout: 30_000 }).toEqual(['badSignature', 'unknownGame'])
})

test('an unfinished round is named when its game is opened again', async () => {
  const game = await stack.open()
  const round = openRound(game)
  await round.askBet()
  const { gameUrl } = answerOf(await stack.startGame(game.player))
  expect(new URL(gameUrl).searchParams.get('roundId')).toBe(round.roundId)
})

test('betRecord lists rounds, newest first, by filter, with sums and pages', async () => {
  const game = await stack.open()
  const { player } = game
  const [open, won, undone] = [openRound(game), openRound(game), openRound(game)]
  await open.askBet()
  await won.askBetWin({ amount: 300, winAmount: 1000 })
  await undone.askBet()
  await undone.askRollback()
  const all = await stack.ok('betRecord', {}, player)
  const list = all.roundList
  expect(list.map(({ status }) => status)).toEqual(['rolledBack', 'settled', 'open'])
  expect(all.total).toBeNull()
  const since = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const month = await stack.ok('betRecord', { from: since(29) }, player)
  expect(month).toMatchObject({ roundList: list, total: { stake: 400, win: 1000 } })
  expect(await stack.ok('betRecord', { from: since(90) }, player)).toMatchObject({ total: null })
  expect(list[1]).toMatchObject({ detailUrl: `${arcadeUrl}/rounds/${won.roundId}` })
  expect(list[1]).not.toHaveProperty('result')
  const unfinished = await stack.ok('betRecord', { status: 'open' }, player)
  expect(unfinished.roundList).toMatchObject([
    { roundId: open.roundId, canResume: true, stake: 100, settleTime: null, gameName: 'นาค' },
  ])
  const none = await stack.ok('betRecord', { typeId: 3, from: since(1) }, player)
  expect(none).toMatchObject({ roundList: [], total: { stake: 0, win: 0 } })
  const past = await stack.ok('betRecord', { to: '2020-01-01' }, player)
  expect(past.roundList).toEqual([])
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await stack.ok('betRecord', { limit: 1, cursor }, player)
    ids.push(...page.roundList.map(({ roundId }) => roundId))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(ids).toEqual(list.map(({ roundId }) => roundId))
})

test('a page looks at so many rounds and no more, and the next goes on from there', async () => {
  const { player, playerId } = await stack.open()
  await stack.app.database.run(sql`insert into play_rounds (player_id, provider, round_id, game_id,
      stake, win, status, bets, opened_at, settled_at)
    select ${playerId}, 'arcade', 'r' || n, 101, 100, 0,
      case when n = 1 then 'rolledBack' else 'settled' end, '{}',
      now() - interval '1 day' + n * interval '1 second', now()
    from generate_series(1, 2500) as n`)
  const filter = { status: 'rolledBack', limit: 10 } as const
  const first = await stack.ok('betRecord', filter, player)
  expect(first).toMatchObject({ roundList: [], nextCursor: expect.any(String) })
  const second = await stack.ok('betRecord', { ...filter, cursor: first.nextCursor! }, player)
  expect(second).toMatchObject({ roundList: [{ roundId: 'r1' }], nextCursor: null })
})

test('one round is told with its result, in words or as names and values', async () => {
  const game = await stack.open()
  const [plain, told, silent] = [openRound(game), openRound(game), openRound(game)]
  const parts = [{ title: { th: 'หมุน', en: 'Spin' }, grid: [['A', 'B']], lit: [0] }]
  await ask(game, 'betWin', { ...plain.betWin, result: '{"reels":["cherry","bell"]}' })
  await ask(game, 'betWin', { ...told.betWin, result: JSON.stringify({ parts }) })
  await silent.askBetWin()
  const resultOf = async (roundId: string) => {
    const body = await stack.ok('betRecord', { roundId }, game.player)
    expect(body.roundList).toMatchObject([{ roundId }])
    return body.roundList[0]?.result
  }
  expect(await resultOf(plain.roundId)).toEqual({
    parts: [{ facts: [{ name: 'reels', value: 'cherry, bell' }] }],
  })
  expect(await resultOf(told.roundId)).toEqual({ parts })
  expect(await resultOf(silent.roundId)).toBeNull()
  const other = await stack.open()
  const body = await stack.ok('betRecord', { roundId: told.roundId }, other.player)
  expect(body.roundList).toEqual([])
})

test('a lost database is told as: ask again', async () => {
  const game = await stack.open()
  const { bet } = openRound(game)
  await run(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'parlour wallet lane' and datname = current_database()`)
  const answers = await Promise.all([ask(game, 'bet', bet), ask(game, 'bet', bet)])
  for (const { name } of answers) expect(['ok', 'retry']).toContain(name)
  expect((await ask(game, 'bet', bet)).name).toBe('ok')
  expect(await readBalance(game)).toBe(100_000_00 - 100)
})
