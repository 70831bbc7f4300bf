import type uPlot from 'uplot'
import type { AlignedData, Options } from 'uplot'
import type { ReportRow } from './types.ts'

const chartHeight = 220

/** Columns as the chart wants them: seconds, then whole money. */
export function chartColumns(rows: readonly ReportRow[]): AlignedData {
  const seconds = rows.map(({ from }) => Date.parse(`${from}T12:00:00`) / 1000)
  const column = (name: 'stakes' | 'wins' | 'net') => rows.map((row) => row[name] / 100)
  return [seconds, column('stakes'), column('wins'), column('net')]
}

export function chartOptions(
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
