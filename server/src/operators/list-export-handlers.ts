import { operatorCalls } from '@parlour/contract/operator/index.ts'
import type { operatorListExportCalls } from '@parlour/contract/operator/list-exports.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import { makeExport } from '../reports/index.ts'
import type { OperatorHandlers } from './run.ts'

export const listExportHandlers = {
  async startListExport({ tx, operator, error, about }, wanted) {
    const { input, permission } = operatorCalls[wanted.list]
    const isPermitted = permission === null || operator.permissions.includes(permission)
    if (!isPermitted) throw error('listNotPermitted')
    if (!input.safeParse(wanted.filters).success) throw error('badFilters')
    about(`list:${wanted.list}`)
    const token = await makeExport(tx, wanted, operator.operatorId)
    return { address: `${operatorPrefix}exports/${token}` }
  },
} satisfies OperatorHandlers<typeof operatorListExportCalls>
