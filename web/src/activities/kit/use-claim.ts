import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useState } from 'react'
import { mergeAnswer, refreshCall } from '../../calls/answer-store.ts'
import { type CallInput, type CallName, type CallOutput, send } from '../../calls/api.ts'
import { usePress } from '../../calls/use-press.ts'
import { reloadPlayer } from '../../session/reload-player.ts'
import { updateUser } from '../../session/store.ts'
import { keepActivities, refreshActivities } from './activities-store.ts'
import { type Refusals, showActivityFailure } from './failures.ts'
import { showRewards } from './reward-queue.ts'

const claimGapMs = 200

type Standing = NonNullable<CallOutput<'bankruptBonus'>['standing']>

export type ClaimOptions<N extends CallName> = {
  /** The call that shows what is claimed: the claim's answer holds what changed of its answer. */
  reading?: CallName
  /** Takes the answer, e.g. to let a wheel turn. */
  onClaimed?: (answer: CallOutput<N>) => unknown
  /** False where the page itself shows what was granted, when it is time. */
  showsRewards?: boolean
  /** The words for refusals of this call alone, where activities have none or others. */
  refusals?: Refusals
  /** What else may be out of date when the claim is refused or its answer is lost. */
  onFailed?: () => unknown
}

/**
 * A claim, a draw or any other button that is answered with rewards: one at a time and not twice
 * within 200 ms. What was granted is congratulated on, why not is told. The answer says what
 * changed; only without one is everything asked for again.
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
  { reading, onClaimed, showsRewards = true, refusals, onFailed }: ClaimOptions<N>,
): Promise<void> {
  try {
    const answer = await send(name, input)
    await takeAnswer(answer, reading)
    void refreshCall('getClaimable')
    await onClaimed?.(answer)
    if (showsRewards) await showRewards(findGranted(answer))
  } catch (error) {
    await showActivityFailure(error, refusals)
    await Promise.all([askAgain(reading), onFailed?.()])
  }
}

/** Shows what a claim's answer says: of its own activity, of the others, of the balance. */
export async function takeAnswer(answer: object, reading?: CallName): Promise<void> {
  const { standing } = answer as { standing?: Standing }
  if (!standing) return askAgain(reading)
  const { coin, lottery, safebox, ...activities } = standing
  if (reading) await mergeAnswer(reading, { ...answer, serverTime: standing.serverTime })
  keepActivities(activities)
  updateUser({ coin, lottery, safebox })
}

async function askAgain(reading: CallName | undefined): Promise<void> {
  void refreshActivities()
  void reloadPlayer()
  if (reading) await refreshCall(reading)
}

function findGranted(answer: unknown): readonly RewardItem[] {
  return (answer as { propList?: readonly RewardItem[] }).propList ?? []
}
