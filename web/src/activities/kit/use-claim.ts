import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useRef, useState } from 'react'
import { type CallInput, type CallName, type CallOutput, makeActionKey } from '../../api.ts'
import { NetworkFailure, send } from '../../api.ts'
import { reloadPlayer } from '../../session/reload-player.ts'
import { refreshCall } from '../../site/queries.ts'
import { refreshActivities } from './activities-store.ts'
import { showActivityFailure } from './failures.ts'
import { showRewards } from './rewards-shown.ts'

export const claimGapMs = 200

type Options<N extends CallName> = {
  /** The reading call that shows the activity: asked again after every claim. */
  refreshes?: CallName
  /** Takes the answer, e.g. to let a wheel turn. */
  onClaimed?: (answer: CallOutput<N>) => unknown
  /** False where the page itself shows what was granted, when it is time. */
  showsRewards?: boolean
}

/**
 * A claim, a draw or any other button of an activity that changes something: one at a time and not
 * twice within 200 ms. What was granted is congratulated on, why not is told, and the activities
 * and the balance are asked for again.
 */
export function useClaim<N extends CallName>(name: N, options: Options<N> = {}) {
  const [claiming, setClaiming] = useState<CallInput<N> | null>(null)
  const isAtWork = useRef(false)
  const keys = useRef(new Map<string, string>())

  const run = async (input: CallInput<N>): Promise<void> => {
    const rested = new Promise((resolve) => setTimeout(resolve, claimGapMs))
    await Promise.all([claimOnce(name, input, keys.current, options), rested])
    isAtWork.current = false
    setClaiming(null)
  }

  const claim = (input: CallInput<N>): void => {
    if (isAtWork.current) return
    isAtWork.current = true
    setClaiming(input)
    void run(input)
  }
  return { claim, claiming, isClaiming: claiming !== null }
}

/** Another try after a lost answer carries the same key: the server answers the first outcome. */
async function claimOnce<N extends CallName>(
  name: N,
  input: CallInput<N>,
  keys: Map<string, string>,
  { refreshes, onClaimed, showsRewards = true }: Options<N>,
): Promise<void> {
  const wish = JSON.stringify(input)
  const actionKey = keys.get(wish) ?? makeActionKey()
  keys.set(wish, actionKey)
  try {
    const answer = await send(name, input, { actionKey })
    keys.delete(wish)
    await onClaimed?.(answer)
    if (showsRewards) await showRewards(findGranted(answer))
  } catch (error) {
    if (!(error instanceof NetworkFailure)) keys.delete(wish)
    showActivityFailure(error)
  }
  if (refreshes) await refreshCall(refreshes)
  void refreshActivities()
  void reloadPlayer()
}

function findGranted(answer: unknown): readonly RewardItem[] {
  return (answer as { propList?: readonly RewardItem[] }).propList ?? []
}
