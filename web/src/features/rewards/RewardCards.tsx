import type { ActivityName } from '@parlour/contract/activity-types.ts'
import { lazy, useState } from 'react'
import { Piece } from '../../ui/Piece.tsx'
import { RewardCard } from './RewardCard.tsx'
import type { Reward } from './reward-rules.ts'
import styles from './RewardsPage.module.css'

const ActivityOverlay = lazy(() =>
  import('../../activities/ActivityOverlay.tsx').then((module) => ({
    default: module.ActivityOverlay,
  })),
)

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
        <Piece key={opened.turn}>
          <ActivityOverlay name={opened.name} onClose={() => close(opened.turn)} />
        </Piece>
      )}
    </>
  )
}
