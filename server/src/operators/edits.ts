import { formOf, problemsOf } from '@parlour/contract/forms/form.ts'
import type { OperatorCall } from '@parlour/contract/operator/operator-call.ts'
import type { z } from 'zod'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Asking } from './agreement.ts'
import { agree } from './agreement.ts'
import type { Change } from './diff-paths.ts'
import { diffPaths } from './diff-paths.ts'
import type { OperatorContext } from './run.ts'

/** Something that operators change as a whole, in versions: the settings, a promotion. */
export type Editable = {
  subject: string
  schema: z.ZodType
  readNewest: (queries: Queries) => Promise<{ version: number; content: object }>
  save: (tx: Tx, change: { content: object; basedOn: number; author: string }) => Promise<number>
  /** What one person may not change alone. */
  wantsTwo: (changes: Change[]) => boolean
}

type Json = Record<string, z.core.util.JSONType>

/** What a draft changes, and what is wrong with it. */
export async function checkEdit(queries: Queries, of: Editable, draft: object) {
  const { content } = await of.readNewest(queries)
  const parsed = of.schema.safeParse(draft)
  const changes = diffPaths(content, parsed.success ? parsed.data : draft).slice(0, mostChanges)
  return {
    problemList: parsed.success ? [] : problemsOf(parsed.error),
    changeList: changes as { path: string; before: null; after: null }[],
    wantsTwo: of.wantsTwo(changes),
  }
}

const mostChanges = 2_000

export function tellForm(of: Editable, content: object) {
  return { content: content as Json, form: formOf(of.schema) as unknown as Json }
}

/** One change of a thing after the other. */
export async function lockEdit(tx: Tx, subject: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`edit:${subject}`}))`)
}

type Edit = { basedOn: number; content: object }
type EditFault = 'changedMeanwhile' | 'badContent' | 'nothingChanged' | 'alreadyApproved'
type Editing = Asking & Pick<OperatorContext<OperatorCall>, 'note' | 'about'>
type Made = { status: 'waiting' | 'set'; approvalId: number | null; version: number }

/** Changes something as a new version: by one person, or proposed to a second. */
export async function makeEdit(
  editing: Editing,
  of: Editable,
  { basedOn, content: draft }: Edit,
): Promise<Made | EditFault> {
  const { tx, operator, note, about } = editing
  about(of.subject)
  await lockEdit(tx, of.subject)
  const { version, content: now } = await of.readNewest(tx)
  if (version !== basedOn) return 'changedMeanwhile'
  const parsed = of.schema.safeParse(draft)
  if (!parsed.success) return 'badContent'
  const content = parsed.data as object
  const changes = diffPaths(now, content)
  if (changes.length === 0) return 'nothingChanged'
  const neededApprovals = of.wantsTwo(changes) ? 2 : 1
  const act = { subject: of.subject, content: { basedOn, changes }, neededApprovals }
  const agreed = await agree(editing, act)
  if (agreed === 'alreadyApproved') return agreed
  const { isEnough, approvalId } = agreed
  if (!isEnough) return { status: 'waiting', approvalId, version }
  note(now, content)
  const author = `operator:${operator.operatorId}`
  return { status: 'set', approvalId, version: await of.save(tx, { content, basedOn, author }) }
}

type Row = { version: number; author: string; at: Date }

/** Versions with the names of those who decided them. */
export async function nameAuthors(queries: Queries, rows: readonly Row[]) {
  const ids = rows.map(({ author }) => Number(/^operator:(\d+)$/.exec(author)?.[1] ?? 0))
  const found = await queries.rows<{ operatorId: number; name: string }>(sql`
    select operator_id as "operatorId", name from operators
    where operator_id = any(${[...new Set(ids)]}::bigint[])`)
  const names = new Map(found.map(({ operatorId, name }) => [operatorId, name]))
  return rows.map(({ version, author, at }, index) => ({
    version,
    author: names.get(ids[index] ?? 0) ?? author,
    createTime: at.getTime(),
  }))
}
