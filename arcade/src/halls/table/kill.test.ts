import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FakeWallet } from '../../rounds/fake-wallet.ts'
import { startFakeWallet } from '../../rounds/fake-wallet.ts'
import { boardHall } from '../test-players.ts'
import { forkRoom } from '../../../../tests/stack/room-process.ts'

const program = fileURLToPath(new URL('./quick-table-worker.ts', import.meta.url))
const players = 10
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

/** Each phase is long enough to be killed in, where the test wants that. */
async function start(times: object): Promise<string> {
  const { platformUrl, walletSecret } = wallet
  const settings = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret }
  const logs = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const argv = [JSON.stringify({ ...settings, ...logs }), JSON.stringify(times)]
  child = forkRoom(program, {}, argv)
  const [url] = await once(child, 'message')
  return String(url)
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const hourMs = 60 * 60 * 1000
const quick = { waitMs: 300, closedMs: 100, shownMs: 300, restMs: 100 }

test.each([
  ['bets', {}],
  ['closed', { closedMs: hourMs }],
  ['shown', { shownMs: hourMs }],
  ['rest', { restMs: hourMs }],
])(
  'killed in phase %s: no stake without a result, no result paid twice',
  { timeout: 180_000 },
  async (phase, times) => {
    const url = await start({ ...quick, waitMs: hourMs, ...times })
    const halls = []
    for (let at = 0; at < players; at++) halls.push(await boardHall(url, 100 + at, 504))
    const bets = { dragon: 1000, tiger: 1000, tie: 100 }
    const placed = await Promise.all(halls.map((hall) => hall.act({ kind: 'bet', bets })))
    expect(placed.map(({ status }) => status)).toEqual(halls.map(() => 200))
    if (phase !== 'bets') child.send(hourMs)
    await halls[0]?.until(phase)
    await kill()
    await start(quick)
    // Later than the first one ever was: what that owes is due.
    child.send(2 * hourMs)
    const settled = () => wallet.calls.filter(({ name }) => name === 'win')
    await vi.waitFor(() => expect(settledPlayers(settled())).toHaveLength(players), 60_000)
    const paid = new Map(settled().map(({ body }) => [body.transactionId, Number(body.amount)]))
    expect(paid.size).toBe(players)
    const amounts = new Set(paid.values())
    // One outcome for all: a tie, or one of the two sides.
    expect([...amounts]).toEqual([amounts.has(2000) ? 2000 : 2280])
    const sum = [...paid.values()].reduce((all, amount) => all + amount, 0)
    expect(wallet.balance).toBe(100_000 - players * 2100 + sum)
  },
)

function settledPlayers(wins: { body: Record<string, unknown> }[]): unknown[] {
  return [...new Set(wins.map(({ body }) => body.playerId))]
}
