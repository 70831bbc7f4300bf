import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@parlour/server/frame/db.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { requireSameSecret } from '@parlour/server/frame/secret-check.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyBase, findFiles } from '../../scripts/backup/files.ts'
import { drillRestore, drillSabotage } from '../../scripts/backup/drill.ts'
import type { Point } from '../../scripts/backup/points.ts'
import { markPoint, readFigures } from '../../scripts/backup/points.ts'
import { restore } from '../../scripts/backup/restore.ts'
import { copySegments, drillSlot, nextSegment } from '../../scripts/backup/segments.ts'
import type { EmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { addPlayer, deposit } from '../stack/ledger.ts'

const secret = randomBytes(32).toString('hex')
const key = randomBytes(32)
let scratch: string
let backup: string
let postgres: EmbeddedPostgres
let database: Database
let client: pg.Client
let early: Point
let late: Point

beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
  backup = path.join(scratch, 'backup')
  mkdirSync(backup)
  postgres = await startEmbeddedPostgres({ dataDir: scratch, log: () => undefined })
  database = openDatabase(postgres.url, 4, () => undefined)
  await migrate(database, () => undefined)
  await requireSameSecret(database, secret)
  client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const playerId = await addPlayer(database, 5_000)
  const source = await findFiles(client)
  const copying = { source, folder: backup, key, slot: drillSlot }
  await writeMeanwhile(playerId, () => copyBase(client, copying))
  early = await writeMeanwhile(playerId, () => markPoint(database, backup, 'early'))
  late = await writeMeanwhile(playerId, () => markPoint(database, backup, 'late'))
  await copySegments(client, copying)
})
afterAll(async () => {
  await client.end()
  await database.end()
  await postgres.stop()
  rmSync(scratch, { recursive: true, force: true })
})

/** Deposits go on and on until told to stop. */
async function writeMeanwhile<Result>(playerId: number, work: () => Promise<Result>) {
  let isDone = false
  const writing = (async () => {
    while (!isDone) await deposit(database, playerId, 100)
  })()
  const result = await work().finally(() => (isDone = true))
  await writing
  return result
}

test('what was backed up while players pay comes back, at each of its points', async () => {
  expect(Number(late.figures.entries)).toBeGreaterThan(Number(early.figures.entries))
  const into = path.join(scratch, 'early')
  const restored = await restore({ from: backup, into, point: 'early', key })
  const there = openDatabase(restored.url, 1, () => undefined)
  expect(await readFigures(there)).toEqual(early.figures)
  await there.end()
  await restored.stop()

  const said: string[] = []
  const drill = { from: backup, scratch, key, say: (line: string) => void said.push(line) }
  expect((await drillRestore(drill, secret)).figures).toEqual(late.figures)
  expect(said.join('\n')).toContain('starts on the restored database and answers')
  await drillSabotage(drill)
  expect(said.filter((line) => line.startsWith('noticed'))).toHaveLength(4)
})

test('nothing readable leaves the machine, and another key opens nothing', async () => {
  const names = readdirSync(backup, { recursive: true, encoding: 'utf8' })
  const sealed = names.filter((name) => /base-[^.]*$|wal\/[0-9A-F]+$/.test(name))
  expect(sealed.length).toBeGreaterThan(1)
  const zstdMark = Buffer.from('28b52ffd', 'hex')
  for (const name of sealed)
    expect(readFileSync(path.join(backup, name)).subarray(0, 4)).not.toEqual(zstdMark)
  const into = path.join(scratch, 'stranger')
  const stranger = restore({ from: backup, into, point: null, key: randomBytes(32) })
  await expect(stranger).rejects.toThrow('cannot be opened')
})

test('segments are counted up over the end of a log', () => {
  expect(nextSegment('000000010000000000000009')).toBe('00000001000000000000000A')
  expect(nextSegment('0000000100000000000000FF')).toBe('000000010000000100000000')
})
