import { send } from '../calls/api.ts'

/** Told either way: without an answer whoever asked looks again as well. */
export async function checkRecharge(
  orderId: string,
  tell: (isDone: boolean) => void,
): Promise<void> {
  const answer = await send('isRechargeDone', { orderId }).catch(() => null)
  tell(answer?.isRechargeDone ?? false)
}
