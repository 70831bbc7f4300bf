import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ConditionList } from '../kit/ConditionList.tsx'
import { useActivity } from '../kit/use-activity.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Progress } from '../../ui/Progress.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useCentreChosen } from '../../ui/use-centre-chosen.ts'
import { Card } from '../../ui/Card.tsx'
import { GiftList } from './GiftList.tsx'
import { levelArt, reading, type Vip } from './use-vip.ts'
import styles from './Vip.module.css'
import levelStripStyles from './LevelStrip.module.css'
import levelTableStyles from './LevelTable.module.css'

/** The player's level, the way to the next one, and the gifts of both. */
export function VipPage() {
  const t = useText()
  const asked = useActivity(reading, {})
  return (
    <ActivityAnswer asked={asked}>
      {(vip) => (
        <div className={styles.page}>
          <VipCard vip={vip} />
          <LevelStrip vip={vip} />
          <ConditionList />
          <GiftList vip={vip} onDue={() => void asked.refetch()} />
          <Note tone="info">
            {t('vip.conditions', { days: vip.giftLifeDays, rate: vip.betRate })}
          </Note>
          <Button href="/activity/vipRebate" isBlock className={styles.rebate}>
            {t('vip.toRebate')}
          </Button>
          <LevelTable vip={vip} />
        </div>
      )}
    </ActivityAnswer>
  )
}

function VipCard({ vip: { vip: level, bet, nextBetAmount } }: { vip: Vip }) {
  const t = useText()
  const money = useShortMoney()
  return (
    <section className={styles.card}>
      <img className={styles.badge} src={levelArt(level)} alt="" width="300" height="300" />
      <span className={styles.tag}>{t('vip.current')}</span>
      <h2 className={styles.level}>
        {t('vip.level', { level })} <span>{t('vip.name', { name: `n${level}` })}</span>
      </h2>
      <p className={styles.sum}>
        {nextBetAmount === null
          ? t('vip.wagered', { amount: money(bet) })
          : t('vip.wageredOf', { amount: money(bet), target: money(nextBetAmount) })}
      </p>
      {nextBetAmount !== null && (
        <div className={styles.bar}>
          <Progress
            value={bet}
            max={nextBetAmount}
            size="thick"
            label={t('vip.progress', { level: level + 1 })}
          />
        </div>
      )}
      <p className={styles.left}>
        {nextBetAmount === null
          ? t('vip.highest')
          : t('vip.left', { amount: money(nextBetAmount - bet), level: level + 1 })}
      </p>
    </section>
  )
}

/** Every level by its badge; the player's own stands out, those above are dim. */
function LevelStrip({ vip: { vip: own, levelList } }: { vip: Vip }) {
  const t = useText()
  const strip = useCentreChosen<HTMLOListElement>(own)
  const levels = [0, ...levelList.map(({ level }) => level)]
  return (
    <ol ref={strip} className={levelStripStyles.strip} aria-label={t('vip.levels')} tabIndex={0}>
      {levels.map((level) => (
        <li
          key={level}
          className={classNames(
            levelStripStyles.level,
            level === own && levelStripStyles.own,
            level > own && levelStripStyles.above,
          )}
          aria-current={level === own ? 'true' : undefined}
        >
          <img src={levelArt(level)} alt="" width="96" height="96" loading="lazy" />
          <b className="num">{t('vip.level', { level })}</b>
          <small>{t('vip.name', { name: `n${level}` })}</small>
        </li>
      ))}
    </ol>
  )
}

/** What each level asks for and gives. */
function LevelTable({ vip: { vip: own, levelList } }: { vip: Vip }) {
  const t = useText()
  const money = useShortMoney()
  return (
    <Card>
      <div
        className={levelTableStyles.scroll}
        role="region"
        aria-label={t('vip.compare')}
        tabIndex={0}
      >
        <table className={levelTableStyles.table}>
          <caption>{t('vip.compare')}</caption>
          <thead>
            <tr>
              <th scope="col">
                {t('vip.columnLevel')}
                <small>{t('vip.columnWagered')}</small>
              </th>
              <th scope="col">{t('vip.columnGift')}</th>
              <th scope="col">{t('vip.columnWeekly')}</th>
              <th scope="col">{t('vip.columnMonthly')}</th>
            </tr>
          </thead>
          <tbody>
            {levelList.map(({ level, betAmount, levelGift, weeklyGift, monthlyGift }) => (
              <tr key={level} className={level === own ? levelTableStyles.own : undefined}>
                <th scope="row">
                  <img src={levelArt(level)} alt="" width="28" height="28" loading="lazy" />
                  <span className="num">
                    {t('vip.level', { level })}
                    <small>{money(betAmount)}</small>
                  </span>
                </th>
                {[levelGift, weeklyGift, monthlyGift].map((amount, column) => (
                  <td key={column} className="num">
                    {money(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
