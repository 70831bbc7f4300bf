import { useEffect } from 'react'
import { onServerEvent } from '../browser/server-events.ts'
import { refreshCall } from '../calls/answer-store.ts'
import type { CallOutput } from '../calls/api.ts'
import { useCall } from '../calls/queries.ts'
import { useText } from '../i18n/use-text.ts'
import { amountInput } from '../money/amounts.ts'
import { useShortMoney } from '../money/use-money.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Pressable } from '../ui/Pressable.tsx'
import styles from './LadderStrip.module.css'
import type { DepositForm } from './use-deposit-form.ts'

const reading = 'rechargeBonusCollection8'
type Ladder = CallOutput<typeof reading>

/** The share a deposit brings by its size, while it can be had today. */
export function LadderStrip({ form }: { form: DepositForm }) {
  const asked = useCall(reading, {}, { enabled: form.hasLadder, staleTime: 0 })
  useEffect(() => onServerEvent('activities', () => void refreshCall(reading)), [])
  const ladder = asked.data
  if (!form.hasLadder || !ladder || ladder.leftToday === 0) return null
  return <Steps form={form} ladder={ladder} />
}

type StepsProps = { form: DepositForm; ladder: Ladder }

function Steps({ form, ladder }: StepsProps) {
  const t = useText()
  const { stepList, timesADay, leftToday } = ladder
  const reached = form.takesLadder
    ? stepList.findLast(({ from }) => (form.amount ?? 0) >= from)
    : null
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('deposit.ladderTitle')}</h2>
        <small className="num">
          {t('deposit.ladderLeft', { left: leftToday, all: timesADay })}
        </small>
      </div>
      <ul
        className={styles.steps}
        aria-label={t('deposit.ladderTitle')}
        style={{ '--steps': stepList.length }}
      >
        {stepList.map(({ from, rate }, index) => (
          <li key={from} style={{ '--at': index }}>
            <Pressable
              className={styles.step}
              aria-pressed={from === reached?.from}
              onClick={() => form.takeStep(from)}
            >
              <b className="num">{`${percentOf(rate)}%`}</b>
              <small className="num">{amountInput(from)}</small>
            </Pressable>
          </li>
        ))}
      </ul>
      <Outcome form={form} ladder={ladder} />
    </Card>
  )
}

/** What it comes to for the amount that is typed, and the way into it and out. */
function Outcome({ form, ladder }: StepsProps) {
  const t = useText()
  const money = useShortMoney()
  const { amount, ladderBonus, takesLadder, isCouponInstead } = form
  if (isCouponInstead) return <p className={styles.words}>{t('deposit.ladderOrCoupon')}</p>
  const first = ladder.stepList[0]?.from ?? 0
  const words =
    amount !== null && ladderBonus > 0
      ? t('deposit.ladderBrings', {
          amount: money(amount),
          bonus: money(ladderBonus),
          rate: ladder.betRate,
          wager: money(ladderBonus * ladder.betRate),
        })
      : t('deposit.ladderFrom', { amount: money(first) })
  return (
    <div className={styles.outcome}>
      <p className={styles.words}>{takesLadder ? words : t('deposit.ladderSkipped')}</p>
      <Button size="xs" onClick={() => form.takeLadder(!takesLadder)}>
        {t(takesLadder ? 'deposit.ladderSkip' : 'deposit.ladderTake')}
      </Button>
    </div>
  )
}

function percentOf(perMillion: number): number {
  return perMillion / 10_000
}
