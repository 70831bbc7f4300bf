import { noExpiry } from '@parlour/contract/activity-types.ts'
import { refreshActivities } from '../../activities/kit/activities-store.ts'
import { Countdown } from '../../activities/kit/Countdown.tsx'
import { TintedCard } from '../../activities/kit/TintedCard.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { type Reward, rewardTarget } from './reward-rules.ts'
import styles from './RewardCard.module.css'

type RewardCardProps = { reward: Reward; onModal: () => void }

/** An activity in a list: what it is, how far the player is, and whether something waits. */
export function RewardCard({ reward, onModal }: RewardCardProps) {
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
          </span>
        )}
        <span className={entry.canClaim ? styles.claim : styles.look}>
          {t(entry.canClaim ? 'reward.claim' : 'reward.see')}
        </span>
      </TintedCard>
    </Pressable>
  )
}

function Tag({ reward: { entry } }: { reward: Reward }) {
  const t = useText()
  if (entry.canClaim) return <Pill tone="ok">{t('reward.claimable')}</Pill>
  if (entry.expireTime === noExpiry) return <Pill>{t('reward.always')}</Pill>
  return <Countdown expireTime={entry.expireTime} onEnd={() => void refreshActivities()} />
}
