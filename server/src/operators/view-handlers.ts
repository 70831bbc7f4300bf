import type { operatorViewCalls } from '@parlour/contract/operator/views.ts'
import type { OperatorHandlers } from './run.ts'
import { dropView, listViews, saveView } from './views.ts'

export const viewHandlers = {
  async listViews({ tx, operator }) {
    return { viewList: await listViews(tx, operator.operatorId) }
  },
  async setView({ tx, operator, error, about }, view) {
    about(`view:${view.name}`)
    const viewId = await saveView(tx, { ...view, operatorId: operator.operatorId })
    if (viewId === 'tooManyViews') throw error(viewId)
    return { status: 'set', viewId }
  },
  async dropView({ tx, operator, error, about, note }, { viewId }) {
    const dropped = await dropView(tx, { viewId, operatorId: operator.operatorId })
    if (!dropped) throw error('unknownView')
    about(`view:${dropped.name}`)
    note({ path: dropped.path }, { path: null })
    return { status: 'dropped' }
  },
} satisfies OperatorHandlers<typeof operatorViewCalls>
