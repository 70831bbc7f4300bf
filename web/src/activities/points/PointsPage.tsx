import { dateTimeText, pointsText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { itemArt } from '../../ui/art.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useRewardLines } from '../kit/RewardItems.tsx'
import { DrawList, ExchangeForm } from './Spending.tsx'
import { History } from './History.tsx'
import { type Points, reading } from './points.ts'
import styles from './Points.module.css'

/** What the player has in points, and the two things they are good for. */
export function PointsPage() {
  const t = useText()
  const money = useShortMoney()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(points) => (
        <ActivityFrame
          name="Points"
          title={t('points.title')}
          text={t('points.text', { amount: money(points.wagerPerPoint) })}
          ruleHref="/rule/points"
          hero={<Balance points={points} />}
        >
          <ExchangeForm points={points} />
          <DrawList points={points} />
          <Note tone="info">{t('points.conditions', { rate: points.betRate })}</Note>
          <div className={styles.columns}>
            <History points={points} />
            <Winners points={points} />
          </div>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function Balance({ points: { lottery } }: { points: Points }) {
  const t = useText()
  return (
    <p className={styles.balance}>
      <b className="num">{pointsText(lottery)}</b> {t('points.unit')}
    </p>
  )
}

type Winner = Points['winnerList'][number]

/** Who really won lately; not there before there is anybody. */
function Winners({ points: { winnerList, drawList } }: { points: Points }) {
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
