import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { type FreeLoginBonus, nextLevel, reading } from './free-login-bonus.ts'
import styles from './FreeLoginBonus.module.css'

type TodayBonusProps = { today: FreeLoginBonus; onDayEnd: () => void }

/** What the player’s level brings a day, and the one thing there is to do now. */
export function TodayBonus({ today, onDayEnd }: TodayBonusProps) {
  const t = useText()
  const money = useMoney()
  const { bonus, vip, status, resetTime } = today
  return (
    <Card look="warm" className={styles.today}>
      <span className={styles.label}>{t('freeLoginBonus.today', { level: vip })}</span>
      <b className={`num ${styles.amount}`}>{money(bonus)}</b>
      <div className={styles.clock}>
        <span className={styles.label}>{t('freeLoginBonus.resets')}</span>
        <Countdown expireTime={resetTime} onEnd={onDayEnd} />
      </div>
      {bonus > 0 || status === 2 ? <ClaimToday today={today} /> : <NoBonus today={today} />}
    </Card>
  )
}

function ClaimToday({ today: { status, bonus } }: { today: FreeLoginBonus }) {
  const t = useText()
  const money = useMoney()
  const { claim, isClaiming } = useClaim('loginBonus3UserReceive', { reading })
  if (status === 2)
    return (
      <Button look="done" isBlock>
        {t('freeLoginBonus.claimed')}
      </Button>
    )
  return (
    <Button
      look="brand"
      isBlock
      isLoading={isClaiming}
      disabled={status === 0}
      onClick={() => claim({})}
    >
      {status === 1
        ? t('freeLoginBonus.claim', { amount: money(bonus) })
        : t('freeLoginBonus.notYet')}
    </Button>
  )
}

function NoBonus({ today }: { today: FreeLoginBonus }) {
  const t = useText()
  const level = nextLevel(today)
  return (
    <>
      <p className={styles.label}>
        {level === null ? t('freeLoginBonus.none') : t('freeLoginBonus.fromLevel', { level })}
      </p>
      <Button isBlock href="/profile/vip">
        {t('freeLoginBonus.toVip')}
      </Button>
    </>
  )
}
