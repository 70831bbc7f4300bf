import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Card } from '../../ui/Card.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import styles from './SpinLists.module.css'
import type { WheelState } from './use-spin.ts'

const mostShown = 5

/** Who really exchanged a wheel lately; nothing before there is anybody. */
export function Winners({ winners }: { winners: WheelState['winnerList'] }) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  if (winners.length === 0) return null
  return (
    <Card look="flat">
      <h3 className={styles.heading}>{t('inviteSpin.winners')}</h3>
      <ul>
        {winners.slice(0, mostShown).map(({ phone, timestamp, amount }) => (
          <li key={`${phone}${timestamp}`}>
            <ListRow
              image={itemArt('coin')}
              title={<span className="num">{phone}</span>}
              text={dateTimeText(timestamp, locale)}
              end={<b className={styles.gain}>+{money(amount)}</b>}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
