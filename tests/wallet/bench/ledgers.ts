import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { fillHistory, settleDown } from './history.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.ts'

export const playerCount = 10_000
export const firstPlayerId = 80_000_001

export type Ledgers = { empty: Database; full: Database; stop: () => Promise<void> }

/** Two ledgers in one PostgreSQL that waits for the disk as a real one does. */
export async function openLedgers(entries: number, say: (line: string) => void): Promise<Ledgers> {
  // By this name the next run removes what one that was killed could not.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
  const settings = ['shared_buffers=512MB', 'max_wal_size=4GB']
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings })
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const open = (url: string) => openDatabase(url, 4, (error) => say(error.message))
  const full = open(postgres.url)
  await migrate(full, () => undefined)
  await full.run(sql`insert into players (account, nickname)
    select 'bench' || n, 'bench' from generate_series(1, ${playerCount}) as n`)
  await full.end()
  await copyDatabase(postgres.url)
  const ledgers = { full: open(postgres.url), empty: open(addressOf(postgres.url, 'empty')) }
  say(`filling one ledger with ${entries} entries`)
  await fill(ledgers.empty, 1)
  await fill(ledgers.full, Math.max(1, Math.round(entries / playerCount)))
  return {
    ...ledgers,
    async stop() {
      await Promise.all([ledgers.full.end(), ledgers.empty.end()])
      await postgres.stop()
      remove()
    },
  }
}

async function fill(database: Database, entriesEach: number): Promise<void> {
  const players = playerCount
  const until = new Date()
  await fillHistory(database, { firstPlayerId, players, entriesEach, months: 6, until })
  await settleDown(database)
}

async function copyDatabase(url: string): Promise<void> {
  const admin = openDatabase(addressOf(url, 'postgres'), 1, () => undefined)
  await admin.run({ text: 'create database empty template parlour', values: [] })
  await admin.end()
}

function addressOf(url: string, name: string): string {
  return url.replace(/(:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
