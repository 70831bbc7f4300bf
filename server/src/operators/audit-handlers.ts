import type { operatorAuditCalls } from '@parlour/contract/operator/audit.ts'
import { sql } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import { readSettings } from '../frame/settings.ts'
import type { AuditRow } from './audit.ts'
import { findAuditLine, listAudit, readAuditState } from './audit.ts'
import type { Change } from './diff-paths.ts'
import type { OperatorHandlers } from './run.ts'

export const auditHandlers = {
  async listAudit({ tx }, { cursor, limit, fromDay, toDay, ...filter }) {
    const { timeZone } = (await readSettings(tx)).settings
    const times = {
      ...(fromDay && { from: sql`${fromDay}::date::timestamp at time zone ${timeZone}` }),
      ...(toDay && { to: sql`(${toDay}::date + 1)::timestamp at time zone ${timeZone}` }),
    }
    const page = { ...filter, ...times, before: readIdCursor(cursor), limit: limit + 1 }
    const found = await listAudit(tx, page)
    const shown = found.slice(0, limit)
    const { at, ...state } = await readAuditState(tx)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      auditList: shown.map(tell),
      nextCursor: last ? String(last.auditId) : null,
      ...state,
      checkedTime: at?.getTime() ?? null,
    }
  },
  async getAuditLine({ tx, error }, { auditId }) {
    const row = await findAuditLine(tx, auditId)
    if (!row) throw error('unknownLine')
    const { changes: _changes, address, proposedBy: _proposedBy, ...detail } = row.detail
    return {
      ...tell(row),
      changeList: changesOf(row) as { path: string; before: null; after: null }[],
      detail: detail as Record<string, never>,
      address: typeof address === 'string' ? address : null,
      previousHash: row.previous.toString('hex'),
      hash: row.hash.toString('hex'),
    }
  },
} satisfies OperatorHandlers<typeof operatorAuditCalls>

function tell(row: AuditRow) {
  const { auditId, operatorName, action, subject, at, detail, isProposed } = row
  const { proposedBy } = detail
  return {
    auditId,
    operatorName,
    action,
    subject,
    time: at.getTime(),
    summary: summarize(row),
    isProposed,
    proposedBy: typeof proposedBy === 'string' ? proposedBy : null,
  }
}

function changesOf({ detail }: AuditRow): Change[] {
  return Array.isArray(detail['changes']) ? (detail['changes'] as Change[]) : []
}

/** The first change, or the state it came to. */
function summarize(row: AuditRow): string {
  const [first, ...more] = changesOf(row)
  const { status } = row.detail
  if (!first) return typeof status === 'string' ? status : ''
  const text = `${short(first.before)} → ${short(first.after)}`
  return more.length > 0 ? `${text} +${more.length}` : text
}

const longest = 40

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
