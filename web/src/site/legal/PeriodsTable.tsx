import { processingPeriods } from '@parlour/contract/order-terms.ts'
import { useText } from '../../i18n/use-text.ts'
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
        {processingPeriods.map(({ upTo, period }, at) => {
          const from = whole(processingPeriods[at - 1]?.upTo ?? 1_00)
          return (
            <tr key={from}>
              <td className="num">
                {upTo === null
                  ? t('legal.periodAbove', { from })
                  : t('legal.periodRange', { from, upTo: whole(upTo) })}
              </td>
              <td className="num">
                {t('legal.periodDays', { min: period.minDays, max: period.maxDays })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function whole(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en-US')
}
