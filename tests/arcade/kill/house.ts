import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startFakeWallet } from '@parlour/arcade/rounds/fake-wallet.ts'
import type { FakeWallet } from '@parlour/arcade/rounds/fake-wallet.ts'
import { forkRoom } from '../../stack/room-process.ts'

const program = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** Where copies keep rounds together; without it the arcade has a disk. */
export type Shared = { databaseUrl?: string | undefined }

/** An arcade that dies and comes back on the same disk, before a wallet that does not. */
export async function openHouse(gameIds: number[], { databaseUrl }: Shared = {}) {
  const wallet = await startFakeWallet(1_000_000_000)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kill-'))
  const { platformUrl, walletSecret } = wallet
  const settings = {
    PLATFORM_URL: platformUrl,
    ARCADE_WALLET_SECRET: walletSecret,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000000',
    ...(databaseUrl ? { ARCADE_DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }),
  }
  const copies: Copy[] = []
  let leader: Copy | null = null
  let killedAtMs = 0
  const open = async (times: object): Promise<void> => {
    const argv = [JSON.stringify(settings), JSON.stringify(gameIds), JSON.stringify(times)]
    const copy = { child: forkRoom(program, {}, argv), url: '' }
    copies.push(copy)
    copy.url = String((await once(copy.child, 'message'))[0])
  }
  const others = () => copies.filter((copy) => copy !== leader && isAlive(copy.child))
  const kill = async () => {
    killedAtMs = performance.now()
    if (leader) await end(leader.child)
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
    /** Another one beside it, that goes on when it dies; where each has a disk there is none. */
    async standBy(times: object): Promise<void> {
      if (databaseUrl) await open(times)
    },
    /** Answers the address of who leads next: one that stood by, or a new one. */
    async start(times: object): Promise<string> {
      wallet.mood = () => 'well'
      if (others().length === 0) await open(times)
      leader = await untilLeading(others)
      return leader.url
    },
    /** Since the last one was killed. */
    seconds: () => (performance.now() - killedAtMs) / 1000,
    /** The process that leads, for what else may happen to one. */
    leading: () => leader?.child,
    putClock: (aheadMs: number) => leader?.child.send(aheadMs),
    async close() {
      for (const { child } of copies) await end(child)
      wallet.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
export type KillHouse = Awaited<ReturnType<typeof openHouse>>

type Copy = { child: ChildProcess; url: string }
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

async function end(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

async function untilLeading(list: () => Copy[]): Promise<Copy> {
  for (let tries = 0; tries < 3_000; tries++) {
    for (const copy of list().filter(({ url }) => url !== ''))
      if ((await fetch(`${copy.url}/readyz`)).status === 200) return copy
    await pause(20)
  }
  throw new Error('nobody leads')
}
