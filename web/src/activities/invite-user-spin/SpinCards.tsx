import { expired, itemStatuses } from '@parlour/contract/activity-types.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { AmountGrid } from '../../ui/AmountGrid.tsx'
import { Card } from '../../ui/Card.tsx'
import { chanceText } from '../kit/chance.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useClaim } from '../kit/use-claim.ts'
import type { WheelState } from './use-spin.ts'
import styles from './Cards.module.css'

type TargetCardProps = {
  wheel: WheelState
  chosen: number
  onChoose: (target: number) => void
  /** The wheel is turning for it already. */
  isFixed: boolean
}

/** Before the first spin: what to play for, and what that means. */
export function TargetCard({ wheel, chosen, onChoose, isFixed }: TargetCardProps) {
  const t = useText()
  const short = useShortMoney()
  const { terms, targetList } = wheel
  return (
    <Card className={styles.card}>
      <h3 className={styles.heading}>{t('inviteSpin.pickTarget')}</h3>
      <AmountGrid
        label={t('inviteSpin.pickTarget')}
        choices={targetList.map((amount) => ({
          amount,
          amountText: short(amount),
          disabled: isFixed,
        }))}
        chosenAmount={chosen}
        onChoose={onChoose}
      />
      <ol className={styles.steps}>
        <li>
          {t('inviteSpin.stepFirst', {
            min: chanceText(terms.firstSpinMin),
            max: chanceText(terms.firstSpinMax),
            hours: terms.hours,
          })}
        </li>
        <li>
          {t('inviteSpin.stepFriends', {
            min: chanceText(terms.inviteSpinMin),
            max: chanceText(terms.inviteSpinMax),
            count: terms.invitesToFinish,
          })}
        </li>
        <li>{t('inviteSpin.stepExchange', { target: short(chosen), rate: terms.betRate })}</li>
      </ol>
    </Card>
  )
}

/** How far the wheel is, and its exchange. */
export function CollectedCard({ wheel, target }: { wheel: WheelState; target: number }) {
  const t = useText()
  const money = useMoney()
  const { collected, expireTime } = wheel
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <small className={styles.quiet}>{t('inviteSpin.collected')}</small>
          <p className={styles.sum}>
            <b className="num">{money(collected)}</b>
            <span className="num"> / {money(target)}</span>
          </p>
        </div>
        <Exchange wheel={wheel} />
      </div>
      <Progress
        value={collected}
        max={target}
        label={t('inviteSpin.collected')}
        size="thick"
        valueText={`${Math.floor((collected * 100) / target)}%`}
      />
      <Standing wheel={wheel} missing={money(target - collected)} />
      <div className={styles.clock}>
        <Countdown
          key={expireTime}
          expireTime={expireTime}
          onEnd={expireTime === expired ? undefined : () => void refreshCall('actInviteUser')}
        />
      </div>
    </Card>
  )
}

function Exchange({ wheel: { itemStatus } }: { wheel: WheelState }) {
  const t = useText()
  const { claim, isClaiming } = useClaim('actInviteUserExchange', { reading: 'actInviteUser' })
  if (itemStatus === itemStatuses.done)
    return (
      <Button look="done" size="sm">
        {t('inviteSpin.exchanged')}
      </Button>
    )
  const canExchange = itemStatus === itemStatuses.claimable
  return (
    <Button
      look={canExchange ? 'brand' : 'neutral'}
      size="sm"
      disabled={!canExchange}
      isLoading={isClaiming}
      onClick={() => claim({})}
    >
      {t('inviteSpin.exchange')}
    </Button>
  )
}

/** In words: what is missing and for how many friends, or what comes next. */
function Standing({ wheel, missing }: { wheel: WheelState; missing: string }) {
  const t = useText()
  const { itemStatus, spinsLeft, invitesLeft, expireTime, terms } = wheel
  if (itemStatus === itemStatuses.done) return <Note tone="ok">{t('inviteSpin.again')}</Note>
  if (itemStatus === itemStatuses.claimable)
    return <Note tone="ok">{t('inviteSpin.full', { rate: terms.betRate })}</Note>
  return (
    <>
      <p className={styles.quiet}>
        {t('inviteSpin.missing', { amount: missing })}{' '}
        {invitesLeft > 0 && t('inviteSpin.friendsLeft', { count: invitesLeft })}
      </p>
      {expireTime === expired && spinsLeft > 0 && <Note tone="info">{t('inviteSpin.timeUp')}</Note>}
    </>
  )
}
