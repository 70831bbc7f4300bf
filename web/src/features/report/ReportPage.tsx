import { useState } from 'react'
import { downloadBlob } from '../../browser/download.ts'
import { useText } from '../../i18n/use-text.ts'
import { Answer } from '../../calls/Answer.tsx'
import { useToday } from '../../site/days.ts'
import { useCall } from '../../calls/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { toCsv } from './csv.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReportTotals } from './ReportTotals.tsx'
import styles from './Report.module.css'
import { spanOf } from './spans.ts'
import type { Report, Step } from './types.ts'

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
            <ReportChart rows={report.rowList} />
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
    const csv = toCsv(report, titles, t('report.total'))
    downloadBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `statement-${today}.csv`)
  }
  return (
    <Button icon={DownloadIcon} onClick={save} className={styles.save}>
      {t('report.save')}
    </Button>
  )
}
