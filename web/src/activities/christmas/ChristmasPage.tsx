import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Milestones } from '../../ui/Milestones.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { DrawHistory } from '../kit/DrawHistory.tsx'
import { Stage } from '../kit/Stage.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { Boxes } from './Boxes.tsx'
import { type Christmas, doorOf, reading } from './christmas.ts'
import { useDayParts, useDayText } from './day-text.ts'
import styles from './Christmas.module.css'

/** A calendar of doors, boxes for deposits, and extras for days signed. */
export function ChristmasPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(christmas) => (
        <ActivityFrame
          name="Christmas"
          title={t('christmas.title')}
          text={t('christmas.text')}
          expireTime={christmas.expireTime}
          onEnd={() => void asked.refetch()}
        >
          {christmas.expireTime <= christmas.serverTime && (
            <Note tone="warn">{t('christmas.over')}</Note>
          )}
          <ConditionList />
          <div className={styles.columns}>
            <Calendar christmas={christmas} />
            <div className={styles.side}>
              <Extras christmas={christmas} />
              <Boxes christmas={christmas} />
              <Note tone="info">{t('christmas.conditions', { rate: christmas.betRate })}</Note>
              <DrawHistory draws={christmas.drawList} nextSeedHash={christmas.nextSeedHash} />
            </div>
          </div>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function Calendar({ christmas }: { christmas: Christmas }) {
  const t = useText()
  const money = useShortMoney()
  const dayText = useDayText()
  const { dayList, signStatus, signBonus, today } = christmas
  const { claim, isClaiming } = useClaim('appChristmasUserSign', { reading })
  return (
    <Stage
      light="pine"
      title={t('christmas.calendar', { count: dayList.length })}
      note={t('christmas.signFor', { amount: money(signBonus) })}
    >
      <ol className={styles.doors}>
        {dayList.map((day, index) => (
          <Door key={day} day={day} index={index} christmas={christmas} />
        ))}
      </ol>
      {signStatus === 2 ? (
        <Button look="done" isBlock>
          {t('christmas.signed')}
        </Button>
      ) : (
        <Button
          look="brand"
          isBlock
          isLoading={isClaiming}
          disabled={signStatus === 0 && !isClaiming}
          onClick={() => claim({})}
        >
          {signStatus === 1
            ? t('christmas.sign', { day: dayText(today), amount: money(signBonus) })
            : t('christmas.notYet')}
        </Button>
      )}
    </Stage>
  )
}

type DoorProps = { day: string; index: number; christmas: Christmas }

/** A door of the calendar. It swings open when its day is signed. */
function Door({ day, index, christmas }: DoorProps) {
  const t = useText()
  const money = useShortMoney()
  const dayText = useDayText()
  const partsOf = useDayParts()
  const [number, month] = partsOf(day)
  const state = doorOf(day, christmas)
  const words = {
    signed: money(christmas.signBonus),
    missed: t('christmas.missed'),
    today: t('christmas.today'),
    ahead: month,
  }
  return (
    <li
      className={classNames(styles.door, styles[state], index % 2 === 1 && styles.pine)}
      aria-current={state === 'today' ? 'date' : undefined}
    >
      <span className="visually-hidden">{dayText(day)}</span>
      {state === 'signed' ? (
        <img src={itemArt('coin')} alt="" />
      ) : (
        <b className="num" aria-hidden="true">
          {number}
        </b>
      )}
      <small aria-hidden={state === 'ahead'}>
        {state === 'signed' ? `✓ ${words.signed}` : words[state]}
      </small>
      {state === 'ahead' && <span className="visually-hidden">{t('christmas.ahead')}</span>}
    </li>
  )
}

function Extras({ christmas }: { christmas: Christmas }) {
  const t = useText()
  const money = useShortMoney()
  const { signedDays, extraList } = christmas
  const { claim } = useClaim('appChristmasUserExtra', { reading })
  const most = extraList.at(-1)?.signedDays ?? 0
  const lines = useRewardLines(extraList.flatMap(({ rewards }) => rewards))
  if (most === 0) return null
  const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const
  const label = t('christmas.extras', { done: signedDays.length, count: most })
  return (
    <section>
      <SectionHeader title={label} />
      <Milestones
        label={label}
        value={signedDays.length}
        max={most}
        milestones={extraList.map((extra, index) => ({
          at: extra.signedDays,
          atText: t('activity.daysLeft', { days: extra.signedDays }),
          image: itemArt(extra.status === 0 ? 'gift-blue' : 'ny-box'),
          state: states[extra.status],
          text: money(extra.rewards[0]?.count ?? 0),
          label: t('christmas.extra', {
            count: extra.signedDays,
            amount: lines[index]?.amountText ?? '',
          }),
        }))}
        onClaim={({ at }) => claim({ signedDays: at })}
      />
    </section>
  )
}
