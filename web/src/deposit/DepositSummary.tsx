import { useText } from '../i18n/use-text.ts'
import { useSite } from '../site/store.ts'
import { useMoney } from '../money/use-money.ts'
import { Card } from '../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../ui/KeyValue.tsx'
import { bonusFor, periodFor } from '../money/amounts.ts'
import type { TradeInfo } from '../money/types.ts'
import { bonusOfCoupon } from './coupons.ts'
import type { DepositForm } from './use-deposit-form.ts'
import { useUsualTime } from './use-usual-time.ts'

type DepositSummaryProps = { trade: TradeInfo; form: DepositForm }

/** What the deposit will be, before it is made: sum, bonus, time, and what it locks. */
export function DepositSummary({ trade, form }: DepositSummaryProps) {
  const t = useText()
  const money = useMoney()
  const { amount, coupon } = form
  const betRate = useBetRate()
  const couponRate = useSite(({ config }) => config?.rules?.coupons?.betRate ?? 2)
  const props = useSite(({ config }) => config?.appPropConfigMap)
  const couponBonus = bonusOfCoupon(coupon, props ?? {}, amount ?? 0)
  const bonus = bonusFor(form.promotions, amount ?? 0)
  const { usual, days } = useTimes({ trade, form })
  return (
    <Card look="flat">
      <KeyValueList>
        <KeyValue name={t('deposit.sum')}>{amount === null ? '–' : money(amount)}</KeyValue>
        {bonus > 0 && (
          <KeyValue name={t('deposit.bonus')} isGain>
            {`+${money(bonus)}`}
          </KeyValue>
        )}
        {couponBonus > 0 && (
          <KeyValue name={t('deposit.couponBonus')} isGain>
            {`+${money(couponBonus)}`}
          </KeyValue>
        )}
        {usual !== null && <KeyValue name={t('deposit.usual')}>{usual}</KeyValue>}
        {days && <KeyValue name={t('deposit.period')}>{days}</KeyValue>}
        {betRate > 0 && (
          <KeyValue name={t('deposit.locked')}>
            {t('deposit.lockedRule', { rate: betRate })}
          </KeyValue>
        )}
        {couponBonus > 0 && (
          <KeyValue name={t('deposit.couponLocked')}>
            {t('deposit.couponRule', { rate: couponRate })}
          </KeyValue>
        )}
      </KeyValueList>
    </Card>
  )
}

/** The time and the condition in a line, for where the summary may be out of sight. */
export function DepositFacts({ trade, form }: DepositSummaryProps) {
  const t = useText()
  const betRate = useBetRate()
  const { usual, period } = useTimes({ trade, form })
  const most = period && t('deposit.daysAtMost', { max: period.maxDays })
  return (
    <>
      <span>{[usual, most].filter(Boolean).join(' · ')}</span>
      {betRate > 0 && <span>{t('deposit.lockedRule', { rate: betRate })}</span>}
    </>
  )
}

function useTimes({ trade, form }: DepositSummaryProps) {
  const t = useText()
  const usual = useUsualTime(form.channel?.usualSeconds)
  const period = periodFor(trade.periods, form.amount ?? 0)
  const days = period && t('deposit.days', { min: period.minDays, max: period.maxDays })
  return { usual, period, days }
}

function useBetRate(): number {
  return useSite(({ config }) => config?.rules?.depositBetRate ?? 1)
}
