import { dateText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { noonOf } from '../../site/days.ts'
import { useMoney } from '../../money/use-money.ts'
import { EmptyState } from '../../ui/StateView.tsx'
import { reportColumns } from './ReportTotals.tsx'
import styles from './Report.module.css'
import type { Report, ReportRow, Step } from './types.ts'

/** The rows with something in them, newest first: days of rest say nothing. */
export function ReportTable({ report, by }: { report: Report; by: Step }) {
  const t = useText()
  const rows = report.rowList.filter(hasMoved).toReversed()
  if (rows.length === 0)
    return <EmptyState title={t('report.empty')} text={t('report.emptyNote')} />
  return (
    // A wide table scrolls by itself, also by keyboard.
    <div className={styles.scroll} role="region" aria-label={t('title.report')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('report.from')}</th>
            {reportColumns.map(([column, title]) => (
              <th key={column} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.from} row={row} by={by} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, by }: { row: ReportRow; by: Step }) {
  const money = useMoney()
  const locale = useLocale()
  const day = dateText(noonOf(row.from), locale)
  return (
    <tr>
      <th scope="row" className="num">
        {by === 'month' ? day.replace(/^\S+ /, '') : day}
      </th>
      {reportColumns.map(([column]) => (
        <td key={column} className="num">
          {money(row[column])}
        </td>
      ))}
    </tr>
  )
}

function hasMoved(row: ReportRow): boolean {
  return reportColumns.some(([column]) => row[column] !== 0)
}
