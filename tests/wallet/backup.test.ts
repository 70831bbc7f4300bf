import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@parlour/server/frame/db.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { requireSameSecret } from '@parlour/server/frame/secret-check.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyBase, findFiles } from '../../scripts/backup/files.ts'
import { drillRestore, drillSabotage } from '../../scripts/backup/drill.ts'
import type { Point } from '../../scripts/backup/points.ts'
import { findPoint, markPoint, readFigures } from '../../scripts/backup/points.ts'
import { restore } from '../../scripts/backup/restore.ts'
import {
  copySegments,
  drillSlot,
  keepSegments,
  listSegments,
  nextSegment,
} from '../../scripts/backup/segments.ts'
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

test('a restore takes its time: the log of a day is not played in minutes', async () => {
  const real = globalThis.setTimeout
  // Minutes pass while it begins.
  const hurried = (act: () => void, ms = 0) => real(act, ms > 60_000 ? 1 : ms)
  const clock = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried)
  const into = path.join(scratch, 'slow')
  const wish = { from: backup, into, point: 'early', key }
  const restored = await restore(wish).finally(() => clock.mockRestore())
  expect(restored.point.figures).toEqual(early.figures)
  await restored.stop()
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

test('two backups at once copy every segment once', async () => {
  const source = await findFiles(client)
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  const slot = { name: 'parlour_other', isTemporary: true }
  await keepSegments(other, slot)
  // One of them is still at it when its minute is over, and the next one comes.
  for (let count = 0; count < 3; count++) {
    await addPlayer(database, 100)
    await client.query('select pg_switch_wal()')
  }
  const copying = { source, folder: backup, key }
  await Promise.all([
    copySegments(client, { ...copying, slot: drillSlot }),
    copySegments(other, { ...copying, slot }),
  ])
  await other.end()
  const names = listSegments(backup).map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].toSorted())
})

test('a segment that is still written is not copied, also where nothing is new', async () => {
  const copying = { source: await findFiles(client), folder: backup, key, slot: drillSlot }
  // PostgreSQL makes the file of the next segment while this one fills.
  await client.query('select pg_switch_wal()')
  await client.query(`select pg_logical_emit_message(false, 'full', repeat('x', 13000000))`)
  await client.query('checkpoint')
  await copySegments(client, copying)
  await copySegments(client, copying)
  const { rows } = await client.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn() + 1) as current',
  )
  expect(listSegments(backup).at(-1)?.name).not.toBe(rows[0]?.current)
})

test('a point whose segments were not copied is not the newest to return to', async () => {
  const { name } = findPoint(backup, null)
  await addPlayer(database, 100)
  await markPoint(database, backup, 'unreached')
  expect(findPoint(backup, null).name).toBe(name)
})

test('segments are counted up over the end of a log', () => {
  expect(nextSegment('000000010000000000000009')).toBe('00000001000000000000000A')
  expect(nextSegment('0000000100000000000000FF')).toBe('000000010000000100000000')
})
