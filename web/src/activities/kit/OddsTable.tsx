import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { itemArt } from '../../ui/art.ts'
import { chanceText } from './chance.ts'
import styles from './OddsTable.module.css'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'

export type OddsLine = CallOutput<'activityRules'>['oddsList'][number]

type OddsTableProps = {
  odds: readonly OddsLine[]
  /** Which draw it is, where there are several. */
  title?: string
}

/** Every prize of a draw with its chance. */
export function OddsTable({ odds, title }: OddsTableProps) {
  const t = useText()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title ?? t('activity.odds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('activity.prize')}</th>
          <th scope="col">{t('activity.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {odds.map((line) => (
          <OddsRow key={line.prizeId} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function OddsRow({ line }: { line: OddsLine }) {
  const rewards = useRewardLines(line.rewards)
  return (
    <tr>
      <th scope="row">
        <span className={styles.prizes}>
          {rewards.map(({ item, amountText, text }) => (
            <span key={item + amountText} className={styles.prize}>
              <img src={itemArt(item)} alt="" />
              <b className="num">{amountText}</b>
              <small>{text}</small>
            </span>
          ))}
        </span>
      </th>
      <td className="num">{chanceText(line.chance)}</td>
    </tr>
  )
}
