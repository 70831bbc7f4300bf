import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './Report.module.css'
import type { Report } from './types.ts'

export const reportColumns = [
  ['deposits', 'report.deposits'],
  ['withdrawals', 'report.withdrawals'],
  ['stakes', 'report.stakes'],
  ['wins', 'report.wins'],
  ['rewards', 'report.rewards'],
  ['net', 'report.net'],
] as const

export function ReportTotals({ total }: { total: Report['total'] }) {
  const t = useText()
  const money = useMoney()
  return (
    <dl className={styles.totals}>
      {reportColumns.map(([column, title]) => (
        <Card key={column} look="flat" className={styles.total}>
          <dt>{t(title)}</dt>
          <dd className="num">{money(total[column])}</dd>
        </Card>
      ))}
    </dl>
  )
}
