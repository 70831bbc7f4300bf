import type { Database, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import { putOff } from '../frame/schedule.ts'
import { isAccountTaken } from '../players/index.ts'
import { findClosing } from '../wallet/index.ts'
import { crowdAccount, makeChunk } from './crowd.ts'
import { leaveDesk } from './desk.ts'
import { closePast, isPastOpen, onMovedClock } from './moved-clock.ts'

/** What follows days once they are over, or wants the ledger's tables for itself, waits. */
const bookJobs = ['wallet.close-days', 'wallet.months', 'reports.sum']
const allParts = 20
const writers = 2

/** A crowd is due: the clock of tables stays movable, and no day is closed before it has come. */
export async function holdBooks(tx: Tx): Promise<void> {
  await putOff(tx, bookJobs, 10)
}

/**
 * Sixty days of two thousand players, beside a site that is open already. A part of them is one
 * transaction: what was cut off by a stop is done at the next start.
 */
export function startHistory(app: App, { parts = allParts } = {}) {
  let isStopped = false
  const work = (async () => {
    if (!(await isPastOpen(app.database))) return
    const startedAt = performance.now()
    await app.database.transaction(holdBooks)
    const left = Array.from({ length: parts }, (_, chunk) => chunk)
    const write = async () => {
      for (let chunk = left.shift(); chunk !== undefined && !isStopped; chunk = left.shift())
        await writeChunk(app, chunk, () => isStopped)
    }
    await Promise.all(Array.from({ length: writers }, write))
    if (isStopped) return
    await app.database.transaction((tx) => onMovedClock(tx, (moveTo) => leaveDesk(app, tx, moveTo)))
    await openBooks(app.database, parts)
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    app.log.info({ seconds }, 'the demo has a past')
  })().catch((error: unknown) => {
    if (!(error instanceof Stopped)) app.log.error({ err: error }, 'the demo’s past was cut short')
  })
  return {
    done: work,
    async stop(): Promise<void> {
      isStopped = true
      await work
    },
  }
}

class Stopped extends Error {}

async function writeChunk(
  { database, config }: Pick<App, 'config' | 'database'>,
  chunk: number,
  isStopped: () => boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Only one part at a time can have the teams, and on a slow machine one takes minutes.
    await tx.run(sql`set local lock_timeout = 0`)
    const { isFree } = await tx.row<{ isFree: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtext('parlour:history'), ${chunk}) as "isFree"`)
    if (!isFree || (await isAccountTaken(tx, crowdAccount(chunk, 0)))) return
    // What is closed stays as it is: then the rest of the crowd never comes.
    if (await findClosing(tx, null)) return
    await onMovedClock(tx, (move) => {
      const moveTo = (at: Date) => {
        if (isStopped()) throw new Stopped()
        return move(at)
      }
      return makeChunk(tx, { chunk, moveTo, secret: config.PARLOUR_SECRET })
    })
  })
}

/** When the last of it is written; another copy may still be at it. */
async function openBooks(database: Database, parts: number): Promise<void> {
  const isClosed = (await findClosing(database, null)) !== null
  for (let chunk = 0; chunk < parts && !isClosed; chunk++)
    if (!(await isAccountTaken(database, crowdAccount(chunk, 0)))) return
  await closePast(database)
  await putOff(database, bookJobs, 0)
}
