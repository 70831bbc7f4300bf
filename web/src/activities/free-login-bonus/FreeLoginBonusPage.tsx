import { useText } from '../../i18n/use-text.ts'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { type FreeLoginBonus, nextLevel, ownRow, reading } from './free-login-bonus.ts'
import styles from './FreeLoginBonus.module.css'

/** A bonus a day by VIP level: today’s, and what the other levels bring. */
export function FreeLoginBonusPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(bonus) => (
        <ActivityFrame
          name="FreeLoginBonus"
          title={t('freeLoginBonus.title')}
          text={t('freeLoginBonus.text')}
        >
          <ConditionList />
          <div className={styles.columns}>
            <TodayBonus today={bonus} onDayEnd={() => void asked.refetch()} />
            <LevelBonuses levels={bonus} />
          </div>
          <Note tone="info">{t('freeLoginBonus.conditions', { rate: bonus.betRate })}</Note>
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

type TodayBonusProps = { today: FreeLoginBonus; onDayEnd: () => void }

/** What the player’s level brings a day, and the one thing there is to do now. */
function TodayBonus({ today, onDayEnd }: TodayBonusProps) {
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

/** What each level brings a day; the player’s own is lit. */
function LevelBonuses({ levels }: { levels: FreeLoginBonus }) {
  const t = useText()
  const money = useShortMoney()
  const own = ownRow(levels)
  return (
    <Card>
      <table className={styles.table}>
        <caption>{t('freeLoginBonus.levels')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('freeLoginBonus.level')}</th>
            <th scope="col">{t('freeLoginBonus.aDay')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.bonusList.map(({ vip, bonus }) => (
            <tr key={vip} className={vip === own ? styles.own : undefined}>
              <th scope="row">
                <span className="num">{t('freeLoginBonus.vip', { level: vip })}</span>
                {vip === own && <span className={styles.mark}>{t('freeLoginBonus.own')}</span>}
              </th>
              <td className="num">{bonus > 0 ? money(bonus) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
