import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { clockText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { marksOf } from '../../ui/axis.ts'
import { Answer } from '../../ui/State.tsx'
import { Change } from '../Change.tsx'

type Today = CallOutput<'getToday'>
const names = ['ggr', 'ngr', 'deposited', 'withdrawn', 'bonusCost'] as const

/** Today against the same weekday at the same time; the line is GGR as it adds up. */
export function TodayCard() {
  const t = useText()
  const { data: me } = useMe()
  const today = useAnswer('getToday', {})
  const until = today.data?.summedTime ?? null
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('home.today')}</h2>
        <span className="sm mute">
          {until !== null &&
            t('home.against', { currency: me?.currency ?? '', time: clockText(until).slice(0, 5) })}
        </span>
        <span className="sp" />
        <span className="row g16 sm">
          <span className="key k1">{t('home.ggrToday')}</span>
          <span className="key k2">{t('home.ggrBefore')}</span>
        </span>
      </div>
      <Answer of={today} permission="reports.read">
        {(shown) => (
          <>
            <dl className="strip today">
              {names.map((name) => (
                <div key={name}>
                  <dt className="sm mute">{t(`home.${name}`)}</dt>
                  <dd>{formatMoney(shown.today[name])}</dd>
                  <dd className="sm">
                    <Change name={name} before={shown.before[name]} after={shown.today[name]} />
                  </dd>
                </div>
              ))}
            </dl>
            <Curve {...shown} />
          </>
        )}
      </Answer>
    </section>
  )
}

const width = 760
const height = 190
const left = 96
const bottom = 24

function Curve({ hourList }: Today) {
  const t = useText()
  const sums = { own: [0], before: [0] }
  for (const { ggr, before } of hourList) {
    if (ggr !== null) sums.own.push((sums.own.at(-1) ?? 0) + ggr)
    sums.before.push((sums.before.at(-1) ?? 0) + before)
  }
  const all = [...sums.own, ...sums.before]
  const marks = marksOf(Math.min(0, ...all), Math.max(0, ...all), 100_00)
  const [least = 0, most = 0] = [marks[0], marks.at(-1)]
  const x = (hour: number) => left + (hour / 24) * (width - left - 16)
  const y = (sum: number) => 10 + (1 - (sum - least) / (most - least)) * (height - bottom - 20)
  const points = (line: number[]) => line.map((sum, hour) => `${x(hour)},${y(sum)}`).join(' ')
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('home.curve')}>
        {marks.map((step) => (
          <g key={step}>
            <line className="grid" x1={left} x2={width - 16} y1={y(step)} y2={y(step)} />
            <text x={left - 8} y={y(step) + 4} textAnchor="end">
              {formatMoney(step)}
            </text>
          </g>
        ))}
        {[0, 6, 12, 18, 24].map((hour) => (
          <text key={hour} x={x(hour)} y={height - 4} textAnchor={hour === 24 ? 'end' : 'middle'}>
            {String(hour).padStart(2, '0')}:00
          </text>
        ))}
        <polyline className="line l2" points={points(sums.before)} />
        <polyline className="line l1" points={points(sums.own)} />
      </svg>
    </figure>
  )
}
