import { activityTypes } from '@parlour/contract/activity-types.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { artUrl, itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Milestones } from '../../ui/Milestones.tsx'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { DrawHistory } from '../kit/DrawHistory.tsx'
import { LatestBonuses } from '../kit/LatestBonuses.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { Stage } from '../kit/Stage.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { FireworkStage } from './FireworkStage.tsx'
import { type NewYear, nextBox, reading } from './new-year.ts'
import { NewYearTasks } from './NewYearTasks.tsx'
import styles from './NewYear.module.css'

/** Tasks that give points and draws, boxes on the way, a gift, and fireworks for real wins. */
export function NewYearPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  const again = () => void asked.refetch()
  return (
    <ActivityAnswer asked={asked}>
      {(newYear) => (
        <ActivityFrame
          name="NewYear"
          title={t('newYear.title')}
          text={t('newYear.text')}
          expireTime={newYear.expireTime}
          onEnd={again}
        >
          {newYear.seasonEnd <= newYear.serverTime && <Note tone="warn">{t('newYear.over')}</Note>}
          <ConditionList />
          <div className={styles.columns}>
            <div className={styles.side}>
              <PointsStage newYear={newYear} />
              <GiftCard newYear={newYear} onStart={again} />
              <NewYearTasks newYear={newYear} onDayEnd={again} />
            </div>
            <div className={styles.side}>
              <FireworkStage newYear={newYear} />
              <Note tone="info">{t('newYear.conditions', { rate: newYear.betRate })}</Note>
              <DrawHistory draws={newYear.drawList} nextSeedHash={newYear.nextSeedHash} />
              <LatestBonuses actType={activityTypes.NewYear} />
            </div>
          </div>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

/** A medal with the points, and the boxes they open. */
function PointsStage({ newYear }: { newYear: NewYear }) {
  const t = useText()
  const money = useShortMoney()
  const { active, boxList } = newYear
  const most = boxList.at(-1)?.active ?? 0
  const lines = useRewardLines(boxList.flatMap(({ rewards }) => rewards))
  const { claim, isClaiming } = useClaim('appNewYearUserBoxOpen', { reading })
  const ready = nextBox(newYear)
  const amountOf = (at: number) =>
    lines[boxList.findIndex((box) => box.active === at)]?.amountText ?? ''
  return (
    <Stage light="rose" title={t('newYear.points')} note={t('newYear.ofPoints', { count: most })}>
      <div className={styles.points}>
        <img src={itemArt('ny-firework')} alt="" width="96" height="96" />
        <div className={styles.medal}>
          <img src={itemArt('ny-active')} alt="" width="38" height="38" />
          <b className="num">{active}</b>
        </div>
        <img src={itemArt('ny-firework')} alt="" width="96" height="96" />
      </div>
      <div className={styles.track}>
        <Milestones
          label={t('newYear.points')}
          value={active}
          max={most}
          milestones={boxList.map((box) => ({
            at: box.active,
            image: itemArt(box.status === 0 ? 'gift-blue' : 'ny-box'),
            state: states[box.status],
            text: money(box.rewards[0]?.count ?? 0),
            label: t('newYear.box', { count: box.active, amount: amountOf(box.active) }),
          }))}
          onClaim={({ at }) => claim({ active: at })}
        />
      </div>
      {ready && (
        <Button
          look="brand"
          isBlock
          isLoading={isClaiming}
          onClick={() => claim({ active: ready.active })}
        >
          {t('newYear.openBox', { count: ready.active, amount: amountOf(ready.active) })}
        </Button>
      )}
    </Stage>
  )
}

/** The gift by VIP level, from its day on. */
function GiftCard({ newYear, onStart }: { newYear: NewYear; onStart: () => void }) {
  const t = useText()
  const money = useShortMoney()
  const { gift, vip, serverTime } = newYear
  const [line] = gift.rewards
  const { claim, isClaiming } = useClaim('appNewYearUserExtra', { reading })
  const isWaiting = serverTime < gift.startsAt
  return (
    <Card look="warm" className={styles.gift}>
      <img src={artUrl('activity/38.webp')} alt="" width="72" height="72" />
      <div className={styles.giftWords}>
        <b>{t('newYear.gift')}</b>
        <small>
          {line
            ? t('newYear.giftOf', { level: vip, amount: money(line.count) })
            : t('newYear.noGift')}
        </small>
        {isWaiting && (
          <small>
            {t('newYear.giftIn')} <Countdown expireTime={gift.startsAt} onEnd={onStart} />
          </small>
        )}
      </div>
      {gift.status === 2 && (
        <Button look="done" size="sm">
          {t('newYear.claimed')}
        </Button>
      )}
      {gift.status === 1 && (
        <Button look="brand" size="sm" isLoading={isClaiming} onClick={() => claim({})}>
          {t('newYear.claimGift')}
        </Button>
      )}
    </Card>
  )
}
