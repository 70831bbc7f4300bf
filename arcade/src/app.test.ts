import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from './app.ts'
import { BadSettings, readConfig } from './config.ts'
import type { ArcadeGame } from './games/game.ts'
import { games } from './games/index.ts'
import { indexPage } from './pages/index-page.ts'

const good = {
  PLATFORM_URL: 'http://localhost:8080/',
  ARCADE_WALLET_SECRET: 'w'.repeat(32),
  LOG_LEVEL: 'silent',
}
const app = createApp(readConfig(good))

test.each(['/healthz', '/readyz'])('it says at %s when it is well', async (address) => {
  const answer = await app.inject(address)
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
})

test('the front page offers what there is, and says so when there is nothing', async () => {
  expect(indexPage([])).toContain('No games yet')
  for (const { name } of games) expect((await app.inject('/')).body).toContain(name.th)
  expect(indexPage([coin])).toContain('RTP 99.00%')
  expect(indexPage([coin])).toContain('&#60;Coin&#62;')
})

test.each([
  ['/nothing', 404, 'unknownPath'],
  ['/%zz', 400, 'badRequest'],
])('%s is refused clearly', async (url, status, error) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.json().error]).toEqual([status, error])
})

test('the settings have defaults for a laptop, and all wrong ones are listed at once', () => {
  expect(readConfig(good)).toMatchObject({
    ARCADE_PORT: 8081,
    HOST: '127.0.0.1',
    PLATFORM_URL: 'http://localhost:8080',
    publicUrl: 'http://localhost:8080',
  })
  const bad = { ARCADE_PORT: '70000', PUBLIC_URL: 'x', HOST: '-', LOG_LEVEL: 'loud' }
  try {
    readConfig(bad)
    expect.unreachable()
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    const names = new Set(error.problems.map((problem) => problem.split(':')[0]))
    expect(names).toEqual(new Set([...Object.keys(bad), 'PLATFORM_URL', 'ARCADE_WALLET_SECRET']))
  }
})

test('the wallet is spoken to over https, but on this machine', () => {
  const to = (PLATFORM_URL: string, HOST = '0.0.0.0') => readConfig({ ...good, PLATFORM_URL, HOST })
  expect(() => to('http://wallet.example')).toThrow(/PLATFORM_URL: must be https/)
  expect(() => to('http://127.0.0.1.wallet.example')).toThrow(/PLATFORM_URL/)
  expect(to('https://wallet.example').PLATFORM_URL).toBe('https://wallet.example')
  expect(to('http://192.168.1.5:8080', '192.168.1.5').HOST).toBe('192.168.1.5')
})

test('a secret may lie in a file, and is given once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arcade-'))
  try {
    const file = path.join(folder, 'secret')
    writeFileSync(file, `${'f'.repeat(40)}\n`)
    const { ARCADE_WALLET_SECRET: _given, ...rest } = good
    const read = { ...rest, ARCADE_WALLET_SECRET_FILE: file }
    expect(readConfig(read).ARCADE_WALLET_SECRET).toBe('f'.repeat(40))
    expect(() => readConfig({ ...read, ARCADE_WALLET_SECRET: 'x'.repeat(40) })).toThrow('twice')
    expect(() => readConfig({ ...read, ARCADE_WALLET_SECRET_FILE: folder })).toThrow('cannot be')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('rows go to a database elsewhere over TLS only', () => {
  const at = (ARCADE_DATABASE_URL: string) => readConfig({ ...good, ARCADE_DATABASE_URL })
  expect(() => at('mysql://localhost/x')).toThrow(/ARCADE_DATABASE_URL: must begin/)
  expect(() => at('postgres://me:p@db.example/x')).toThrow(/ARCADE_DATABASE_URL: a database else/)
  for (const url of [
    'postgres://me:p@db.example/x?sslmode=verify-full',
    'postgres://me@/x?host=/run/pg',
    'postgresql://localhost:5432/x',
  ])
    expect(at(url).ARCADE_DATABASE_URL).toBe(url)
})

type CoinState = { isHeads: boolean; stakeAmount: number }
type CoinAction = { stakeAmount: number }

/** The smallest game that fits the frame; it also shows that a typed game fits the table. */
const coin: ArcadeGame<CoinState, CoinAction> = {
  id: 'coin',
  catalogueId: 1,
  name: { th: 'เหรียญ', en: '<Coin>' },
  kind: 'games',
  rules: {
    returnToPlayer: { numerator: 99, denominator: 100 },
    most: { times: 198, chance: 1 / 2 },
    minStake: 100,
    maxStake: 10_000,
    pages: [],
  },
  start: (random) => ({ isHeads: random.integer(2) === 0, stakeAmount: 0 }),
  action: z.object({ stakeAmount: z.number() }),
  act: (state, _seat, { stakeAmount }) => ({
    isRefused: false,
    state: { ...state, stakeAmount },
    stakeAmount,
    wins: [],
    isOver: true,
  }),
  settle: ({ isHeads, stakeAmount }) => [
    { seatId: 'solo', amount: isHeads ? (stakeAmount * 198) / 100 : 0, result: { isHeads } },
  ],
  view: ({ isHeads }) => ({ isHeads }),
  tell: () => ({ parts: [] }),
}

test('too many requests of one address are refused; another is not touched', async () => {
  const strict = createApp(readConfig({ ...good, REQUESTS_PER_MINUTE: '3', PROXIES: '1' }))
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': `10.9.8.7, ${address}` }
    return (await strict.inject({ url: '/', headers })).statusCode
  }
  const statuses = []
  for (const address of ['a', 'a', 'a', 'a', 'b'].map((end) => `2001:db8::${end}`))
    statuses.push(await ask(address))
  expect(statuses).toEqual([200, 200, 200, 429, 200])
  expect((await strict.inject('/healthz')).statusCode).toBe(200)
  await strict.close()
})
