import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { itemArt } from '../../ui/art.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useRewardLines } from '../kit/RewardItems.tsx'
import type { Points } from './points.ts'
import styles from './Points.module.css'

type Winner = Points['winnerList'][number]

/** Who really won lately; not there before there is anybody. */
export function Winners({ points: { winnerList, drawList } }: { points: Points }) {
  const t = useText()
  if (winnerList.length === 0) return null
  const rewardsOf = ({ drawId, prizeId }: Winner) => {
    const draw = drawList.find(({ id }) => id === drawId)
    return draw?.oddsList.find((line) => line.prizeId === prizeId)?.rewards ?? []
  }
  return (
    <section>
      <SectionHeader title={t('points.winners')} />
      <ul className={styles.list}>
        {winnerList.slice(0, shownWinners).map((winner, index) => (
          <li key={index}>
            <WinnerRow winner={winner} rewards={rewardsOf(winner)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const shownWinners = 10

type WinnerRowProps = { winner: Winner; rewards: Parameters<typeof useRewardLines>[0] }

function WinnerRow({ winner: { phone, timestamp }, rewards }: WinnerRowProps) {
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
