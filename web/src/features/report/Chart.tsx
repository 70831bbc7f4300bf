import { dateText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { noonOf } from '../../site/days.ts'
import styles from './Chart.module.css'
import { findScale, shareOf } from './scale.ts'
import type { ReportRow, Step } from './types.ts'

const kinds = ['stakes', 'wins', 'net'] as const

/** Stakes beside wins, and under them what the day left. The table below says it in figures. */
export function Chart({ rows, by }: { rows: readonly ReportRow[]; by: Step }) {
  const t = useText()
  const scale = findScale(rows)
  return (
    <figure className={styles.chart} aria-label={t('report.chart')}>
      <figcaption className={styles.legend}>
        {kinds.map((kind) => (
          <span key={kind} data-kind={kind}>
            {t(`report.${kind}`)}
          </span>
        ))}
      </figcaption>
      <ol className={styles.columns} data-by={by}>
        {rows.map((row) => (
          <Column key={row.from} row={row} by={by} scale={scale} />
        ))}
      </ol>
    </figure>
  )
}

type ColumnProps = { row: ReportRow; by: Step; scale: ReturnType<typeof findScale> }

function Column({ row, by, scale }: ColumnProps) {
  const t = useText()
  const money = useMoney()
  const short = useShortMoney()
  const day = dateText(noonOf(row.from), useLocale())
  const [date = '', month = ''] = day.split(' ')
  const label = { day: date, week: `${date} ${month}`, month }[by]
  const { stakes, wins, net } = row
  const words = kinds.map((kind) => `${t(`report.${kind}`)} ${money(row[kind])}`).join(', ')
  const highest = scale.highestAt === row.from ? Math.max(stakes, wins) : null
  return (
    <li className={styles.column}>
      <span className="visually-hidden">{`${day}: ${words}`}</span>
      <span className={styles.pair} aria-hidden="true">
        <i data-kind="stakes" style={{ '--share': shareOf(stakes, scale.most) }} />
        <i data-kind="wins" style={{ '--share': shareOf(wins, scale.most) }} />
        {highest !== null && <b className="num">{short(Math.round(highest / 100) * 100)}</b>}
      </span>
      <span className={styles.net} aria-hidden="true" data-way={net < 0 ? 'down' : 'up'}>
        <i data-kind="net" style={{ '--share': shareOf(Math.abs(net), scale.mostNet) }} />
      </span>
      <small className={`num ${styles.day}`} aria-hidden="true">
        {label}
      </small>
    </li>
  )
}
