import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { ask, openRound } from '../conformance/client.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'
import { startProxies } from '../stack/proxy.ts'
import type { Stack } from '../stack/stack.ts'

let stack: PlayStack
let proxy: Awaited<ReturnType<typeof startProxies>>
let far: Stack
const lines: string[] = []
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  stack = await startPlay(inject('clusterUrl'))
  proxy = await startProxies(stack.app.database, stack.databaseUrl)
  const env = { DATABASE_URL: proxy.url, LOG_LEVEL: 'warn', DATABASE_WAIT_MS: '2000' }
  far = await stack.another(undefined, env, logTo)
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  proxy.setSilent(false)
  await far.stop()
  await proxy.stop()
  await stack.stop()
})

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 200 })

async function askReady(): Promise<string> {
  const response = await fetch(`${far.url}/readyz`)
  const { reason } = (await response.json()) as { reason?: string }
  return response.status === 200 ? 'ready' : (reason ?? '')
}
const ready = (words: string) => soon(async () => expect(await askReady()).toBe(words))

test('the way to the database is lost: said so, refused cleanly, and on by itself', async () => {
  const subject = { ...(await stack.open()), url: far.url }
  expect((await openRound(subject).askBet()).name).toBe('ok')
  await ready('ready')
  proxy.setSilent(true)
  const round = openRound(subject)
  const bet = round.askBet()
  const read = far.call('getRechargeRecord', {}, subject.player)
  await ready('the database does not answer')
  expect(lines.join('')).toContain('"reason":"the database does not answer"')
  expect((await read).status).toBe(503)
  expect((await bet).name).toBe('retry')
  proxy.setSilent(false)
  await ready('ready')
  expect((await far.call('getRechargeRecord', {}, subject.player)).status).toBe(200)
  await soon(async () => expect((await round.askBet()).name).toBe('ok'))
  expect((await fetch(`${far.url}/healthz`)).status).toBe(200)
})

test('a slow disk makes everything slow and nothing wrong, and the log says so', async () => {
  const subject = { ...(await stack.open()), url: far.url }
  await ready('ready')
  proxy.setDelay(400)
  expect((await openRound(subject).askBet()).name).toBe('ok')
  await soon(async () => {
    expect(await askReady()).toBe('ready')
    expect(lines.join('')).toContain('the database is slow')
  })
  proxy.setDelay(0)
  expect((await openRound(subject).askBet()).name).toBe('ok')
  await stack.expectCleanLedger()
})

test('a clock that jumps is said so and refuses games; set right, all goes on', async () => {
  const subject = { ...(await stack.open()), url: far.url }
  await ready('ready')
  const now = Date.now()
  const timestamp = () => ({ timestamp: String(now) })
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3_600_000 })
  await soon(async () => expect(await askReady()).toMatch(/^the clock is 36\d\d s off/))
  const round = openRound(subject)
  expect((await ask(subject, 'bet', round.bet, timestamp())).name).toBe('staleTimestamp')
  vi.useRealTimers()
  await ready('ready')
  expect((await round.askBet()).name).toBe('ok')
})
