import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FakeWallet } from './rounds/fake-wallet.ts'
import { startFakeWallet } from './rounds/fake-wallet.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

let wallet: FakeWallet
let dataDir: string
let child: ChildProcess

beforeEach(async () => {
  wallet = await startFakeWallet()
  dataDir = mkdtempSync(path.join(tmpdir(), 'arcade-'))
})
afterEach(async () => {
  await kill()
  wallet.close()
  rmSync(dataDir, { recursive: true })
})

async function start(): Promise<string> {
  const { platformUrl, walletSecret } = wallet
  const env = { ARCADE_PORT: '0', PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret }
  child = fork(program, { silent: true, env: { ...env, DATA_DIR: dataDir } })
  if (!child.stdout) throw new Error('no output to read')
  const [line] = await once(child.stdout, 'data')
  child.stdout.resume()
  return String(JSON.parse(String(line)).msg).replace(/^.* at /, '')
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function ask(url: string, body: object, bearer = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function sit(url: string): Promise<string> {
  const who = { token: 'token-of-sixteen-signs', playerId: 7, gameId: 603, currency: 'THB' }
  const answer = await ask(`${url}/play/603/session`, { ...who, locale: 'th-TH', platform: '0' })
  return ((await answer.json()) as { bearer: string }).bearer
}

const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }
const wins = () => wallet.calls.filter(({ name }) => name === 'win')

const patient = { timeout: 90_000 }

test('killed before a win was heard, it is paid after the restart, once', patient, async () => {
  const url = await start()
  const bearer = await sit(url)
  wallet.mood = (name) => (name === 'win' ? 'deaf' : 'well')
  void ask(`${url}/play/603/act`, drop, bearer).catch(() => null)
  await vi.waitFor(() => expect(wallet.balance).toBe(99_000), 20_000)
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  await kill()
  wallet.mood = () => 'well'
  await start()
  await vi.waitFor(() => expect(wins()).not.toEqual([]), 40_000)
  expect(wallet.balance).toBe(99_000 + Number(wins()[0]?.body.amount))
})

test('killed while a stake was being asked for, it is given back', patient, async () => {
  const url = await start()
  const bearer = await sit(url)
  wallet.mood = (name) => (name === 'bet' ? 'lostAnswer' : 'well')
  void ask(`${url}/play/603/act`, drop, bearer).catch(() => null)
  await vi.waitFor(() => expect(wallet.balance).toBe(99_000), 20_000)
  await kill()
  await start()
  await vi.waitFor(() => expect(wallet.balance).toBe(100_000), 40_000)
  expect(wins()).toEqual([])
})
