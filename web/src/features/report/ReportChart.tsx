import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Report.module.css'
import type { ReportRow } from './types.ts'

const Chart = lazy(async () => ({ default: (await import('./Chart.tsx')).Chart }))

/** The chart's code is large and the figures do not wait for it. */
export function ReportChart({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <div className={styles.chart}>
      <Suspense fallback={<Skeleton className={styles.bone} />}>
        <Chart rows={rows} />
      </Suspense>
    </div>
  )
}
