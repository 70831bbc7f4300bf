import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Card } from '../../ui/Card.tsx'
import { levelArt, type Vip } from './use-vip.ts'
import styles from './LevelTable.module.css'

/** What each level asks for and gives. */
export function LevelTable({ vip: { vip: own, levelList } }: { vip: Vip }) {
  const t = useText()
  const money = useShortMoney()
  return (
    <Card className={styles.card}>
      <table className={styles.table}>
        <caption>{t('vip.compare')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vip.columnLevel')}</th>
            <th scope="col">{t('vip.columnWagered')}</th>
            <th scope="col">{t('vip.columnGift')}</th>
            <th scope="col">{t('vip.columnWeekly')}</th>
            <th scope="col">{t('vip.columnMonthly')}</th>
          </tr>
        </thead>
        <tbody>
          {levelList.map(({ level, betAmount, levelGift, weeklyGift, monthlyGift }) => (
            <tr key={level} className={level === own ? styles.own : undefined}>
              <th scope="row">
                <img src={levelArt(level)} alt="" width="28" height="28" loading="lazy" />
                <span className="num">{t('vip.level', { level })}</span>
              </th>
              {[betAmount, levelGift, weeklyGift, monthlyGift].map((amount, column) => (
                <td key={column} className="num">
                  {money(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
