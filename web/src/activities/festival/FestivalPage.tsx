import { depositPath } from '@parlour/contract/money.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Note } from '../../ui/Note.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { Stage } from '../kit/Stage.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { RuleText } from '../rules/RuleText.tsx'
import { coinsOf, type Festival, type FestivalDay, nextTier, reading, stepOf } from './festival.ts'
import { writeRules } from './rules.ts'
import styles from './Festival.module.css'

/** A season in which each day's deposits climb a ladder of lanterns. */
export function FestivalPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  const again = () => void asked.refetch()
  return (
    <ActivityAnswer asked={asked}>
      {(festival) => (
        <ActivityFrame
          name="Festival"
          title={t('festival.title')}
          text={t('festival.text')}
          expireTime={festival.isOpen ? festival.expireTime : -1}
          onEnd={again}
        >
          {!festival.isOpen && <Note tone="warn">{t('festival.over')}</Note>}
          {festival.yesterday && <Yesterday day={festival.yesterday} onEnd={again} />}
          <Today festival={festival} onDayEnd={again} />
          <Note tone="info">{t('festival.conditions', { rate: festival.betRate })}</Note>
          <RuleText name="Festival" write={writeRules} />
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

function Yesterday({ day, onEnd }: { day: FestivalDay; onEnd: () => void }) {
  const t = useText()
  const money = useShortMoney()
  const { claim, isClaiming } = useClaim('appFestivalUserReceive', { reading })
  return (
    <Card look="warm" className={styles.yesterday}>
      <b>{t('festival.yesterday', { amount: money(coinsOf(day.rewards)) })}</b>
      <Countdown expireTime={day.expireTime} onEnd={onEnd} />
      <Button look="brand" size="sm" isLoading={isClaiming} onClick={() => claim({ day: day.day })}>
        {t('festival.claimYesterday')}
      </Button>
    </Card>
  )
}

function Today({ festival, onDayEnd }: { festival: Festival; onDayEnd: () => void }) {
  const t = useText()
  const money = useMoney()
  const { today, tierList, resetTime } = festival
  return (
    <Stage title={money(today.deposited)} note={t('festival.today')} light="rose">
      <ol className={styles.ladder} aria-label={t('festival.ladder')}>
        {tierList.map((tier, index) => (
          <Lantern key={tier.from} tier={tier} rung={index} today={today} />
        ))}
      </ol>
      <WayToNext festival={festival} />
      <div className={styles.action}>
        <ClaimToday festival={festival} />
      </div>
      <p className={styles.clock}>
        {t('festival.resets')} <Countdown expireTime={resetTime} onEnd={onDayEnd} />
      </p>
    </Stage>
  )
}

type LanternProps = { tier: Festival['tierList'][number]; rung: number; today: FestivalDay }

/** A tier as a lantern: lit once it is reached, glowing when it is the one that pays. */
function Lantern({ tier, rung, today }: LanternProps) {
  const t = useText()
  const money = useShortMoney()
  const state = stepOf(tier.from, today)
  return (
    <li className={classNames(styles.lantern, styles[state])} style={{ '--rung': rung }}>
      <svg className={styles.paper} viewBox="0 0 60 76" aria-hidden="true">
        <path d="M30 0v10" className={styles.string} />
        <path d="M20 10h20v5H20zM20 61h20v5H20z" className={styles.cap} />
        <ellipse cx="30" cy="38" rx="26" ry="23" className={styles.silk} />
        <path d="M30 15v46M16 19q-10 19 0 38M44 19q10 19 0 38" className={styles.rib} />
        <path d="M30 66v10" className={styles.string} />
      </svg>
      <b className="num">{money(coinsOf(tier.rewards))}</b>
      <small className="num">{money(tier.from)}</small>
      <span className="visually-hidden">
        {t(state === 'ahead' ? 'festival.ahead' : 'festival.reached')}
      </span>
    </li>
  )
}

function WayToNext({ festival }: { festival: Festival }) {
  const t = useText()
  const money = useShortMoney()
  const next = nextTier(festival)
  if (!next) return null
  const { deposited } = festival.today
  const words = t('festival.next', {
    amount: money(next.from - deposited),
    bonus: money(coinsOf(next.rewards)),
  })
  return (
    <div className={styles.way}>
      <Progress value={deposited} max={next.from} label={words} />
      <small>{words}</small>
    </div>
  )
}

function ClaimToday({ festival }: { festival: Festival }) {
  const t = useText()
  const { today } = festival
  const money = useShortMoney()
  const next = nextTier(festival)
  const { claim, isClaiming } = useClaim('appFestivalUserReceive', { reading })
  const ask = async () => {
    const isSure =
      next === null ||
      (await confirm({
        title: t('festival.askTitle'),
        text: t('festival.ask'),
        confirmText: t('festival.claimNow'),
        cancelText: t('festival.wait'),
      }))
    if (isSure) claim({ day: today.day })
  }
  if (today.status === 2)
    return (
      <Button look="done" isBlock>
        {t('festival.claimed')}
      </Button>
    )
  if (today.status === 1)
    return (
      <Button look="brand" isBlock isLoading={isClaiming} onClick={() => void ask()}>
        {t('festival.claim', { amount: money(coinsOf(today.rewards)) })}
      </Button>
    )
  return festival.isOpen ? (
    <Button isBlock href={depositPath}>
      {t('festival.deposit')}
    </Button>
  ) : null
}
