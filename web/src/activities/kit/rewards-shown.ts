import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { create } from 'zustand'
import { needTexts } from '../../i18n/texts.ts'

type Shown = {
  /** Stays while the modal closes, so that the rewards do not vanish first. */
  items: readonly RewardItem[]
  isOpen: boolean
  waiting: readonly (readonly RewardItem[])[]
}

/** For the RewardHost only. */
export const useShownRewards = create<Shown>()(() => ({ items: [], isOpen: false, waiting: [] }))

/** Congratulates on what was granted: `propList` of a claim. One after the other. */
export async function showRewards(propList: readonly RewardItem[]): Promise<void> {
  if (propList.length === 0) return
  await needTexts(['activity', 'items'])
  useShownRewards.setState(({ items, isOpen, waiting }) =>
    isOpen
      ? { items, waiting: [...waiting, propList] }
      : { items: propList, isOpen: true, waiting },
  )
}

export function closeRewards(): void {
  useShownRewards.setState(({ waiting: [next, ...rest] }) =>
    next ? { items: next, waiting: rest } : { isOpen: false },
  )
}
