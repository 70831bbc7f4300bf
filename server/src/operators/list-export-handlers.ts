import type { InputOf } from '@parlour/contract/call.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import type { operatorListExportCalls } from '@parlour/contract/operator/list-exports.ts'
import { unmaskedLists } from '@parlour/contract/operator/list-exports.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import { readIdCursor } from '../frame/input.ts'
import { makeExport } from '../reports/index.ts'
import { agree } from './agreement.ts'
import { findApproval } from './approvals.ts'
import { addFile, findFile, listFiles } from './files.ts'
import type { Operator } from './operators.ts'
import type { OperatorHandlers } from './run.ts'

export const listExportHandlers = {
  async startListExport({ tx, operator, error, about }, wanted) {
    const fault = findFault(operator, wanted)
    if (fault) throw error(fault)
    about(`list:${wanted.list}`)
    const token = await makeExport(tx, wanted, operator.operatorId)
    return { address: `${operatorPrefix}exports/${token}` }
  },
  async startLargeExport(ctx, { list, filters, isUnmasked }) {
    const { tx, operator, error, about } = ctx
    const fault = findFault(operator, { list, filters }) ?? findMask(operator, list, isUnmasked)
    if (fault) throw error(fault)
    const subject = `list:${list}`
    about(subject)
    const wanted = { list, filters, ...(isUnmasked && { isUnmasked }) }
    const agreed = await agree(ctx, { subject, content: wanted, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, approvalId } = agreed
    if (!isEnough) return { status: 'waiting', approvalId }
    // Who asked gets the file, not who agreed.
    const asked = approvalId === null ? null : await findApproval(tx, approvalId)
    await addFile(tx, asked?.maker ?? operator.operatorId, wanted)
    return { status: 'begun', approvalId }
  },
  async listExports({ tx, operator: { operatorId } }, { cursor, limit }) {
    const page = { operatorId, before: readIdCursor(cursor), limit: limit + 1 }
    const found = await listFiles(tx, page)
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      fileList: shown.map(({ fileId, asked, state, rows, problem, madeAt, expiresAt }) => ({
        fileId,
        list: asked.list,
        filters: { ...asked.filters },
        isUnmasked: asked.isUnmasked ?? false,
        state,
        rows,
        problem,
        madeTime: madeAt.getTime(),
        expireTime: expiresAt.getTime(),
      })),
      nextCursor: last ? String(last.fileId) : null,
    }
  },
  async takeExport({ tx, operator: { operatorId }, error, about }, { fileId }) {
    const file = await findFile(tx, fileId, operatorId)
    if (!file) throw error('unknownFile')
    if (file.state !== 'ready') throw error('notReady')
    about(`list:${file.asked.list}`)
    const token = await makeExport(tx, { fileId }, operatorId)
    return { address: `${operatorPrefix}exports/${token}` }
  },
} satisfies OperatorHandlers<typeof operatorListExportCalls>

type Wanted = InputOf<typeof operatorListExportCalls.startListExport>

function findFault({ permissions }: Operator, { list, filters }: Wanted) {
  const { input, permission } = operatorCalls[list]
  if (permission !== null && !permissions.includes(permission)) return 'listNotPermitted'
  return input.safeParse(filters).success ? null : 'badFilters'
}

function findMask({ permissions }: Operator, list: Wanted['list'], isUnmasked: boolean) {
  if (!isUnmasked) return null
  if (!unmaskedLists.some((one) => one === list)) return 'nothingMasked'
  return permissions.includes('players.reveal') ? null : 'revealNotPermitted'
}
