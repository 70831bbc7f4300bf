import { type CallOutput, send } from '../../calls/api.ts'
import { showRewards } from '../kit/reward-queue.ts'
import { useActivity } from '../kit/use-activity.ts'
import { takeAnswer, useClaim } from '../kit/use-claim.ts'

const reading = 'appInviteBonus1User'
const receiving = 'appInviteBonus1UserReceive'

export type InviteOffer = CallOutput<typeof reading>
type Received = CallOutput<typeof receiving>

export function useInviteFriend() {
  return useActivity(reading, {})
}

/** Receives whatever is still to come: each item is a claim of its own, shown all at once. */
export function useReceive(unclaimed: readonly number[]) {
  const [first, ...rest] = unclaimed
  const { claim, isClaiming } = useClaim(receiving, {
    reading,
    showsRewards: false,
    onClaimed: (received) => receiveRest(received, rest),
  })
  const receive = (): void => {
    if (first !== undefined) claim({ propId: first })
  }
  return { receive, isReceiving: isClaiming }
}

async function receiveRest(first: Received, rest: readonly number[]): Promise<void> {
  let latest = first
  const granted = [...first.propList]
  try {
    for (const propId of rest) {
      latest = await send(receiving, { propId })
      granted.push(...latest.propList)
    }
  } finally {
    await takeAnswer(latest, reading)
    await showRewards(granted)
  }
}
