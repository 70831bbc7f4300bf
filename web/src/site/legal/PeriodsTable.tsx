import { useText } from '../../i18n/use-text.ts'
import { processingPeriods } from './periods.ts'
import styles from './PeriodsTable.module.css'

/** How long deposits and withdrawals take, by their amount. */
export function PeriodsTable() {
  const t = useText()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('legal.terms.periodsTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('legal.periodAmount')}</th>
          <th scope="col">{t('legal.periodTime')}</th>
        </tr>
      </thead>
      <tbody>
        {processingPeriods.map(({ from, upTo, minDays, maxDays }) => (
          <tr key={from}>
            <td className="num">
              {upTo === null
                ? t('legal.periodAbove', { from: whole(from) })
                : t('legal.periodRange', { from: whole(from), upTo: whole(upTo) })}
            </td>
            <td className="num">{t('legal.periodDays', { min: minDays, max: maxDays })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function whole(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en-US')
}
