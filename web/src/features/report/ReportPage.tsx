import { useState } from 'react'
import { downloadBlob } from '../../browser/download.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { noonOf, useToday } from '../../site/days.ts'
import { useCall } from '../../calls/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { dateText } from '../../i18n/format.ts'
import { useMoney } from '../../money/use-money.ts'
import { EmptyState } from '../../ui/StateView.tsx'
import { Chart } from './Chart.tsx'
import { toStatement } from './statement.ts'
import { reportColumns, ReportTotals } from './ReportTotals.tsx'
import { spanOf } from './spans.ts'
import type { Report, ReportRow, Step } from './types.ts'
import styles from './Report.module.css'

/** The player's statement: what came in, went out, was staked and won. */
export function ReportPage() {
  const t = useText()
  const today = useToday()
  const [by, setBy] = useState<Step>('day')
  const asked = useCall('appUserReport', { by, ...spanOf(by, today) })
  return (
    <div className={styles.page}>
      <Segmented<Step>
        label={t('report.step')}
        value={by}
        onChange={setBy}
        segments={[
          { value: 'day', text: t('report.byDay') },
          { value: 'week', text: t('report.byWeek') },
          { value: 'month', text: t('report.byMonth') },
        ]}
      />
      <Answer asked={asked}>
        {(report) => (
          <>
            <ReportTotals total={report.total} />
            {report.rowList.some(hasMoved) && <Chart rows={report.rowList} by={by} />}
            <SaveButton report={report} today={today} />
            <ReportTable report={report} by={by} />
            <p className={styles.note}>{t('report.note')}</p>
          </>
        )}
      </Answer>
    </div>
  )
}

function SaveButton({ report, today }: { report: Report; today: string }) {
  const t = useText()
  const save = (): void => {
    const titles = [
      t('report.from'),
      t('report.deposits'),
      t('report.withdrawals'),
      t('report.stakes'),
      t('report.wins'),
      t('report.rewards'),
      t('report.net'),
    ]
    const csv = toStatement(report, titles, t('report.total'))
    downloadBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `statement-${today}.csv`)
  }
  return (
    <Button icon={DownloadIcon} onClick={save} className={styles.save}>
      {t('report.save')}
    </Button>
  )
}

/** The rows with something in them, newest first: days of rest say nothing. */
function ReportTable({ report, by }: { report: Report; by: Step }) {
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
