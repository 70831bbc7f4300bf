import { createReadStream, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { StopReason } from '../stop-reason.ts'
import { addRecord, readRecords } from './records.ts'
import type { Key, Sealed } from './sealed.ts'
import { seal } from './sealed.ts'

/** Makes PostgreSQL keep what it writes until it has been copied, for good or while connected. */
export type Slot = { name: string; isTemporary: boolean }

export const lastingSlot: Slot = { name: 'parlour_backup', isTemporary: false }
export const drillSlot: Slot = { name: 'parlour_drill', isTemporary: true }

const segmentName = /^[0-9A-F]{24}$/

export async function keepSegments(client: pg.Client, slot: Slot): Promise<void> {
  await client.query(
    `select pg_create_physical_replication_slot($1, true, $2)
    where not exists (select from pg_replication_slots where slot_name = $1)`,
    [slot.name, slot.isTemporary],
  )
}

type Copying = { source: string; folder: string; key: Key; slot: Slot }

/**
 * Copies every segment that is complete, the running one too: it is closed first. One backup does
 * so at a time: two that write the same segments would leave a list that no restore can follow.
 */
export async function copySegments(client: pg.Client, copying: Copying): Promise<string[]> {
  // One that hangs, on a disk that is away, must not gather a queue of those that come each minute.
  await client.query(`set lock_timeout = '5min'`)
  await client.query(`select pg_advisory_lock(hashtext('parlour:backup'))`)
  try {
    return await copyNext(client, copying)
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('parlour:backup'))`)
  }
}

export const listSegments = (folder: string) => readRecords<Sealed>(listOf(folder))

export const pathOf = (folder: string, name: string) => path.join(folder, 'wal', name)

const listOf = (folder: string) => path.join(folder, 'wal', 'segments.jsonl')

/** Those a restore reads, in order and without a hole. */
export function requireSegments(folder: string, first: string, last: string): Sealed[] {
  const wanted = listSegments(folder).filter(({ name }) => name >= first && name <= last)
  if (wanted[0]?.name !== first) throw new StopReason(`segment ${first} was never backed up`)
  if (wanted.at(-1)?.name !== last) throw new StopReason(`segment ${last} was never backed up`)
  wanted.reduce((before, after) => {
    requireNext(before.name, after.name)
    return after
  })
  return wanted
}

const segmentsInLog = 256

/** Names count up: eight digits of a timeline, eight of a log, eight of a segment within it. */
export function nextSegment(name: string): string {
  const count = BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`) + 1n
  const log = count / BigInt(segmentsInLog)
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')
  return name.slice(0, 8) + hex(log) + hex(count % BigInt(segmentsInLog))
}

function requireNext(before: string, after: string): void {
  if (nextSegment(before) === after) return
  throw new StopReason(
    `Segments between ${before} and ${after} are missing: take a new base into another folder.`,
  )
}

async function copyNext(
  client: pg.Client,
  { source, folder, key, slot }: Copying,
): Promise<string[]> {
  // Where another backup has just closed one, this is where the next begins, which goes on growing.
  const { rows } = await client.query<{ lsn: string; last: string }>(
    'select lsn, pg_walfile_name(lsn - 1) as last from pg_switch_wal() as lsn',
  )
  const [{ lsn, last } = { lsn: '', last: '' }] = rows
  const kept = listSegments(folder)
  const copied = kept.at(-1)?.name ?? ''
  const names = readdirSync(path.join(source, 'pg_wal'))
    .filter((name) => segmentName.test(name) && name > copied && name <= last)
    .toSorted()
  if (copied && names[0]) requireNext(copied, names[0])
  mkdirSync(path.join(folder, 'wal'), { recursive: true, mode: 0o700 })
  for (const name of names) {
    const bytes = createReadStream(path.join(source, 'pg_wal', name))
    const sha256 = await seal(bytes, pathOf(folder, name), key)
    addRecord(listOf(folder), { name, sha256 })
  }
  await client.query('select pg_replication_slot_advance($1, $2)', [slot.name, lsn])
  return names
}
