import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { create } from 'zustand'
import { needTexts } from '../../i18n/texts.ts'
import { addLast, emptyQueue, type Queue, showNext } from '../../ui/queue.ts'

/** For the RewardHost only. */
export const useRewardQueue = create<Queue<readonly RewardItem[]>>()(() => emptyQueue)

/** Congratulates on what was granted: `propList` of a claim. One after the other. */
export async function showRewards(propList: readonly RewardItem[]): Promise<void> {
  if (propList.length === 0) return
  await needTexts(['activity', 'items'])
  useRewardQueue.setState((queue) => addLast(queue, propList))
}

export function closeRewards(): void {
  useRewardQueue.setState(showNext)
}
