import { taskTypes } from '@parlour/contract/activity-types.ts'
import { readJsonText } from '@parlour/contract/json-text.ts'
import { send } from '../../calls/api.ts'
import { refreshCall } from '../../calls/answer-store.ts'

/** Sharing from the wheel is a task of the day. Where there is no such task, nothing happens. */
export async function noteSpinShare(): Promise<void> {
  try {
    const { taskData } = await send('getTaskUser', {})
    const task = readJsonText(taskData).find(({ type }) => type === taskTypes.todayShareSpin)
    if (!task) return
    await send('appProxyUser4TaskUserShare', { taskId: task.id })
    await refreshCall('getTaskUser')
  } catch {
    // The invitation itself goes on: it does not wait for a task.
  }
}
