import { createApp } from '@parlour/arcade/app.ts'
import { readConfig } from '@parlour/arcade/config.ts'
import { playMoney } from '@parlour/arcade/practice/purses.ts'
import type { ChosenJurisdiction } from '@parlour/contract/jurisdiction.ts'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { readLedgerFigures } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { errorOf } from '../stack/door.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { arcadeUrl, games, startPlay } from '../stack/play-stack.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const gameId = games.open
/** Word of new settings comes by itself. */
const patient = { timeout: 30_000 }

/** Everything that real play would leave behind. */
async function books() {
  const { database } = stack.app
  const rows = await database.row<{
    launches: number
    rounds: number
  }>(sql`select (select count(*) from play_sessions) as launches,
    (select count(*) from play_rounds) as rounds`)
  return { ...rows, ...(await readLedgerFigures(database)) }
}

/** The room for play money of our own arcade, as the browser comes to it. */
async function practise(gameUrl: string) {
  const env = { PLATFORM_URL: stack.url, ARCADE_WALLET_SECRET: stack.secret, LOG_LEVEL: 'silent' }
  const arcade = createApp(readConfig(env))
  const { pathname } = new URL(gameUrl)
  const opened = await arcade.inject({
    method: 'POST',
    url: `${pathname}/session`,
    body: { ...readLaunch(gameUrl), words: 'made-at-launch' },
  })
  const { bearer, seeds, balance } = opened.json<{
    bearer: string
    seeds: { nextCommitment: string }
    balance: number
  }>()
  const ask = async (what: string, body: object) =>
    (
      await arcade.inject({
        method: 'POST',
        url: `${pathname}/${what}`,
        headers: { authorization: `Bearer ${bearer}` },
        body,
      })
    ).json<{ balance: number; round: { winAmount: number; isOver: boolean } }>()
  await ask('rotate', { playerSeed: 'first-words', commitment: seeds.nextCommitment })
  return { balance, ask, close: () => arcade.close() }
}

test('a visitor plays a round for play money, and the books stay as they were', async () => {
  const before = await books()
  const { gameUrl, expiresAt } = await stack.ok('startPractice', { gameId })
  expect(gameUrl).toContain(`${arcadeUrl}/practice/play/${gameId}?`)
  expect(expiresAt).toBeGreaterThan(Date.now())
  const { balance, ask, close } = await practise(gameUrl)
  expect(balance).toBe(playMoney)
  const { round, balance: after } = await ask('act', { kind: 'spin', stakeAmount: 1000 })
  expect(round.isOver).toBe(true)
  expect(after).toBe(playMoney - 1000 + round.winAmount)
  await close()
  expect(await books()).toEqual(before)
})

test('a player has it beside the wallet, which it does not touch', async () => {
  const player = await stack.join(500_00)
  const before = await books()
  expect(await stack.ok('gameInfo', { gameId }, player)).toMatchObject({ hasPractice: true })
  const { gameUrl } = await stack.ok('startPractice', { gameId }, player)
  const { playerId } = readLaunch(gameUrl)
  expect(Number(playerId)).not.toBe(player.playerId)
  const { ask, close } = await practise(gameUrl)
  await ask('act', { kind: 'spin', stakeAmount: 1000 })
  await close()
  expect(await books()).toEqual(before)
  expect(await stack.coin(player.playerId)).toBe(500_00)
})

test.each([
  ['unknownGame', games.off],
  ['inMaintenance', games.inMaintenance],
  ['providerSilent', games.silent],
])('%s: nothing opens for play money', async (error, of) => {
  expect(errorOf(await stack.call('startPractice', { gameId: of }))).toBe(error)
})

test('who takes a break is offered no play money either, and gets none', async () => {
  const player = await stack.join(0)
  await stack.ok('takeBreak', { kind: 'stop' }, player)
  const from = { device: '', model: '', os: '', address: '' }
  const made = await stack.app.database.transaction((tx) => startSession(tx, player.playerId, from))
  const back = { ...player, ...made }
  expect(await stack.ok('gameInfo', { gameId }, back)).toMatchObject({ hasPractice: false })
  expect(errorOf(await stack.call('startPractice', { gameId }, back))).toBe('timedOut')
})

async function change(more: { jurisdiction?: ChosenJurisdiction; allowedCountries?: string[] }) {
  await stack.app.database.transaction(async (tx) => {
    const { settings, version } = await readSettings(tx)
    await saveSettings(tx, { settings: { ...settings, ...more }, basedOn: version, author: 'test' })
  })
}

test('a strict place lets nobody practise who has not signed in', async () => {
  const player = await stack.join(0)
  await change({ jurisdiction: { profile: 'strict', overrides: {} } })
  const refusal = async () => errorOf(await stack.call('startPractice', { gameId }))
  await expect.poll(refusal, patient).toBe('signInFirst')
  expect(await stack.ok('gameInfo', { gameId })).toMatchObject({ hasPractice: false })
  expect(await stack.ok('gameInfo', { gameId }, player)).toMatchObject({ hasPractice: true })
  await change({
    jurisdiction: { profile: 'standard', overrides: {} },
    allowedCountries: ['TH'],
  })
  await expect.poll(refusal, patient).toBe('countryNotAllowed')
  await change({ allowedCountries: [] })
  await expect.poll(refusal, patient).toBe('ok')
})
