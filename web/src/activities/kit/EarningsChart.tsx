import { useState } from 'react'
import { dateText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { noonOf } from '../../site/days.ts'
import { Card } from '../../ui/Card.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './EarningsChart.module.css'

type EarningsChartProps = { days: readonly { day: string; amount: number }[] }

/** What each day earned, as bars with their amounts: a week, or all the days there are. */
export function EarningsChart({ days }: EarningsChartProps) {
  const t = useText()
  const money = useMoney()
  const short = useShortMoney()
  const locale = useLocale()
  const [span, setSpan] = useState<'week' | 'month'>('week')
  const shown = span === 'week' ? days.slice(-7) : days
  const most = Math.max(1, ...shown.map(({ amount }) => amount))
  const sum = shown.reduce((total, { amount }) => total + amount, 0)
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('agent.earnings', { count: shown.length })}</h2>
          <p className={`num ${styles.sum}`}>{t('agent.sum', { amount: money(sum) })}</p>
        </div>
        <div className={styles.span}>
          <Segmented
            label={t('agent.span')}
            value={span}
            onChange={setSpan}
            segments={[
              { value: 'week', text: t('agent.days', { count: 7 }) },
              { value: 'month', text: t('agent.days', { count: 30 }) },
            ]}
          />
        </div>
      </div>
      <ol className={styles.bars} data-span={span} data-empty={sum === 0}>
        {shown.map(({ day, amount }) => (
          <li key={day} className={styles.bar} style={{ '--share': amount / most }}>
            <span className="visually-hidden">
              {`${dateText(noonOf(day), locale)}: ${money(amount)}`}
            </span>
            <small aria-hidden="true" className="num">
              {amount > 0 && span === 'week' ? short(Math.round(amount / 100) * 100) : ''}
            </small>
            <i aria-hidden="true" />
            <small aria-hidden="true" className="num">
              {Number(day.slice(8))}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  )
}
