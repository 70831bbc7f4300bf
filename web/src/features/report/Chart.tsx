import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useText } from '../../i18n/use-text.ts'
import { chartColumns, chartOptions } from './chart-options.ts'
import styles from './Report.module.css'
import type { ReportRow } from './types.ts'

/** Stakes, wins and the net result over time. The table below says the same in figures. */
export function Chart({ rows }: { rows: readonly ReportRow[] }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const names = [t('report.from'), t('report.stakes'), t('report.wins'), t('report.net')].join('|')

  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const colours = readColours(current)
    const options = chartOptions(names.split('|'), colours, current.clientWidth)
    const chart = new uPlot(options, chartColumns(rows), current)
    const watch = new ResizeObserver(() =>
      chart.setSize({ width: current.clientWidth, height: options.height }),
    )
    watch.observe(current)
    return () => {
      watch.disconnect()
      chart.destroy()
    }
  }, [rows, names])

  return <div ref={place} className={styles.plot} role="img" aria-label={t('report.chart')} />
}

function readColours(element: HTMLElement): Record<string, string> {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return {
    stakes: read('--info'),
    wins: read('--ok'),
    net: read('--brand'),
    ink: read('--text-3'),
    line: read('--line'),
  }
}
