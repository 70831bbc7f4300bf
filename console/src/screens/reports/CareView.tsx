import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { changeText, dayNameText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'
import { LineChart } from './LineChart.tsx'
import type { Period } from './periods.ts'
import { putTogether } from './periods.ts'
import type { Range } from './range.ts'
import { partOf } from './range.ts'

const figures = [
  'limitsSet',
  'limitsRaised',
  'breaks',
  'exclusions',
  'casesOpened',
  'talks',
  'casesClosed',
] as const

/** What players did to limit their play, and what people did about the signs. */
export function CareView({ range, by }: { range: Range; by: Period }) {
  const t = useText()
  const { from, to } = range
  const report = useAnswer('getCareReport', { from, to }, { keepsLast: true })
  return (
    <Answer of={report} permission="reports.read">
      {({ dayList, total, before }) => {
        const rows = putTogether(dayList, by)
        return (
          <>
            <dl className="card strip">
              {figures.map((name) => (
                <div key={name}>
                  <dt className="sm mute">
                    {t(`re.${name}`)} {changeText(before[name], total[name])}
                  </dt>
                  <dd>{total[name]}</dd>
                </div>
              ))}
            </dl>
            <section className="card">
              <div className="ch">
                <h2>{t('re.chart.care')}</h2>
              </div>
              <LineChart
                label={t('re.chart.care')}
                days={rows.map(({ day }) => day)}
                lines={(['breaks', 'casesOpened', 'exclusions'] as const).map((name) => ({
                  name: t(`re.${name}`),
                  values: rows.map((row) => row[name]),
                }))}
                isWide
                smallest={1}
                toText={String}
              />
            </section>
            <section className="card wide">
              <table className="t">
                <thead>
                  <tr>
                    <th>{t(`re.name.${by}`)}</th>
                    {figures.map((name) => (
                      <th key={name} className="r">
                        {t(`re.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.toReversed().map((row) => (
                    <tr key={row.day}>
                      <td>
                        <Link href={`/reports/care?${daysOf(partOf(row.day, by, range))}`}>
                          {dayNameText(row.day)}
                        </Link>
                      </td>
                      {figures.map((name) => (
                        <td key={name} className="r">
                          {row[name]}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </>
        )
      }}
    </Answer>
  )
}

const daysOf = ({ from, to }: Range) => new URLSearchParams({ from, to }).toString()
