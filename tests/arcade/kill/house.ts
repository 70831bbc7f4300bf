import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startFakeWallet } from '@parlour/arcade/rounds/fake-wallet.ts'
import type { FakeWallet } from '@parlour/arcade/rounds/fake-wallet.ts'
import { forkRoom } from '../../stack/room-process.ts'

const program = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** An arcade that dies and comes back on the same disk, before a wallet that does not. */
export async function openHouse(gameId: number) {
  const wallet = await startFakeWallet(1_000_000_000)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kill-'))
  let child: ChildProcess | null = null
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    wallet,
    kill,
    /** Kills it the moment the wallet is asked this for the n-th time; the answer is lost. */
    killAt(names: readonly string[], count: number): Promise<void> {
      const dead = Promise.withResolvers<void>()
      let asked = 0
      wallet.mood = (name) => {
        if (!names.includes(name) || ++asked < count) return 'well'
        if (asked === count) void kill().then(() => dead.resolve())
        return asked % 2 === 0 ? 'deaf' : 'lostAnswer'
      }
      return dead.promise
    },
    async start(times: object): Promise<string> {
      wallet.mood = () => 'well'
      const { platformUrl, walletSecret } = wallet
      const settings = {
        PLATFORM_URL: platformUrl,
        ARCADE_WALLET_SECRET: walletSecret,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        REQUESTS_PER_MINUTE: '100000000',
      }
      const argv = [JSON.stringify(settings), String(gameId), JSON.stringify(times)]
      child = forkRoom(program, {}, argv)
      const [url] = await once(child, 'message')
      return String(url)
    },
    putClock: (aheadMs: number) => child?.send(aheadMs),
    async close() {
      await kill()
      wallet.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
export type KillHouse = Awaited<ReturnType<typeof openHouse>>

type Body = Record<string, unknown>

/** What the wallet was told, looked at as its own books would: every id counts once. */
export function audit({ calls, balance }: FakeWallet, startBalance: number) {
  const unique = (name: string) =>
    new Map<unknown, Body>(
      calls.filter((call) => call.name === name).map(({ body }) => [body['transactionId'], body]),
    )
  const [bets, wins, wholes] = [unique('bet'), unique('win'), unique('betWin')]
  const undone = new Set([...unique('rollback').values()].map((body) => body['betTransactionId']))
  const rounds = Map.groupBy(bets, ([, body]) => body['roundId'])
  const closed = [...wins.values()].filter((body) => body['closesRound'] === true)
  const faults: string[] = []
  let open = 0
  for (const [roundId, taken] of rounds) {
    const ends = closed.filter((body) => body['roundId'] === roundId).length
    const standing = taken.filter(([id]) => !undone.has(id)).length
    if (standing > 0 && ends === 0) open++
    if (ends > 1) faults.push(`${String(roundId)} was paid ${ends} times`)
    if (standing === 0 && ends > 0) faults.push(`${String(roundId)} was undone and paid`)
  }
  const sum = (all: Iterable<Body>, key: string) =>
    [...all].reduce((total, body) => total + Number(body[key]), 0)
  const standing = [...bets].flatMap(([id, body]) => (undone.has(id) ? [] : [body]))
  const expected =
    startBalance -
    sum(standing, 'amount') +
    sum(wins.values(), 'amount') +
    sum(wholes.values(), 'winAmount') -
    sum(wholes.values(), 'amount')
  if (open === 0 && balance !== expected) faults.push(`${balance} instead of ${expected}`)
  return { open, faults, rounds: rounds.size + wholes.size, undone: undone.size }
}
