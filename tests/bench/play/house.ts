import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { betGate } from '@parlour/server/gate/index.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { roundsCompanion } from '@parlour/server/play/rounds.ts'
import { hashToken } from '@parlour/server/play/sessions.ts'
import type { WalletLanes } from '@parlour/server/wallet/index.ts'
import { createWalletLanes } from '@parlour/server/wallet/index.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.ts'
import { startPlay } from '../../stack/play-stack.ts'

/** The server in a process of its own, with players who have a game open. */
export type Player = { playerId: number; gameId: number; token: string }
export type Ready = { url: string; secret: string; players: Player[] }
type Drive = { design: 'wallet' | 'desk'; seconds: number; callers: number }
export type Order = Drive | { design: 'settle' }

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
const players: Player[] = []
for (let at = 0; at < playerCount; at++) {
  const { playerId, gameId, token } = await stack.open(richness)
  players.push({ playerId, gameId, token })
}
const { database } = stack.app
const lanes = {
  wallet: createWalletLanes(database),
  desk: createWalletLanes(database, { gate: betGate, companions: [roundsCompanion] }),
}
process.send?.({ url: stack.url, secret: stack.secret, players } satisfies Ready)
process.on('message', (order: Order) => {
  void carryOut(order).then((calls) => process.send?.({ calls }))
})
process.once('disconnect', () => void stop())

async function carryOut(order: Order): Promise<number> {
  if (order.design !== 'settle') return drive(lanes[order.design], order)
  await database.run(sql`vacuum (analyze)`)
  return 0
}

async function drive(wallet: WalletLanes, { design, seconds, callers }: Drive): Promise<number> {
  const end = performance.now() + seconds * 1000
  let calls = 0
  const call = async (caller: number) => {
    while (performance.now() < end) await wallet.bet(betOf(design, calls++, caller))
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return calls
}

function betOf(design: string, number: number, caller: number) {
  const player = players[(number * 7) % players.length]
  if (!player) throw new Error('no players')
  const { playerId, gameId, token } = player
  const name = `${design}-${process.hrtime.bigint()}-${caller}`
  const tokenHash = hashToken(token)
  const rest = { freeRoundsId: null, closesRound: false, isProviderOn: true, result: null }
  return {
    playerId,
    provider: 'arcade',
    key: `b-${name}`,
    roundId: `r-${name}`,
    source: `game:${gameId}`,
    amount: 100,
    contributionPerMillion: 1_000_000,
    play: { gameId, tokenHash, ...rest },
  }
}

async function stop(): Promise<void> {
  await Promise.all([lanes.wallet.stop(), lanes.desk.stop()])
  await stack.expectCleanLedger()
  await stack.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
