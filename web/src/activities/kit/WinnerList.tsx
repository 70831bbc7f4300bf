import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { itemArt } from '../../ui/art.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import styles from './DrawHistory.module.css'

type Winner = { phone: string; timestamp: number; rewards: readonly RewardItem[] }

const shownWinners = 10

/** Who really won lately; not there before there is anybody. */
export function WinnerList({ winners }: { winners: readonly Winner[] }) {
  const t = useText()
  if (winners.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('draws.winners')} />
      <ul className={styles.list}>
        {winners.slice(0, shownWinners).map((winner, index) => (
          <li key={index}>
            <WinnerRow winner={winner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WinnerRow({ winner: { phone, timestamp, rewards } }: { winner: Winner }) {
  const locale = useLocale()
  const [line] = useRewardLines(rewards)
  return (
    <ListRow
      image={itemArt(line?.item ?? 'chest')}
      title={<span className="num">{phone}</span>}
      text={dateTimeText(timestamp, locale)}
      end={<b className={`num ${styles.won}`}>{line?.amountText}</b>}
    />
  )
}
