import { createHash } from 'node:crypto'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

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
}

export type AuditReport = { lines: number; firstBrokenId: number | null }

/** Recomputes the whole chain. */
export async function checkAudit(queries: Queries): Promise<AuditReport> {
  const rows = await queries.rows<
    Chained & { auditId: number; previous: Buffer; hash: Buffer }
  >(sql`
    select audit_id as "auditId", operator_id as "operatorId", action, subject,
      detail::text as detail, at::text as "atText", previous_hash as previous, hash
    from operator_audit order by audit_id`)
  let before = beginning
  for (const { auditId, previous, hash, ...line } of rows) {
    if (!previous.equals(before) || !hash.equals(chain(previous, line)))
      return { lines: rows.length, firstBrokenId: auditId }
    before = hash
  }
  return { lines: rows.length, firstBrokenId: null }
}

export function listAudit(queries: Queries, limit: number) {
  return queries.rows<{
    auditId: number
    operatorName: string
    action: string
    subject: string
    at: Date
  }>(sql`select audit_id as "auditId", o.name as "operatorName", action, subject, at
    from operator_audit join operators o using (operator_id) order by audit_id desc limit ${limit}`)
}

function chain(previous: Buffer, { operatorId, action, subject, detail, atText }: Chained): Buffer {
  const text = JSON.stringify([operatorId, action, subject, detail, atText])
  return createHash('sha256').update(previous).update(text).digest()
}
