import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { type CallInput, type CallName, type CallOutput, makeActionKey } from '../../calls/api.ts'
import { NetworkFailure, send } from '../../calls/api.ts'
import { reloadPlayer } from '../../session/reload-player.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { refreshActivities } from './activities-store.ts'
import { showActivityFailure } from './failures.ts'
import { showRewards } from './rewards-shown.ts'

export const claimGapMs = 200

export type ClaimOptions<N extends CallName> = {
  /** The reading call that shows the activity: asked again after every claim. */
  refreshes?: CallName
  /** Takes the answer, e.g. to let a wheel turn. */
  onClaimed?: (answer: CallOutput<N>) => unknown
  /** False where the page itself shows what was granted, when it is time. */
  showsRewards?: boolean
}

/** One claim at a time, and not two within 200 ms. Tells what is being claimed, and null after. */
export function makeClaimer<N extends CallName>(
  name: N,
  tell: (claiming: CallInput<N> | null) => void,
) {
  const lost = new Map<string, Wish<N>>()
  let isAtWork = false
  return async (input: CallInput<N>, options: ClaimOptions<N>): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    tell(input)
    const rested = new Promise((resolve) => setTimeout(resolve, claimGapMs))
    await claimOnce(name, input, lost, options)
    await rested
    isAtWork = false
    tell(null)
  }
}

type Wish<N extends CallName> = { input: CallInput<N>; actionKey: string }

/**
 * Another try after a lost answer is the same wish once more, down to the seed the player chose for
 * a draw: the server answers the first outcome.
 */
async function claimOnce<N extends CallName>(
  name: N,
  input: CallInput<N>,
  lost: Map<string, Wish<N>>,
  { refreshes, onClaimed, showsRewards = true }: ClaimOptions<N>,
): Promise<void> {
  const what = JSON.stringify({ ...input, clientSeed: undefined })
  const wish = lost.get(what) ?? { input, actionKey: makeActionKey() }
  lost.set(what, wish)
  try {
    const answer = await send(name, wish.input, { actionKey: wish.actionKey })
    lost.delete(what)
    await onClaimed?.(answer)
    if (showsRewards) await showRewards(findGranted(answer))
  } catch (error) {
    if (!(error instanceof NetworkFailure)) lost.delete(what)
    showActivityFailure(error)
  }
  void refreshActivities()
  void reloadPlayer()
  if (refreshes) await refreshCall(refreshes)
}

function findGranted(answer: unknown): readonly RewardItem[] {
  return (answer as { propList?: readonly RewardItem[] }).propList ?? []
}
