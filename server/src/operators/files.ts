import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { ListExport } from './list-exports.ts'

export type FileState = 'waiting' | 'ready' | 'failed'
export type LargeFile = {
  fileId: number
  operatorId: number
  asked: ListExport
  state: FileState
  place: string | null
  rows: number
  parts: number
  problem: string | null
  madeAt: Date
  expiresAt: Date
}

const columns = sql`file_id as "fileId", operator_id as "operatorId", asked, state, place, rows,
  parts, problem, made_at as "madeAt", expires_at as "expiresAt"`

export async function addFile(tx: Tx, operatorId: number, asked: ListExport): Promise<void> {
  await tx.run(sql`insert into operator_files (operator_id, asked)
    values (${operatorId}, ${JSON.stringify(asked)})`)
}

type Page = { operatorId: number; before: number | null; limit: number }

/** One's own that are not gone yet, the newest first. */
export function listFiles(queries: Queries, { operatorId, before, limit }: Page) {
  return queries.rows<LargeFile>(sql`select ${columns} from operator_files
    where operator_id = ${operatorId} and expires_at > now()
      and (${before}::bigint is null or file_id < ${before})
    order by file_id desc limit ${limit}`)
}

export function findFile(queries: Queries, fileId: number, operatorId: number) {
  return queries.find<LargeFile>(sql`select ${columns} from operator_files
    where file_id = ${fileId} and operator_id = ${operatorId} and expires_at > now()`)
}

/** The one after this that waits longest, held by this transaction; null when none does. */
export function lockNextFile(tx: Tx, after: number): Promise<LargeFile | null> {
  return tx.find<LargeFile>(sql`select ${columns} from operator_files
    where state = 'waiting' and file_id > ${after} order by file_id limit 1 for update skip locked`)
}

type Bite = { lines: string[]; rows: number; place: string | null; isLast: boolean }

const goodMinutes = 60

/** What was written of a file. Whole, it can be fetched for an hour. */
export async function addPart(tx: Tx, file: LargeFile, bite: Bite): Promise<void> {
  const { fileId, parts } = file
  await tx.run(sql`insert into operator_file_parts (file_id, part, content)
    values (${fileId}, ${parts}, ${bite.lines.join('')})`)
  await tx.run(sql`update operator_files set parts = parts + 1, rows = rows + ${bite.rows},
      place = ${bite.place}, state = ${bite.isLast ? 'ready' : 'waiting'},
      expires_at = case when ${bite.isLast} then now() + ${goodMinutes} * interval '1 minute'
        else expires_at end
    where file_id = ${fileId}`)
}

export async function failFile(tx: Tx, fileId: number, problem: string): Promise<void> {
  await tx.run(sql`update operator_files set state = 'failed', problem = ${problem}
    where file_id = ${fileId}`)
}

/** The file part by part: one of them in memory at a time. */
export async function* readFile(queries: Queries, file: LargeFile): AsyncGenerator<string> {
  for (let part = 0; part < file.parts; part++) {
    const found = await queries.find<{ content: string }>(sql`select content
      from operator_file_parts where file_id = ${file.fileId} and part = ${part}`)
    if (found) yield found.content
  }
}
