import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Progress } from '../../ui/Progress.tsx'
import { levelArt, type Vip } from './use-vip.ts'
import styles from './VipCard.module.css'

export function VipCard({ vip: { vip: level, bet, nextBetAmount } }: { vip: Vip }) {
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
