import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.ts'
import { startPlay } from '../../stack/play-stack.ts'
import { readUsed } from '../play/costs.ts'

/** The platform in a process of its own, with players who have a slot open. */
export type Player = { playerId: number; gameId: number; token: string }
export type Ready = { url: string; secret: string; databaseUrl: string; players: Player[] }
export type Used = { server: number; database: number }

const quiet = () => undefined
const playerCount = 128

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
  const { playerId, gameId, token } = await stack.open(10_000_000_00)
  players.push({ playerId, gameId, token })
}
const { url, secret } = stack
process.send?.({ url, secret, databaseUrl: postgres.url, players } satisfies Ready)
process.on('message', () => {
  void readUsed(stack.app.database, postgres.pid).then((used) => process.send?.(used))
})
process.once('disconnect', () => void stop())

async function stop(): Promise<void> {
  await stack.expectCleanLedger()
  await stack.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
