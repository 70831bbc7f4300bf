import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { limitsCompanion } from '@parlour/server/limits/index.ts'
import { playGate } from '@parlour/server/play/gate.ts'
import { roundsCompanion } from '@parlour/server/play/rounds.ts'
import type { WalletLanes } from '@parlour/server/wallet/index.ts'
import { createWalletLanes } from '@parlour/server/wallet/index.ts'
import { dropCopies, prepareCluster, reopenTemplate } from '../../stack/cluster.ts'
import { withDatabase } from '../../stack/database-url.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { startPlay } from '../../stack/play-stack.ts'
import type { Player } from '../play/bets.ts'
import { betOf } from '../play/bets.ts'
import { createMeter } from './meter.ts'
import { createPlain } from './plain.ts'

/** On one PostgreSQL; on a cluster over the machine that is asked; straight to the others. */
export type Design = 'plain' | 'asked' | 'straight'
export type Drive = { design: Design; seconds: number; callers: number }
/** Bets and batches made, and microseconds of the asked machine's processor and of the others'. */
export type Driven = { calls: number; batches: number; asked: number; others: number }

const quiet = () => undefined
const richness = 10_000_000_00
const [, , url = '', playerCount = ''] = process.argv

const base = await createPlain(url)
const plain = await begin(base.url)
const nodes = await prepareCluster(url)
await dropCopies(nodes.slice(1))
process.env.CLUSTER_NODES = nodes.join(' ')
const spread = await begin(url)
const readUsed = await createMeter(nodes)
let batches = 0
const rules = { gate: playGate, companions: [roundsCompanion, limitsCompanion] }
const open = (database: Database) =>
  createWalletLanes(database, { ...rules, onCommitted: () => void batches++ })
const designs: Record<Design, { lanes: WalletLanes; players: Player[] }> = {
  plain: { ...plain, lanes: open(plain.stack.app.database) },
  asked: { ...spread, lanes: open(withoutStraightWay(spread.stack.app.database)) },
  straight: { ...spread, lanes: open(spread.stack.app.database) },
}
process.on('message', (order: Drive | 'settle') => {
  void (order === 'settle' ? settle() : drive(order)).then((answer) =>
    process.send?.(answer ?? 'settled'),
  )
})
process.once('disconnect', () => void stop())
process.send?.('ready')

type House = { stack: PlayStack; players: Player[] }

async function begin(at: string): Promise<House> {
  const stack = await startPlay(at)
  const players: Player[] = []
  while (players.length < Number(playerCount))
    players.push(...(await Promise.all(Array.from({ length: 10 }, () => stack.open(richness)))))
  return { stack, players }
}

/** Plans made for empty tables would be measured otherwise; each machine knows only its own. */
async function settle(): Promise<void> {
  const name = new URL(spread.stack.databaseUrl).pathname.slice(1)
  const machines = nodes.map((one) => withDatabase(one, name))
  await Promise.all([plain.stack.databaseUrl, ...machines].map(analyse))
}

async function analyse(at: string): Promise<void> {
  const machine = openDatabase(at, 1, quiet)
  await machine.run(sql`vacuum (analyze)`)
  await machine.end()
}

/** The database as it is where no other machine can be reached from here. */
function withoutStraightWay(database: Database): Database {
  const openClient: Database['openClient'] = (config, behind) => {
    if (behind) throw new Error('there is no way there')
    return database.openClient(config)
  }
  return Object.create(database, { openClient: { value: openClient } }) as Database
}

async function drive({ design, seconds, callers }: Drive): Promise<Driven> {
  const { lanes, players } = designs[design]
  const before = readUsed()
  batches = 0
  const end = performance.now() + seconds * 1000
  let calls = 0
  const call = async (caller: number) => {
    while (performance.now() < end) {
      const { status } = await lanes.bet(betOf(players, { design, number: calls++, caller }))
      if (status !== 'ok') throw new Error(`a bet was answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  const after = readUsed()
  // What the others do of themselves meanwhile is none of its own; on the cluster it counts.
  const others = design === 'plain' ? 0 : after.others - before.others
  return { calls, batches, asked: after.asked - before.asked, others }
}

async function stop(): Promise<void> {
  await Promise.all(Object.values(designs).map(({ lanes }) => lanes.stop()))
  await spread.stack.expectCleanLedger()
  await Promise.all([plain.stack.stop(), spread.stack.stop()])
  await base.drop()
  await dropCopies(nodes)
  await reopenTemplate(nodes)
  process.exit(0)
}
