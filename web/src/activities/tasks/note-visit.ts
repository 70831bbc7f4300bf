import { refreshCall } from '../../calls/answer-store.ts'
import { NetworkFailure, send } from '../../calls/api.ts'
import { showActivityFailure } from '../kit/failures.ts'
import { reading } from './task-list.ts'

/**
 * Tells the server that the player went to share or follow. A tab sleeps while another app is open,
 * and the answer may be lost: whether the visit counted is asked of this one task then.
 */
export async function noteVisit(taskId: number): Promise<void> {
  try {
    await send('appProxyUser4TaskUserShare', { taskId })
  } catch (error) {
    const isLost = error instanceof NetworkFailure
    if (!isLost || !(await isDone(taskId))) return showActivityFailure(error)
  }
  await refreshCall(reading)
}

async function isDone(taskId: number): Promise<boolean> {
  try {
    const { task } = await send('appProxyUser4TaskUser', { taskId })
    return task.status !== 0
  } catch {
    return false
  }
}
