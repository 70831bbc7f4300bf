import { calls } from '@parlour/contract/index.ts'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { launching } from '@parlour/server/seed/catalogue.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
  await seedDemo(stack.app.database, stack.app.config)
})
afterAll(() => stack.stop())

const appConfig = (gameListVersion = '') => stack.call('appConfig', { gameListVersion })

test('the demo site is answered whole, as the contract has it', async () => {
  const { body } = await appConfig()
  const config = calls.appConfig.output.parse(body)
  expect(config).toMatchObject({ changed: true, siteName: 'ลานดาว', mode: 'normal' })
  if (!config.changed) return
  expect(config.appLobbyAdConfigList).toHaveLength(5)
  expect(config.appNoticeConfigList).toHaveLength(6)
  expect(config.appPromotionalVideoList).toMatchObject([{ clickType: 2, path: '/film/lobby.mp4' }])
  expect(config.appInviteConditionList[0]).toEqual({ inviteCount: 5, bonus: 100_00 })
  expect(config.appGameList.map(({ id }) => id)).toEqual(launching)
  expect(config.appGameList.filter((game) => game.maintain === 1)).toEqual([])
  for (const guarded of ['allowedLinkHosts', 'allowedCountries', 'withdrawalRules'])
    expect(JSON.stringify(body)).not.toContain(guarded)
})

test('a known version is answered in under 1 kB, and compressed otherwise', async () => {
  const version = String((await appConfig()).body.gameListVersion)
  const known = await appConfig(version)
  expect(known.body).toMatchObject({ changed: false, gameListVersion: version })
  expect(JSON.stringify(known.body).length).toBeLessThan(1000)
  const response = await fetch(`${stack.url}/app/v1/anonymous/appConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: '{}',
  })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.json()).toMatchObject({ changed: true })
})

test('a changed setting changes the version for visitors and players alike', async () => {
  const before = String((await appConfig()).body.gameListVersion)
  const { database } = stack.app
  const now = await readSettings(database)
  await database.transaction((tx) =>
    saveSettings(tx, {
      settings: { ...now.settings, mode: 'green' },
      basedOn: now.version,
      author: 'test',
    }),
  )
  await vi.waitFor(
    async () =>
      expect((await appConfig(before)).body).toMatchObject({ changed: true, mode: 'green' }),
    30_000,
  )
  const mali = await stack.signIn()
  const body = await stack.ok('getAfterLoginInfoWeb', { gameListVersion: before }, mali)
  expect(calls.getAfterLoginInfoWeb.output.parse(body)).toMatchObject({ changed: true })
})

test('ways to support and the certificate are what the settings say', async () => {
  const { database } = stack.app
  const { settings, version } = await readSettings(database)
  const chat = { name: 'แชต', url: 'https://chat.example/landao', icon: '/art/activity/25.webp' }
  const changed = {
    ...settings,
    serviceLinks: [chat, { ...chat, url: '/about' }],
    licence: { ...settings.licence, number: '7', certificate: '/art/licence.png' },
  }
  await database.transaction((tx) =>
    saveSettings(tx, { settings: changed, basedOn: version, author: 'test' }),
  )
  const ways = [
    { ...chat, isOut: true },
    { ...chat, url: '/about', isOut: false },
  ]
  await vi.waitFor(
    async () =>
      expect((await appConfig()).body).toMatchObject({
        appCustomerServiceQueue: ways,
        appGenericImgList: [{ uniqueKey: 'licence', img: '/art/licence.png' }],
      }),
    30_000,
  )
  const mali = await stack.signIn()
  expect(await stack.ok('getCustomerServices', {}, mali)).toMatchObject({
    appCustomerServiceQueue: ways,
  })
})

test('the seed fills an empty database once', async () => {
  expect(await seedDemo(stack.app.database, stack.app.config)).toBe(false)
})

test('a like toggles; a second one is error 1004; an unknown game is refused', async () => {
  const mali = await stack.signIn()
  const like = async (id: number, on: 0 | 1) =>
    (await stack.call('gameLike', { id, like: on }, mali)).body.errcode
  expect([await like(101, 1), await like(101, 1), await like(999, 1)]).toEqual([0, 1004, 1001])
  const body = await stack.ok('getAfterLoginInfo', {}, mali)
  expect(body).toMatchObject({ session: { gameLikes: { '101': true } } })
  expect(await like(101, 0)).toBe(0)
})

test('a short link leads to the page with the invite code, an unknown one home', async () => {
  const mali = await stack.signIn()
  const made = await stack.ok('shortUrl', { path: '/activity/spin' }, mali)
  const again = await stack.ok('shortUrl', { path: '/activity/spin' }, mali)
  expect(again.url).toBe(made.url)
  const leadsTo = async (path: string) =>
    (await fetch(`${stack.url}${path}`, { redirect: 'manual' })).headers.get('location')
  expect(await leadsTo(made.url)).toMatch(/^\/activity\/spin\?invite=\w{12}&from=/)
  expect(await leadsTo('/s/nothing')).toBe('/lobby/home')
  const foreign = await stack.call('shortUrl', { path: '/login?next=x' }, mali)
  expect(foreign.body.error).toBe('notOurPage')
})

test.each(['/lobby/..//evil.example', '/lobby/%2e%2e//evil.example', '/rule/../login'])(
  'no short link leads off the shared pages: %s',
  async (path) => {
    expect(await stack.refused('shortUrl', { path }, await stack.signIn())).toBe('notOurPage')
  },
)

test('a stored link to another site leads home', async () => {
  const { playerId } = await stack.signIn()
  for (const [code, target] of [
    ['offsite1', '//evil.example/x'],
    ['offsite2', 'https://evil.example'],
  ])
    await stack.app.database.run(sql`insert into short_links (code, player_id, target)
      values (${code}, ${playerId}, ${target})`)
  const leadsTo = async (path: string) =>
    (await fetch(`${stack.url}${path}`, { redirect: 'manual' })).headers.get('location')
  expect(await leadsTo('/s/offsite1')).toBe('/lobby/home')
  expect(await leadsTo('/s/offsite2')).toBe('/lobby/home')
})

test('liked games are told latest first', async () => {
  const mali = await stack.signIn()
  for (const [id, like] of [
    [603, 1],
    [101, 1],
    [305, 1],
    [101, 0],
  ] as const)
    await stack.ok('gameLike', { id, like }, mali)
  const asked = { gameListVersion: '', os: '', version: '1.0.28', deviceModel: '' }
  const body = await stack.ok('getAfterLoginInfoWeb', asked, mali)
  expect(body).toMatchObject({ gameLikes: { 305: true, 603: true }, gameLikeList: [305, 603] })
})
