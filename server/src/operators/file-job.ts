import { mostLargeRows } from '@parlour/contract/report-figures.ts'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { CallError, FrameFailure } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import type { Job } from '../frame/schedule.ts'
import type { LargeFile } from './files.ts'
import { addPart, failFile, lockNextFile } from './files.ts'
import { endLine, pageRows, writeListPage } from './list-exports.ts'
import type { Operator } from './operators.ts'
import { findOperatorById } from './operators.ts'
import type { AnyOperatorHandler } from './run.ts'
import { NotPermitted } from './run.ts'

type Handlers = Record<string, AnyOperatorHandler>

const pagesAtOnce = 10

/**
 * Makes large files, a thousand rows a turn: a turn that is cut off is done again, and every other
 * job has its own in between. Rights are those the person has now.
 */
export function createFileJob(app: App, handlers: Handlers, mostRows = mostLargeRows): Job {
  return {
    name: 'operators.files',
    everyMs: 10_000,
    async run(tx): Promise<void | 'more'> {
      let failure: unknown = null
      for (let file = await lockNextFile(tx, 0); file; file = await lockNextFile(tx, file.fileId)) {
        await tx.run(sql`savepoint file`)
        try {
          return await makeFile(tx, file, { app, handlers, mostRows })
        } catch (error) {
          // One that cannot be made now holds back none of the later ones; alone, it is told.
          failure = error
          await tx.run(sql`rollback to savepoint file`)
        }
      }
      if (failure !== null) throw failure
    },
  }
}

type Making = Pick<Work, 'app' | 'handlers' | 'mostRows'>

async function makeFile(tx: Tx, file: LargeFile, making: Making): Promise<void | 'more'> {
  const operator = await findOperatorById(tx, file.operatorId)
  const wanted = [
    'reports.export',
    ...(file.asked.isUnmasked ? ['players.reveal' as const] : []),
  ] as const
  if (!operator || !wanted.every((one) => operator.permissions.includes(one)))
    return failFile(tx, file.fileId, 'rightsLost')
  return writeBite(tx, { ...making, operator, file })
}

type Work = {
  app: App
  handlers: Handlers
  operator: Operator
  file: LargeFile
  mostRows: number
}

async function writeBite(tx: Tx, { file, mostRows, ...by }: Work): Promise<void | 'more'> {
  const bite = { lines: [] as string[], rows: 0, place: file.place, isLast: false }
  try {
    for (let page = 0; page < pagesAtOnce && !bite.isLast; page++) {
      const left = mostRows - file.rows - bite.rows
      const cut = { cursor: bite.place, limit: Math.min(pageRows, left) }
      const { lines, rows, next } = await writeListPage({ ...by, wanted: file.asked }, cut)
      bite.lines.push(...lines)
      bite.rows += rows
      const isFull = next !== null && rows >= left
      if (isFull) bite.lines.push(endLine(mostRows))
      bite.isLast = next === null || next === bite.place || isFull
      bite.place = next
    }
  } catch (failure) {
    const isRefused = failure instanceof NotPermitted
    if (!isRefused && !(failure instanceof CallError) && !(failure instanceof FrameFailure))
      throw failure
    return failFile(tx, file.fileId, isRefused ? 'rightsLost' : 'badFilters')
  }
  await addPart(tx, file, bite)
  return bite.isLast ? undefined : 'more'
}
