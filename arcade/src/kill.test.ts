import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FakeWallet } from './rounds/fake-wallet.ts'
import { startFakeWallet } from './rounds/fake-wallet.ts'
import { boardHall } from './halls/test-players.ts'
import { forkRoom } from '../../tests/stack/room-process.ts'

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
  child = forkRoom(program, { ...env, DATA_DIR: dataDir })
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

async function sit(url: string, gameId: number): Promise<string> {
  const who = { token: 'token-of-sixteen-signs', playerId: 7, gameId, currency: 'THB' }
  const body = { ...who, locale: 'th-TH', platform: '0' }
  const answer = await ask(`${url}/play/${gameId}/session`, body)
  const { bearer, seeds } = (await answer.json()) as Opened
  const words = { playerSeed: 'first-words', commitment: seeds.nextCommitment }
  await ask(`${url}/play/${gameId}/rotate`, words, bearer)
  return bearer
}

type Opened = { bearer: string; seeds: { nextCommitment: string } }

const sweep = { kind: 'bet', stakeAmount: 1000, mines: 1 }
const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }
const called = (wanted: string) => wallet.calls.filter(({ name }) => name === wanted)

const patient = { timeout: 300_000 }

test('killed before a win was heard, it is paid after the restart, once', patient, async () => {
  const url = await start()
  const bearer = await sit(url, 307)
  await ask(`${url}/play/307/act`, { kind: 'deal', stakeAmount: 1000 }, bearer)
  expect(wallet.balance).toBe(99_000)
  let isAsked = false
  wallet.mood = (name) => {
    isAsked ||= name === 'win'
    return name === 'win' ? 'deaf' : 'well'
  }
  const draw = { kind: 'draw', held: [true, true, false, false, false] }
  void ask(`${url}/play/307/act`, draw, bearer).catch(() => null)
  await vi.waitFor(() => expect(isAsked).toBe(true), 20_000)
  await kill()
  wallet.mood = () => 'well'
  await start()
  await vi.waitFor(() => expect(called('win')).toHaveLength(1), 40_000)
  expect(wallet.balance).toBe(99_000 + Number(called('win')[0]?.body.amount))
})

test('killed while a stake was being asked for, it is given back', patient, async () => {
  const url = await start()
  const bearer = await sit(url, 602)
  wallet.mood = (name) => (name === 'bet' ? 'lostAnswer' : 'well')
  void ask(`${url}/play/602/act`, sweep, bearer).catch(() => null)
  await vi.waitFor(() => expect(wallet.balance).toBe(99_000), 20_000)
  await kill()
  await start()
  await vi.waitFor(() => expect(wallet.balance).toBe(100_000), 40_000)
  expect(called('win')).toEqual([])
})

test('killed while a whole round was under way, it counts if it happened', patient, async () => {
  const url = await start()
  const bearer = await sit(url, 603)
  wallet.mood = (name) => (name === 'betWin' ? 'lostAnswer' : 'deaf')
  void ask(`${url}/play/603/act`, drop, bearer).catch(() => null)
  await vi.waitFor(() => expect(called('betWin')).not.toEqual([]), 20_000)
  const { balance } = wallet
  await kill()
  wallet.mood = () => 'well'
  const again = await start()
  await vi.waitFor(() => expect(called('rollback')).not.toEqual([]), 40_000)
  const headers = { authorization: `Bearer ${bearer}` }
  const snapshot = await fetch(`${again}/play/603/snapshot`, { headers })
  const { history } = (await snapshot.json()) as { history: { winAmount: number }[] }
  expect(history).toHaveLength(1)
  expect(wallet.balance).toBe(balance)
  expect(balance).toBe(99_000 + Number(history[0]?.winAmount))
})

test('killed in a flight, the stake aboard is given back or was lost before', patient, async () => {
  const url = await start()
  const hall = await boardHall(url, 7)
  await hall.until('waiting')
  expect((await hall.act({ kind: 'bet', stakeAmount: 1000 })).status).toBe(200)
  await hall.until('running')
  await kill()
  await start()
  const settled = () => [...called('rollback'), ...called('win')]
  await vi.waitFor(() => expect(settled()).toHaveLength(1), 40_000)
  const isBack = called('rollback').length === 1
  expect(wallet.balance).toBe(isBack ? 100_000 : 99_000)
})
