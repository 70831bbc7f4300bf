import { moneyText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayStrip } from '../../ui/DayStrip.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { dayState, type FreeSign, reading } from './free-sign.ts'
import styles from './FreeSign.module.css'

type SignDaysProps = { sign: FreeSign; onDayEnd: () => void }

/** The days with what each brings, and the button for today’s. */
export function SignDays({ sign: { dayList, currentDay, resetTime }, onDayEnd }: SignDaysProps) {
  const t = useText()
  const days = dayList.map(({ day, rewards, status }) => ({
    day,
    dayText: t('freeSign.day', { day }),
    image: itemArt(day === dayList.length ? 'chest' : 'coin'),
    prizeText: `+${shortText(rewards[0]?.count ?? 0)}`,
    state: dayState({ day, status }, currentDay),
  }))
  return (
    <Card look="cool" className={styles.card}>
      <header className={styles.head}>
        <h3 className={styles.name}>{t('freeSign.days')}</h3>
        <span className={styles.clock}>
          {t('freeSign.resets')}
          <Countdown expireTime={resetTime} onEnd={onDayEnd} />
        </span>
      </header>
      <DayStrip label={t('freeSign.days')} doneLabel={t('freeSign.taken')} days={days} />
      <ClaimToday today={dayList.find(({ day }) => day === currentDay)} />
    </Card>
  )
}

function ClaimToday({ today }: { today: FreeSign['dayList'][number] | undefined }) {
  const t = useText()
  const money = useMoney()
  const { claim, isClaiming } = useClaim('appFreeSignUserReceive', { reading })
  if (today?.status === 2)
    return (
      <Button look="done" isBlock>
        {t('freeSign.claimed')}
      </Button>
    )
  const canClaim = today?.status === 1
  return (
    <Button
      look="brand"
      isBlock
      isLoading={isClaiming}
      disabled={!canClaim}
      onClick={() => claim({})}
    >
      {canClaim
        ? t('freeSign.claim', { amount: money(today.rewards[0]?.count ?? 0) })
        : t('freeSign.notYet')}
    </Button>
  )
}

/** Whole coins without their noughts: the tile is narrow. */
function shortText(count: number): string {
  return moneyText(count).replace(/\.00$/, '')
}
