import type { ActivityName } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { ActivityOverlay } from '../../activities/ActivityOverlay.tsx'
import { RewardCard } from './RewardCard.tsx'
import type { Reward } from './reward-rules.ts'
import styles from './RewardsPage.module.css'

/** Activities as cards; some open over the page. */
export function RewardCards({ rewards }: { rewards: readonly Reward[] }) {
  const [opened, setOpened] = useState<ActivityName | null>(null)
  return (
    <>
      <ul className={styles.cards}>
        {rewards.map((reward) => (
          <li key={reward.name}>
            <RewardCard reward={reward} onModal={() => setOpened(reward.name)} />
          </li>
        ))}
      </ul>
      {opened && <ActivityOverlay name={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
