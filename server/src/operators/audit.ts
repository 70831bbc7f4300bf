import { createHash } from 'node:crypto'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { tellDesk } from '../frame/desk-news.ts'
import type { App } from '../frame/module.ts'
import type { Job } from '../frame/schedule.ts'

export type AuditLine = { operatorId: number; action: string; subject: string; detail: object }
type Chained = Omit<AuditLine, 'detail'> & { detail: string; atText: string }

const beginning: Buffer = Buffer.alloc(32)

/** Adds a line in the transaction of what it tells of. Lines are written one after the other. */
export async function addAudit(tx: Tx, line: AuditLine): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:audit'))`)
  const last = await tx.find<{ hash: Buffer }>(sql`
    select hash from operator_audit order by audit_id desc limit 1`)
  const previous = last?.hash ?? beginning
  const { detail, atText } = await tx.row<{ detail: string; atText: string }>(sql`
    select ${JSON.stringify(line.detail)}::jsonb::text as detail,
      clock_timestamp()::text as "atText"`)
  const hash = chain(previous, { ...line, detail, atText })
  await tx.run(sql`insert into operator_audit (operator_id, action, subject, detail, at,
      previous_hash, hash)
    values (${line.operatorId}, ${line.action}, ${line.subject}, ${detail}::jsonb,
      ${atText}::timestamptz, ${previous}, ${hash})`)
  await tellDesk(tx, 'acts')
}

export type AuditReport = { lines: number; firstBrokenId: number | null }
type Checked = AuditReport & { auditId: number; hash: Buffer }

/** Recomputes the whole chain. */
export async function checkAudit(queries: Queries): Promise<AuditReport> {
  const { lines, firstBrokenId } = await follow(queries, nothingYet)
  return { lines, firstBrokenId }
}

/** How the chain stands: read onward from the last line that was found good. */
export async function readAuditState(queries: Queries): Promise<AuditReport & { at: Date | null }> {
  const known = await readChecked(queries)
  const { lines, firstBrokenId } = await follow(queries, known ?? nothingYet)
  return { lines, firstBrokenId, at: known?.at ?? null }
}

/**
 * Moves the mark of what is known to be whole. What is broken stays told. The newest line's hash
 * goes into the log, which leaves this machine: an end that is cut off here is still known there.
 */
export function createAuditCheck({ log }: Pick<App, 'log'>): Job {
  return {
    name: 'operators.audit',
    everyMs: 60_000,
    async run(tx) {
      const before = (await readChecked(tx)) ?? nothingYet
      const found = await follow(tx, before)
      await noteChecked(tx, found)
      const head = { auditId: found.auditId, hash: found.hash.toString('hex') }
      if (found.auditId !== before.auditId) log.info({ audit: head }, 'the audit goes on')
      if (found.firstBrokenId !== before.firstBrokenId)
        log.error({ firstBrokenId: found.firstBrokenId }, 'the audit is broken')
    },
  }
}

export type AuditFilter = {
  operatorName?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  address?: string | undefined
  /** From the one until before the other. */
  from?: Sql | undefined
  to?: Sql | undefined
}
type AuditPage = AuditFilter & { before: number | null; limit: number }
export type AuditRow = {
  auditId: number
  operatorName: string
  action: string
  subject: string
  at: Date
  detail: Record<string, unknown>
  /** Asked of a second person, not done. */
  isProposed: boolean
  previous: Buffer
  hash: Buffer
}

const columns: Sql = {
  text: `audit_id as "auditId", o.name as "operatorName", action, subject, at, detail,
    detail ? 'proposalId' as "isProposed",
    previous_hash as previous, hash from operator_audit join operators o using (operator_id)`,
  values: [],
}

export function listAudit(queries: Queries, page: AuditPage): Promise<AuditRow[]> {
  const { operatorName = null, action = null, subject = null, before, limit } = page
  const { address, from, to } = page
  const isFrom =
    address === undefined
      ? sql`true`
      : sql`detail ? 'address' and detail ->> 'address' = ${address}`
  return queries.rows<AuditRow>(sql`select ${columns}
    where (${before}::bigint is null or audit_id < ${before})
    and (${operatorName}::text is null or o.name = ${operatorName})
    and (${action}::text is null or action = ${action})
    and (${subject}::text is null or subject = ${subject})
    and ${isFrom} and ${since(from)} and ${until(to)}
    order by audit_id desc limit ${limit}`)
}

const looksAndDrafts = `previewActivity previewBanner previewMail previewNotice previewSettings
  previewText setActivityDraft setView dropView takeWithdrawal readTalk readTalkImage sendTestMail
  takeExport`.split(/\s+/)
const newestLines = 500

/** What was done lately: neither looked at nor only drafted. */
export function listDeeds(queries: Queries, limit: number): Promise<AuditRow[]> {
  return queries.rows<AuditRow>(sql`select ${columns} where audit_id in (
      select audit_id from (select audit_id, action from operator_audit
        order by audit_id desc limit ${newestLines}) newest
      where action <> all(${looksAndDrafts}::text[]) order by audit_id desc limit ${limit})
    order by audit_id desc`)
}

type ActsPage = { subjects: readonly string[]; before: number | null; limit: number }

/** What was done to any of these, the newest first. */
export function listActs(queries: Queries, page: ActsPage): Promise<AuditRow[]> {
  const { subjects, before, limit } = page
  return queries.rows<AuditRow>(sql`select ${columns}
    where subject = any(${subjects}::text[])
    and (${before}::bigint is null or audit_id < ${before})
    order by audit_id desc limit ${limit}`)
}

export function findAuditLine(queries: Queries, auditId: number): Promise<AuditRow | null> {
  return queries.find<AuditRow>(sql`select ${columns} where audit_id = ${auditId}`)
}

/** Lines are numbered in the order of time, so a moment stands for a number. */
function since(from: Sql | undefined): Sql {
  if (from === undefined) return sql`true`
  return sql`audit_id >= (select audit_id from operator_audit where at >= ${from}
    order by at limit 1)`
}

function until(to: Sql | undefined): Sql {
  if (to === undefined) return sql`true`
  return sql`audit_id <= (select audit_id from operator_audit where at < ${to}
    order by at desc limit 1)`
}

const nothingYet: Checked = { auditId: 0, hash: beginning, lines: 0, firstBrokenId: null }
const linesAtOnce = 1_000

async function noteChecked(tx: Tx, found: Checked): Promise<void> {
  await tx.run(sql`insert into operator_audit_checks (audit_id, hash, lines, first_broken_id)
      values (${found.auditId}, ${found.hash}, ${found.lines}, ${found.firstBrokenId})
      on conflict (is_only) do update set audit_id = excluded.audit_id, hash = excluded.hash,
        lines = excluded.lines, first_broken_id = excluded.first_broken_id, checked_at = now()`)
}

function readChecked(queries: Queries) {
  return queries.find<Checked & { at: Date }>(sql`select audit_id as "auditId", hash, lines,
    first_broken_id as "firstBrokenId", checked_at as at from operator_audit_checks`)
}

type Stored = Chained & { auditId: number; previous: Buffer; hash: Buffer }

async function follow(queries: Queries, from: Checked): Promise<Checked> {
  let known = (await isCut(queries, from)) ? { ...from, firstBrokenId: from.auditId } : from
  for (;;) {
    const rows = await queries.rows<Stored>(sql`
      select audit_id as "auditId", operator_id as "operatorId", action, subject,
        detail::text as detail, at::text as "atText", previous_hash as previous, hash
      from operator_audit where audit_id > ${known.auditId} order by audit_id
      limit ${linesAtOnce}`)
    for (const row of rows) known = step(known, row)
    if (rows.length < linesAtOnce) return known
  }
}

/** Whether the last line found good is gone: somebody cut off the end. */
async function isCut(queries: Queries, { auditId, hash, firstBrokenId }: Checked) {
  if (auditId === 0 || firstBrokenId !== null) return false
  const there = await queries.find(sql`select from operator_audit
    where audit_id = ${auditId} and hash = ${hash}`)
  return there === null
}

function step(known: Checked, { auditId, previous, hash, ...line }: Stored): Checked {
  const isWhole = previous.equals(known.hash) && hash.equals(chain(previous, line))
  const firstBrokenId = known.firstBrokenId ?? (isWhole ? null : auditId)
  return { auditId, hash, lines: known.lines + 1, firstBrokenId }
}

function chain(previous: Buffer, { operatorId, action, subject, detail, atText }: Chained): Buffer {
  const text = JSON.stringify([operatorId, action, subject, detail, atText])
  return createHash('sha256').update(previous).update(text).digest()
}
