import { dateText, dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Card } from '../../ui/Card.tsx'
import { Pill, type Tone } from '../../ui/Pill.tsx'
import { type Day, rateText, type Rebate } from './rebate.ts'
import { useTypeName } from './use-type-name.ts'
import styles from './VipRebate.module.css'

/** One day: what was staked on which type, and what comes back for it. */
export function RebateDay({ day, rebate }: { day: Day; rebate: Rebate }) {
  const t = useText()
  const locale = useLocale()
  const money = useMoney()
  const nameOf = useTypeName()
  const { text, tone } = useStanding(day, rebate)
  return (
    <Card>
      <header className={styles.dayHead}>
        <h3 className={styles.title}>{dateText(new Date(`${day.day}T12:00:00Z`), locale)}</h3>
        <Pill tone={tone}>{text}</Pill>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('vipRebate.type')}</th>
            <th scope="col">{t('vipRebate.stake')}</th>
            <th scope="col">{t('vipRebate.rate')}</th>
            <th scope="col">{t('vipRebate.back')}</th>
          </tr>
        </thead>
        <tbody>
          {day.rowList.map(({ typeId, stake, rate, rebate: back }) => (
            <tr key={typeId}>
              <th scope="row">{nameOf(typeId)}</th>
              <td className="num">{money(stake)}</td>
              <td className="num">{rateText(rate)}</td>
              <td className={`num ${styles.back}`}>{money(back)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function useStanding({ status, readyTime, expireTime }: Day, { min, serverTime }: Rebate) {
  const t = useText()
  const locale = useLocale()
  const money = useShortMoney()
  const state = (text: string, tone: Tone) => ({ text, tone })
  if (status === 2) return state(t('vipRebate.claimed'), 'neutral')
  if (status === 1)
    return state(t('vipRebate.until', { time: dateTimeText(expireTime, locale) }), 'ok')
  if (serverTime < readyTime)
    return state(t('vipRebate.readyAt', { time: dateTimeText(readyTime, locale) }), 'info')
  return state(t('vipRebate.tooLittle', { min: money(min) }), 'neutral')
}
