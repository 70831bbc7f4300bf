import { lazy, Suspense, useState } from 'react'
import { type ActivityState, useActivities } from '../../activities/kit/activities-store.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { useMoney } from '../../money/use-money.ts'
import { Card } from '../../ui/Card.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { Button } from '../../ui/Button.tsx'
import { ActivitiesWait } from './ActivitiesWait.tsx'
import { RewardCards } from './RewardCards.tsx'
import { isReady, listRewards, listSignIn, type Reward } from './reward-rules.ts'
import styles from './RewardsPage.module.css'

/** Few look back: how long lists are asked for comes with the first who does. */
const RewardHistory = lazy(() =>
  import('./RewardHistory.tsx').then((module) => ({ default: module.RewardHistory })),
)

/** What is open to the player, what can be claimed now, and what was received. */
export function RewardsPage() {
  const isLoggedIn = useIsLoggedIn()
  const state = useActivities()
  if (!isLoggedIn) return <VisitorRewards />
  return state ? <Rewards state={state} /> : <ActivitiesWait />
}

function Rewards({ state }: { state: ActivityState }) {
  const t = useText()
  const [shown, setShown] = useState<'all' | 'claimable' | 'signIn' | 'history'>('all')
  const rewards = listRewards(state)
  const claimable = rewards.filter(isReady)
  const signIn = listSignIn(state)
  return (
    <div className={styles.page}>
      <Summary state={state} all={rewards} claimable={claimable} />
      <Segmented
        label={t('reward.views')}
        value={shown}
        onChange={setShown}
        segments={[
          { value: 'all', text: t('reward.all') },
          { value: 'claimable', text: t('reward.claimableCount', { count: claimable.length }) },
          ...(signIn.length > 0 ? [{ value: 'signIn' as const, text: t('reward.signIn') }] : []),
          { value: 'history', text: t('reward.history') },
        ]}
      />
      {shown === 'all' && <List rewards={rewards} />}
      {shown === 'claimable' && <List rewards={claimable} />}
      {shown === 'signIn' && <List rewards={signIn} />}
      {shown === 'history' && (
        <Suspense fallback={<Skeleton className={styles.bone} />}>
          <RewardHistory />
        </Suspense>
      )}
    </div>
  )
}

function List({ rewards }: { rewards: readonly Reward[] }) {
  const t = useText()
  if (rewards.length > 0) return <RewardCards rewards={rewards} />
  return <EmptyState title={t('reward.none')} text={t('reward.noneNote')} />
}

type SummaryProps = {
  state: ActivityState
  all: readonly Reward[]
  claimable: readonly Reward[]
}

function Summary({ state, all, claimable }: SummaryProps) {
  const t = useText()
  const money = useMoney()
  const underway = all.filter((reward) => reward.entry.progress && !isReady(reward))
  return (
    <Card look="warm" className={styles.summary}>
      <div>
        <small>{t('reward.thisMonth')}</small>
        <b className={`num ${styles.sum}`}>{money(state.receivedThisMonth)}</b>
      </div>
      <div className={styles.counts}>
        <span>
          <b className="num">{claimable.length}</b>
          <small>{t('reward.claimable')}</small>
        </span>
        <span>
          <b className="num">{underway.length}</b>
          <small>{t('reward.underway')}</small>
        </span>
      </div>
    </Card>
  )
}

/** Rewards are a player's own: a visitor is shown the way in. */
function VisitorRewards() {
  const t = useText()
  return (
    <EmptyState
      title={t('reward.visitor')}
      text={t('reward.visitorNote')}
      action={
        <>
          <Button look="brand" href="/login?back=%2Flobby%2Frewards">
            {t('frame.login')}
          </Button>
          <Button href="/register">{t('frame.registerLong')}</Button>
        </>
      }
    />
  )
}
