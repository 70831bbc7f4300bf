import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { playGate } from '@parlour/server/play/gate.ts'
import { limitsCompanion, setHouseLimit } from '@parlour/server/limits/index.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { roundsCompanion } from '@parlour/server/play/rounds.ts'
import type { WalletLanes } from '@parlour/server/wallet/index.ts'
import { createWalletLanes } from '@parlour/server/wallet/index.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.ts'
import { startPlay } from '../../stack/play-stack.ts'
import type { Player } from './bets.ts'
import { betOf } from './bets.ts'
import type { Costs } from './costs.ts'
import { weigh } from './costs.ts'
import { drivePgbench, hasPgbench, layFloor } from './floor.ts'

/** The server in a process of its own, with players who have a game open. */
export type Ready = {
  url: string
  secret: string
  players: Player[]
  /** Of them all nothing is limited, of these losses, stakes and time. */
  limited: Player[]
  hasFloor: boolean
}
type Load = { seconds: number; callers: number }
type Drive = Load & { design: 'wallet' | 'desk' }
/**
 * `begin` and `end` weigh what others ask of it meanwhile; from `profile` on what is weighed is
 * told by part, and slower for it.
 */
export type Order =
  | Drive
  | (Load & { design: 'floor' })
  | { design: 'settle' | 'profile' | 'begin' | 'end'; seconds?: never }
/** Of several turns everything is added up. */
export type Done = { calls: number; turns?: number; costs?: Costs }

const quiet = () => undefined
const playerCount = 400
const richness = 10_000_000_00

// Waits for the disk as a real one does.
const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
const settings = ['shared_buffers=256MB', 'max_wal_size=2GB']
const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings })
const template = openDatabase(postgres.url, 2, quiet)
await migrate(template, quiet)
await template.end()
const stack = await startPlay(postgres.url)
const { database } = stack.app
const players = await openAll()
const limited = await openAll()
await database.transaction(async (tx) => {
  const wishes = [
    { kind: 'loss', period: 'day' },
    { kind: 'stake', period: 'week' },
    { kind: 'time', period: 'month' },
  ] as const
  for (const { playerId } of limited)
    for (const wish of wishes) await setHouseLimit(tx, playerId, { ...wish, amount: 1e12 })
})
const lanes = {
  wallet: createWalletLanes(database),
  desk: createWalletLanes(database, {
    gate: playGate,
    companions: [roundsCompanion, limitsCompanion],
  }),
}
const hasFloor = hasPgbench()
if (hasFloor) await layFloor(database)
const { url, secret } = stack
process.send?.({ url, secret, players, limited, hasFloor } satisfies Ready)
process.on('message', (order: Order) => {
  void carryOut(order).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => void stop())

let endWeighing: () => void = () => undefined
let weighing: Promise<Done> | null = null
let isProfiled = false

async function openAll(): Promise<Player[]> {
  const opened: Player[] = []
  for (let at = 0; at < playerCount; at++) {
    const { playerId, gameId, token } = await stack.open(richness)
    opened.push({ playerId, gameId, token })
  }
  return opened
}

async function carryOut(order: Order): Promise<Done> {
  switch (order.design) {
    case 'settle':
      await database.run(sql`vacuum (analyze)`)
      return { calls: 0 }
    case 'profile':
      isProfiled = true
      return { calls: 0 }
    case 'floor':
      return { calls: await drivePgbench(stack.databaseUrl, order) }
    case 'begin':
      weighing = weighed(() => new Promise((resolve) => (endWeighing = () => resolve(0))))
      return { calls: 0 }
    case 'end':
      endWeighing()
      return (await weighing) ?? { calls: 0 }
    default:
      return weighed(() => drive(lanes[order.design], order))
  }
}

async function weighed(work: () => Promise<number>): Promise<Done> {
  const { result, costs } = await weigh(database, { postmaster: postgres.pid, isProfiled }, work)
  return { calls: result, costs }
}

async function drive(wallet: WalletLanes, { design, seconds, callers }: Drive): Promise<number> {
  const end = performance.now() + seconds * 1000
  let calls = 0
  const call = async (caller: number) => {
    while (performance.now() < end) {
      const bet = betOf(players, { design, number: calls++, caller })
      await wallet.bet(bet)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return calls
}

async function stop(): Promise<void> {
  await Promise.all([lanes.wallet.stop(), lanes.desk.stop()])
  await stack.expectCleanLedger()
  await stack.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
