import { startScratchPostgres } from '../../../scripts/embedded-postgres.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { startPlay } from '../../stack/play-stack.ts'
import { credentials } from '../../stack/stack.ts'

/** The server in a process of its own, limited as in production; tells its memory when asked. */
export type Place = { url: string; secret: string; players: Player[] }
export type Player = {
  playerId: number
  gameId: number
  token: string
  headers: Record<string, string>
}
export type Memory = { rss: number; heap: number; limit: number; cpuMicros: number }

const quiet = () => undefined
const playerCount = 200
const postgres = await startScratchPostgres()
const template = openDatabase(postgres.url, 2, quiet)
await migrate(template, quiet)
await template.end()
const stack = await startPlay(postgres.url, {
  // As in production; other tests raise it.
  WORK_AT_LEAST: '40',
  DATABASE_WAIT_MS: '10000',
  CALLS_PER_MINUTE: '100000000',
  PARLOUR_MODE: 'demo',
})
const players: Player[] = []
for (let at = 0; at < playerCount; at++) {
  const { playerId, gameId, token, player } = await stack.open(10_000_000_00)
  players.push({ playerId, gameId, token, headers: credentials(player) })
}
const { url, secret } = stack
process.send?.({ url, secret, players } satisfies Place)
process.on('message', () => void tell())
process.once('disconnect', () => void stop())

async function tell(): Promise<void> {
  const { rss, heapUsed: heap } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const [found] = (await stack.app.metrics.workLimit.get()).values
  const memory: Memory = { rss, heap, limit: found?.value ?? 0, cpuMicros: user + system }
  process.send?.(memory)
}

async function stop(): Promise<void> {
  await stack.expectCleanLedger()
  await stack.stop()
  await postgres.stop()
  process.exit(0)
}
