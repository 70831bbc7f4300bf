import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Queries } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { LedgerFigures } from '@parlour/server/wallet/index.ts'
import { readLedgerFigures, stopWriting } from '@parlour/server/wallet/index.ts'
import { StopReason } from '../stop-reason.ts'
import { addRecord, readRecords } from './records.ts'
import { listSegments } from './segments.ts'

export type Figures = LedgerFigures & { players: string; auditLines: string; auditEnd: string }

/** A moment one can return to by its name, and what the books said then. */
export type Point = { name: string; at: string; segment: string; figures: Figures }

const triesAtMost = 200

/**
 * Names this moment. Whoever writes money waits for it for some milliseconds; where that would
 * keep somebody waiting longer it lets them pass and tries again.
 */
export async function markPoint(database: Database, folder: string, name: string): Promise<Point> {
  for (let tries = 1; ; tries++) {
    try {
      const point = await tryToMark(database, name)
      addRecord(listOf(folder), point)
      return point
    } catch (error) {
      const isBusy = (error as { code?: string }).code === '55P03'
      if (!isBusy || tries === triesAtMost) throw error
      await pause(50)
    }
  }
}

export async function readFigures(queries: Queries): Promise<Figures> {
  const others = await queries.row<Omit<Figures, keyof LedgerFigures>>(sql`
    select (select count(*)::text from players) as players,
      (select count(*)::text from operator_audit) as "auditLines",
      coalesce((select encode(hash, 'hex') from operator_audit order by audit_id desc limit 1), '')
        as "auditEnd"`)
  return { ...(await readLedgerFigures(queries)), ...others }
}

export const listPoints = (folder: string) => readRecords<Point>(listOf(folder))

/** The point of that name, or the newest one that the segments reach: they are copied after it. */
export function findPoint(folder: string, name: string | null): Point {
  const points = listPoints(folder)
  const last = listSegments(folder).at(-1)?.name ?? ''
  const found =
    name === null
      ? points.findLast(({ segment }) => segment <= last)
      : points.find((point) => point.name === name)
  if (found) return found
  throw new StopReason(
    name === null ? `${folder} holds no backup` : `There is no point ${name} in ${folder}.`,
  )
}

function tryToMark(database: Database, name: string): Promise<Point> {
  return database.transaction(async (tx) => {
    await stopWriting(tx)
    await tx.run(sql`lock table operator_audit, players in share mode`)
    const figures = await readFigures(tx)
    const { segment, at } = await tx.row<{ segment: string; at: Date }>(sql`
      select pg_walfile_name(pg_create_restore_point(${name})) as segment,
        clock_timestamp() as at`)
    return { name, at: at.toISOString(), segment, figures }
  })
}

const listOf = (folder: string) => path.join(folder, 'points.jsonl')
