import { lazy, Suspense, useState } from 'react'
import { type ActivityState, useActivities } from '../../activities/kit/activities-store.ts'
import { withTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { useMoney } from '../../money/use-money.ts'
import { useIsGreen } from '../../site/store.ts'
import { Card } from '../../ui/Card.tsx'
import { lazyPiece } from '../../ui/Piece.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { Button } from '../../ui/Button.tsx'
import { ActivitiesWait } from './ActivitiesWait.tsx'
import { RewardCards } from './RewardCards.tsx'
import { RewardInbox } from './RewardInbox.tsx'
import { listRewards, listSignIn } from './reward-rules.ts'
import styles from './RewardsPage.module.css'

/** Few look back: how long lists are asked for comes with the first who does. */
const RewardHistory = lazy(() =>
  import('./RewardHistory.tsx').then((module) => ({ default: module.RewardHistory })),
)

const RunningPromotions = lazyPiece(
  () => withTexts(['rules'], import('./RunningPromotions.tsx')),
  (module) => module.RunningPromotions,
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
  const [shown, setShown] = useState<'inbox' | 'signIn' | 'history'>('inbox')
  const signIn = listSignIn(state)
  return (
    <div className={styles.page}>
      <Segmented
        label={t('reward.views')}
        value={shown}
        onChange={setShown}
        segments={[
          { value: 'inbox', text: t('reward.inbox') },
          ...(signIn.length > 0 ? [{ value: 'signIn' as const, text: t('reward.signIn') }] : []),
          { value: 'history', text: t('reward.history') },
        ]}
      />
      {shown === 'inbox' && (
        <>
          <RewardInbox />
          <Open state={state} />
        </>
      )}
      {shown === 'signIn' && <RewardCards rewards={signIn} />}
      {shown === 'history' && (
        <>
          <ThisMonth state={state} />
          <Suspense fallback={<Skeleton className={styles.bone} />}>
            <RewardHistory />
          </Suspense>
        </>
      )}
    </div>
  )
}

function Open({ state }: { state: ActivityState }) {
  const t = useText()
  const rewards = listRewards(state)
  if (rewards.length === 0)
    return <EmptyState title={t('reward.none')} text={t('reward.noneNote')} />
  return (
    <section aria-labelledby="open">
      <SectionHeader id="open" title={t('reward.open')} aside={rewards.length} />
      <RewardCards rewards={rewards} />
    </section>
  )
}

function ThisMonth({ state: { receivedThisMonth } }: { state: ActivityState }) {
  const t = useText()
  const money = useMoney()
  return (
    <Card look="warm">
      <small className={styles.quiet}>{t('reward.thisMonth')}</small>
      <b className={`num ${styles.sum}`}>{money(receivedThisMonth)}</b>
    </Card>
  )
}

/** Rewards are a player's own: a visitor is shown the way in, and what runs. */
function VisitorRewards() {
  const t = useText()
  const isGreen = useIsGreen()
  return (
    <div className={styles.page}>
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
      {!isGreen && <RunningPromotions />}
    </div>
  )
}
