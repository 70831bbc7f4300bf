import { useEffect, useRef } from 'react'
import uPlot, { type AlignedData, type Options } from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useText } from '../../i18n/use-text.ts'
import type { ReportRow } from './types.ts'
import styles from './Report.module.css'

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

const chartHeight = 220

/** Columns as the chart wants them: seconds, then whole money. */
function chartColumns(rows: readonly ReportRow[]): AlignedData {
  const seconds = rows.map(({ from }) => Date.parse(`${from}T12:00:00`) / 1000)
  const column = (name: 'stakes' | 'wins' | 'net') => rows.map((row) => row[name] / 100)
  return [seconds, column('stakes'), column('wins'), column('net')]
}

function chartOptions(
  names: readonly string[],
  colours: Record<string, string>,
  width: number,
): Options {
  const line = (label: string | undefined, stroke: string | undefined) => ({
    label: label ?? '',
    stroke: stroke ?? '',
    width: 2,
    points: { show: false },
  })
  const axis = {
    stroke: colours['ink'] ?? '',
    grid: { stroke: colours['line'] ?? '', width: 1 },
    ticks: { show: false },
    font: '12px Anuphan, sans-serif',
  }
  const [from, stakes, wins, net] = names
  return {
    width,
    height: chartHeight,
    cursor: { drag: { x: false, y: false } },
    hooks: { ready: [tellNewest], setLegend: [tellNewest] },
    series: [
      { label: from ?? '', value: '{DD}/{MM}/{YYYY}' },
      line(stakes, colours['stakes']),
      line(wins, colours['wins']),
      line(net, colours['net']),
    ],
    axes: [
      { ...axis, values: '{DD}/{MM}' },
      {
        ...axis,
        size: 64,
        values: (_, ticks) => ticks.map((tick) => tick.toLocaleString('en-US')),
      },
    ],
  }
}

/** Where nobody points, the legend tells of the newest day. */
function tellNewest(chart: uPlot): void {
  if (typeof chart.legend.idx === 'number') return
  chart.setLegend({ idx: chart.data[0].length - 1 }, false)
}
