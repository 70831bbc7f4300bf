import type { ActivityName } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { ActivityOverlay } from '../../activities/ActivityOverlay.tsx'
import { RewardCard } from './RewardCard.tsx'
import type { Reward } from './reward-rules.ts'
import styles from './RewardsPage.module.css'

type Opened = { name: ActivityName; turn: number }

/** Activities as cards; some open over the page. */
export function RewardCards({ rewards }: { rewards: readonly Reward[] }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  // A tap while the one before is still leaving opens it anew.
  const show = (name: ActivityName) =>
    setOpened((before) => ({ name, turn: (before?.turn ?? 0) + 1 }))
  const close = (turn: number) => setOpened((now) => (now?.turn === turn ? null : now))
  return (
    <>
      <ul className={styles.cards}>
        {rewards.map((reward) => (
          <li key={reward.name}>
            <RewardCard reward={reward} onModal={() => show(reward.name)} />
          </li>
        ))}
      </ul>
      {opened && (
        <ActivityOverlay key={opened.turn} name={opened.name} onClose={() => close(opened.turn)} />
      )}
    </>
  )
}
