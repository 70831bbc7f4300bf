import { type ActivityName, noExpiry } from '@parlour/contract/activity-types.ts'
import { lazy, useState } from 'react'
import { Piece } from '../../ui/Piece.tsx'
import { refreshActivities } from '../../activities/kit/activities-store.ts'
import { Countdown } from '../../activities/kit/Countdown.tsx'
import { TintedCard } from '../../activities/kit/TintedCard.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { isReady, progressText, type Reward, rewardTarget } from './reward-rules.ts'
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

type RewardCardProps = { reward: Reward; onModal: () => void }

/** An activity in a list: what it is, how far the player is, and whether something waits. */
function RewardCard({ reward, onModal }: RewardCardProps) {
  const { name, entry } = reward
  const t = useText()
  const target = rewardTarget(reward)
  const title = t(`reward.${name}`)
  const action = target.kind === 'modal' ? { onClick: onModal } : { href: target.href }
  return (
    <Pressable className={styles.press} {...action}>
      <TintedCard name={name} as="span" isLazy>
        <Tag reward={reward} />
        <b className={styles.title}>{title}</b>
        <span className={styles.text}>{t(`reward.${name}Note`)}</span>
        {entry.progress && (
          <span className={styles.bar}>
            <Progress
              size="thin"
              value={entry.progress.done}
              max={entry.progress.total}
              label={t('reward.progress')}
            />
            <small className="num">{progressText(reward)}</small>
          </span>
        )}
        <span className={isReady(reward) ? styles.claim : styles.look}>
          {t(isReady(reward) ? 'reward.claim' : entry.canClaim ? 'reward.takePart' : 'reward.see')}
        </span>
      </TintedCard>
    </Pressable>
  )
}

function Tag({ reward }: { reward: Reward }) {
  const t = useText()
  const { entry } = reward
  if (isReady(reward)) return <Pill tone="ok">{t('reward.claimable')}</Pill>
  if (entry.canClaim) return <Pill tone="iris">{t('reward.canStart')}</Pill>
  if (entry.expireTime === noExpiry) return <Pill>{t('reward.always')}</Pill>
  return <Countdown expireTime={entry.expireTime} onEnd={() => void refreshActivities()} />
}
