import { z } from 'zod'
import { amount, day, id, label, moment, nextCursor } from '../schemas.ts'
import { isProposed } from './is-proposed.ts'
import { operatorCall } from './operator-call.ts'

const line = z.object({
  auditId: id,
  operatorName: label(60),
  action: label(60),
  subject: z.string().max(100),
  time: moment,
  summary: z.string().max(200).describe('What it led to, in a few words'),
  isProposed,
  proposedBy: label(60).nullable().describe('Whose proposal it was, where two people decided'),
})
const change = z.object({ path: z.string().max(300), before: z.json(), after: z.json() })
const hash = z.string().length(64)

/** What operators did, line by line. */
export const operatorAuditCalls = {
  listAudit: operatorCall('listAudit', {
    about: 'Lists the lines of the audit, newest first, and whether its chain is unbroken.',
    permission: 'audit.read',
    input: z.strictObject({
      operatorName: label(60).optional(),
      action: label(60).optional(),
      subject: label(100).optional(),
      address: label(60).optional(),
      fromDay: day.optional(),
      toDay: day.optional(),
      cursor: z.string().min(1).max(200).optional(),
      limit: z.int().min(1).max(500).default(50),
    }),
    output: z.object({
      auditList: z.array(line).max(500),
      nextCursor,
      lines: amount,
      firstBrokenId: id.nullable().describe('Null when every line follows from the one before'),
      checkedTime: moment.nullable(),
    }),
  }),
  getAuditLine: operatorCall('getAuditLine', {
    about: 'Answers one line with what changed, path by path, and its place in the chain.',
    permission: 'audit.read',
    input: z.strictObject({ auditId: id }),
    output: line.extend({
      changeList: z.array(change).max(1_000),
      detail: z.record(z.string(), z.json()).describe('What was asked for'),
      address: z.string().max(60).nullable(),
      previousHash: hash,
      hash,
    }),
    errors: { unknownLine: 1001 },
  }),
}
