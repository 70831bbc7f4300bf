import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.ts'
import type { Place } from '../../attacks/besieged.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { until } from '../../drills/report.ts'
import { arcadeUrl, seedGames } from '../../stack/play-stack.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { readUsed } from '../play/costs.ts'

/** The server in a process of its own; tells what it has used up, and prepares who may claim. */
export type Used = {
  server: number
  database: number
  walBytes: number
  rows: number
  bytes: number
  /** Of the server, once what is garbage is gone. */
  memory: number
}
export type Order = { what: 'used' } | { what: 'claimers'; count: number }
export type Answer = Used | SignedIn[]

const quiet = () => undefined
// Waits for the disk as a real one does.
const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
const template = openDatabase(postgres.url, 2, quiet)
await migrate(template, quiet)
await template.end()
const walletSecret = randomBytes(24).toString('hex')
const env = { ARCADE_URL: arcadeUrl, ARCADE_WALLET_SECRET: walletSecret, TRUST_PROXY: '1' }
const limits = { ACCOUNTS_PER_ADDRESS: '100000', PARLOUR_MODE: 'demo', STREAMS_PER_ADDRESS: '5000' }
const stack = await startActivities(postgres.url, { ...env, ...limits })
await seedGames(stack)
const { database } = stack.app
process.send?.({
  url: stack.url,
  databaseUrl: stack.databaseUrl,
  sandboxUrl: stack.sandbox.url,
  paymentSecret: stack.secret,
  walletSecret,
  pid: process.pid,
} satisfies Place)
process.on('message', (order: Order) => {
  void carryOut(order).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => void stop())

function carryOut(order: Order): Promise<Answer> {
  return order.what === 'used' ? tellUsed() : prepareClaimers(order.count)
}

async function tellUsed(): Promise<Used> {
  globalThis.gc?.()
  const counted = await database.row<{ rows: number; bytes: number }>(sql`
    select sum(n_tup_ins)::bigint as rows, sum(pg_total_relation_size(relid))::bigint as bytes
    from pg_stat_user_tables`)
  const used = await readUsed(database, postgres.pid)
  const { heapUsed, external } = process.memoryUsage()
  return { ...used, ...counted, memory: heapUsed + external }
}

/** Players of whom everything is true that the day's gift asks for. */
async function prepareClaimers(count: number): Promise<SignedIn[]> {
  const players: SignedIn[] = []
  for (let at = 0; at < count; at++) {
    const player = await stack.newcomer()
    await stack.bind(player)
    await stack.pay(player, 100_00)
    await stack.wager(player, 500_00)
    players.push(player)
  }
  await until(async () => {
    const { waiting } = await database.row<{ waiting: number }>(
      sql`select count(*) as waiting from event_deliveries`,
    )
    return waiting === 0
  })
  return players
}

async function stop(): Promise<void> {
  await stack.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
