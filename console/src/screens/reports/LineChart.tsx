import { dayNameText } from '../../i18n/format.ts'
import { marksOf } from '../../ui/axis.ts'

export type Line = { name: string; values: (number | null)[] }
type Props = {
  label: string
  days: string[]
  lines: Line[]
  /** Across the page: letters stay as large as elsewhere. */
  isWide?: boolean
  /** No two lines of the ground lie closer. */
  smallest: number
  toText: (value: number) => string
}

const height = 200
const left = 110
const bottom = 24

/** Lines over days. What it shows stands in the table below it too. */
export function LineChart({ label, days, lines, isWide, smallest, toText }: Props) {
  const width = isWide ? 1140 : 760
  const all = lines.flatMap(({ values }) => values.flatMap((value) => value ?? []))
  const marks = marksOf(Math.min(0, ...all), Math.max(0, ...all), smallest)
  const [least = 0, most = 0] = [marks[0], marks.at(-1)]
  const x = (at: number) => left + (at / Math.max(1, days.length - 1)) * (width - left - 10)
  const y = (value: number) => 10 + (1 - (value - least) / (most - least)) * (height - bottom - 20)
  const shown = [...new Set([0, Math.floor((days.length - 1) / 2), days.length - 1])]
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {marks.map((mark) => (
          <g key={mark}>
            <line className="grid" x1={left} x2={width - 10} y1={y(mark)} y2={y(mark)} />
            <text x={left - 8} y={y(mark) + 4} textAnchor="end">
              {toText(mark)}
            </text>
          </g>
        ))}
        {shown.map((at) => (
          <text
            key={at}
            x={x(at)}
            y={height - 4}
            textAnchor={at === 0 ? 'start' : at === days.length - 1 ? 'end' : 'middle'}
          >
            {dayNameText(days[at] ?? '')}
          </text>
        ))}
        {lines.map(({ name, values }, index) => (
          <polyline
            key={name}
            className={`line l${index + 1}`}
            points={pointsOf(values, width - 10, { x, y })}
          />
        ))}
      </svg>
      <figcaption className="row g16 sm">
        {lines.map(({ name }, index) => (
          <span key={name} className={`key k${index + 1}`}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

type Scale = (value: number) => number
type Scales = { x: Scale; y: Scale }

function pointsOf(values: readonly (number | null)[], end: number, { x, y }: Scales): string {
  const points = values.flatMap((value, at) => (value === null ? [] : [`${x(at)},${y(value)}`]))
  // One day alone is a short stroke.
  const [only] = points
  return points.length === 1 && only !== undefined
    ? `${only} ${end},${only.split(',')[1]}`
    : points.join(' ')
}
