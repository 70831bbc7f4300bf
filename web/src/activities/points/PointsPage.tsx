import { pointsText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { DrawHistory } from '../kit/DrawHistory.tsx'
import { WinnerList } from '../kit/WinnerList.tsx'
import { DrawList, ExchangeForm } from './Spending.tsx'
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
          hero={<Balance points={points} />}
        >
          <ExchangeForm points={points} />
          <DrawList points={points} />
          <Note tone="info">{t('points.conditions', { rate: points.betRate })}</Note>
          <div className={styles.columns}>
            <History points={points} />
            <WinnerList winners={winnersOf(points)} />
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

/** Who won and what, by the draw it came from. */
function winnersOf({ winnerList, drawList }: Points) {
  return winnerList.map(({ phone, timestamp, drawId, prizeId }) => {
    const draw = drawList.find(({ id }) => id === drawId)
    const rewards = draw?.oddsList.find((line) => line.prizeId === prizeId)?.rewards ?? []
    return { phone, timestamp, rewards }
  })
}

function History({ points: { historyList, drawList, nextSeedHash } }: { points: Points }) {
  const t = useText()
  const draws = historyList.map((draw) => {
    const cost = drawList.find(({ id }) => id === draw.lotteryId)?.cost
    return cost === undefined
      ? draw
      : { ...draw, note: t('points.cost', { points: pointsText(cost) }) }
  })
  return <DrawHistory draws={draws} nextSeedHash={nextSeedHash} />
}
