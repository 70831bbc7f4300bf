import {
  type ActivityName,
  activityTypes,
  findActivityName,
} from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import type { PageProps } from '../../browser/navigation.ts'
import { activities } from '../../activities/index.ts'
import { ActivityOverlay } from '../../activities/ActivityOverlay.tsx'
import { ActivityPanel } from '../../activities/ActivityPanel.tsx'
import { refreshActivities, useActivities } from '../../activities/kit/activities-store.ts'
import { ActivityFrame } from '../../activities/kit/ActivityFrame.tsx'
import { NotBegun } from '../../activities/kit/NotBegun.tsx'
import { Answer } from '../../calls/Answer.tsx'
import { useCall } from '../../calls/queries.ts'
import { useText } from '../../i18n/use-text.ts'
import { PromotionRules } from '../../activities/PromotionRules.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { Card } from '../../ui/Card.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ActivitiesWait } from './ActivitiesWait.tsx'
import { listOpen, progressText, type Reward, rewardTarget } from './reward-rules.ts'

/** One activity: what it is, how far the player is, and the rules it goes by. */
export function RewardDetailPage({ parameters: { id = '' } }: PageProps) {
  const name = findActivityName(Number(id))
  const state = useActivities()
  if (!state) return <ActivitiesWait />
  // A panel says itself how it stands, also when there is nothing left to do.
  if (name && activities[name].hasPanel) return <PanelDetail name={name} />
  const reward = listOpen(state).find((one) => one.name === name)
  if (reward) return <Detail reward={reward} />
  return name ? <Closed name={name} /> : <NotOpen />
}

/** One that is not in the list: to come, or nothing for this player. */
function Closed({ name }: { name: ActivityName }) {
  const asked = useCall('activityRules', { name }, { staleTime: 0 })
  return (
    <Answer asked={asked}>
      {({ beginsAt }) =>
        beginsAt === null ? (
          <NotOpen />
        ) : (
          <NotBegun beginsAt={beginsAt} onBegin={refreshActivities} />
        )
      }
    </Answer>
  )
}

function NotOpen() {
  const t = useText()
  return (
    <EmptyState
      title={t('activity.notOpen')}
      text={t('reward.notOpenNote')}
      action={<Button href="/lobby/rewards">{t('reward.toList')}</Button>}
    />
  )
}

function PanelDetail({ name }: { name: ActivityName }) {
  const t = useText()
  return (
    <ActivityFrame
      name={name}
      title={t(`reward.${name}`)}
      text={t(`reward.${name}Note`)}
      hasOwnRules
    >
      <ActivityPanel name={name} />
      <PromotionRules name={name} />
    </ActivityFrame>
  )
}

function Detail({ reward }: { reward: Reward }) {
  const t = useText()
  const { name, entry } = reward
  return (
    <ActivityFrame
      name={name}
      title={t(`reward.${name}`)}
      text={t(`reward.${name}Note`)}
      expireTime={entry.expireTime}
      hasOwnRules
    >
      <RewardState reward={reward} />
      <Way reward={reward} />
      <PromotionRules name={name} />
    </ActivityFrame>
  )
}

/** To where it is played, when that is not this page. */
function Way({ reward }: { reward: Reward }) {
  const t = useText()
  const [opened, setOpened] = useState<ActivityName | null>(null)
  const target = rewardTarget(reward)
  const isHere = target.kind === 'link' && target.href === detailPath(reward.name)
  if (isHere) return null
  const action =
    target.kind === 'link' ? { href: target.href } : { onClick: () => setOpened(reward.name) }
  return (
    <>
      <Button look="brand" isBlock {...action}>
        {t(reward.entry.canClaim ? 'reward.claim' : 'reward.takePart')}
      </Button>
      {opened && <ActivityOverlay name={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function detailPath(name: ActivityName): string {
  return `/reward/detail/${activityTypes[name]}`
}

/** How far the player is with it. */
function RewardState({ reward }: { reward: Reward }) {
  const t = useText()
  const { progress, canClaim } = reward.entry
  if (!progress && !canClaim) return null
  return (
    <Card>
      {canClaim && <Pill tone="ok">{t('reward.claimable')}</Pill>}
      {progress && (
        <Progress
          value={progress.done}
          max={progress.total}
          label={t('reward.progress')}
          valueText={progressText(reward)}
        />
      )}
    </Card>
  )
}
