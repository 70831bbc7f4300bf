import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useState } from 'react'
import { refreshCall } from '../../calls/answer-store.ts'
import { type CallInput, type CallName, type CallOutput, send } from '../../calls/api.ts'
import { usePress } from '../../calls/use-press.ts'
import { reloadPlayer } from '../../session/reload-player.ts'
import { refreshActivities } from './activities-store.ts'
import { type Refusals, showActivityFailure } from './failures.ts'
import { showRewards } from './reward-queue.ts'

const claimGapMs = 200

export type ClaimOptions<N extends CallName> = {
  /** The reading calls that show what is claimed: asked again after every claim. */
  refreshes?: CallName | readonly CallName[]
  /** Takes the answer, e.g. to let a wheel turn. */
  onClaimed?: (answer: CallOutput<N>) => unknown
  /** False where the page itself shows what was granted, when it is time. */
  showsRewards?: boolean
  /** The words for refusals of this call alone, where activities have none or others. */
  refusals?: Refusals
}

/**
 * A claim, a draw or any other button that is answered with rewards: one at a time and not twice
 * within 200 ms. What was granted is congratulated on, why not is told, and the activities and the
 * balance are asked for again.
 */
export function useClaim<N extends CallName>(name: N, options: ClaimOptions<N> = {}) {
  const [latest, setLatest] = useState<CallInput<N> | null>(null)
  const { isBusy, press } = usePress(async (input: CallInput<N>) => {
    setLatest(input)
    await claim(name, input, options)
  }, claimGapMs)
  return { claim: press, claiming: isBusy ? latest : null, isClaiming: isBusy }
}

export async function claim<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { refreshes = [], onClaimed, showsRewards = true, refusals }: ClaimOptions<N>,
): Promise<void> {
  try {
    const answer = await send(name, input)
    await onClaimed?.(answer)
    if (showsRewards) await showRewards(findGranted(answer))
  } catch (error) {
    await showActivityFailure(error, refusals)
  }
  void refreshActivities()
  void reloadPlayer()
  await Promise.all([refreshes].flat().map(refreshCall))
}

function findGranted(answer: unknown): readonly RewardItem[] {
  return (answer as { propList?: readonly RewardItem[] }).propList ?? []
}
