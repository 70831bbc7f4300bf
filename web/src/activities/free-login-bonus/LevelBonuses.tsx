import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { Card } from '../../ui/Card.tsx'
import { type FreeLoginBonus, ownRow } from './free-login-bonus.ts'
import styles from './FreeLoginBonus.module.css'

/** What each level brings a day; the player’s own is lit. */
export function LevelBonuses({ levels }: { levels: FreeLoginBonus }) {
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
