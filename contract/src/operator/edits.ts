import { z } from 'zod'
import { count, id, label, moment, nextCursor } from '../schemas.ts'

/** What every call about something versioned is made of: settings and promotions alike. */

export const version = count.describe('0 before the first decision')
export const content = z.record(z.string(), z.json())
export const reason = label(300).describe('Kept in the audit')
const path = z.string().max(200)
const both = z.tuple([z.string().max(500), z.string().max(500)])

export const versionRow = z.object({
  version,
  author: label(60).describe('Who decided it, or what made it'),
  createTime: moment.nullable(),
})

/** A version with its whole content, and the form it is drawn with: see forms/form-field.ts. */
export const shownVersion = versionRow.extend({ newest: version, content, form: content })

export const versionList = z.object({ versionList: z.array(versionRow).max(100), nextCursor })

export const checkedEdit = z.object({
  problemList: z
    .array(
      z.object({
        path,
        problem: z.literal(['tooSmall', 'tooBig', 'wrong', 'said']),
        limit: z.number().nullable(),
        text: both.nullable(),
      }),
    )
    .max(50),
  changeList: z.array(z.object({ path, before: z.json(), after: z.json() })).max(2_000),
  wantsTwo: z.boolean().describe('Whether a second person decides'),
})

export const basedOn = version.describe(
  'The version that was looked at, so that no change is lost unseen',
)

export const madeEdit = z.object({
  status: z.literal(['waiting', 'set']),
  approvalId: id.nullable(),
  version: version.describe('The one in force now'),
})

export const editErrors = {
  changedMeanwhile: 1001,
  badContent: 1002,
  nothingChanged: 1003,
  alreadyApproved: 1004,
} as const
