import { formatMoney } from '@parlour/contract/money.ts'
import type { ReportFigure } from '@parlour/contract/report-figures.ts'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayNameText, dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'
import { Change } from '../Change.tsx'
import { Figure } from './Figure.tsx'
import type { Line } from './LineChart.tsx'
import { LineChart } from './LineChart.tsx'
import { OverviewCards } from './OverviewCards.tsx'
import type { Period } from './periods.ts'
import { putTogether } from './periods.ts'
import { PlayersLink } from './PlayersLink.tsx'
import type { Range } from './range.ts'
import { beforeOf, partOf } from './range.ts'
import { Spark } from './Spark.tsx'
import { StakeToNgr } from './StakeToNgr.tsx'

type Report = CallOutput<'getReport'>
type Day = Report['dayList'][number]
type Kind = 'overview' | 'money' | 'players'

const money = { smallest: 100_00, toText: formatMoney }
const people = { smallest: 1, toText: String }
const headlines = ['ggr', 'ngr', 'deposited', 'withdrawn', 'bonusCost'] as const
const columns = {
  overview: ['staked', 'won', 'ggr', 'bonusCost', 'ngr'],
  money: ['deposited', 'sentBack', 'withdrawn', 'fees', 'adjusted'],
  players: [],
} as const satisfies Record<Kind, readonly (ReportFigure | 'ggr' | 'ngr')[]>

/** The range day by day, as a picture and as a table. */
export function DaysView({ kind, range, by }: { kind: Kind; range: Range; by: Period }) {
  const t = useText()
  const { from, to } = range
  const report = useAnswer('getReport', { from, to }, { keepsLast: true })
  const earlier = useAnswer('getReport', beforeOf(range), { isOn: kind !== 'players' })
  return (
    <Answer of={report} permission="reports.read">
      {(answer) => {
        const shown = { ...answer, dayList: together(answer.dayList, by) }
        const before = together(earlier.data?.dayList ?? [], by)
        return (
          <>
            {kind === 'overview' && <Headlines report={answer} range={range} />}
            <div className={kind === 'overview' ? 'cols stakes' : ''}>
              <section className="card">
                <div className="ch">
                  <h2>{t(`re.chart.${kind}`)}</h2>
                  <span className="sp" />
                  <span className="sm mute">
                    {shown.summedTime === null
                      ? t('re.notYet')
                      : t('re.upTo', { time: dayTimeText(shown.summedTime) })}
                  </span>
                </div>
                <LineChart
                  label={t(`re.chart.${kind}`)}
                  days={shown.dayList.map(({ day }) => day)}
                  lines={[
                    ...linesOf(kind, shown.dayList).map((line) => ({
                      ...line,
                      name: t(`re.${line.name}`),
                    })),
                    ...linesOf(kind, before)
                      .slice(0, before.length > 0 && kind !== 'players' ? 1 : 0)
                      .map(({ name, values }) => ({
                        name: t('re.earlier', { figure: t(`re.${name}`) }),
                        values: values.slice(0, shown.dayList.length),
                      })),
                  ]}
                  isWide={kind !== 'overview'}
                  {...(kind === 'players' ? people : money)}
                />
              </section>
              {kind === 'overview' && <StakeToNgr figures={shown.total} range={range} />}
            </div>
            {kind === 'overview' && <OverviewCards range={range} />}
            <DayTable kind={kind} shown={shown} range={range} by={by} />
          </>
        )
      }}
    </Answer>
  )
}

const together = (days: Day[], by: Period) => putTogether(days, by, ['activePlayers'])

type Named<Name> = Omit<Line, 'name'> & { name: Name }

function linesOf(kind: Kind, days: Day[]): Named<Exclude<keyof Day, 'day'>>[] {
  const of = (name: Exclude<keyof Day, 'day'>) => {
    return { name, values: days.map((day) => day[name]) }
  }
  if (kind === 'overview') return [of('ggr'), of('ngr')]
  return kind === 'money'
    ? [of('deposited'), of('withdrawn')]
    : [of('activePlayers'), of('newPlayers')]
}

function Headlines({ report, range }: { report: Report; range: Range }) {
  const { total, before, dayList } = report
  const t = useText()
  const counted = dayList.flatMap(({ activePlayers }) => activePlayers ?? [])
  const active = counted.reduce((sum, n) => sum + n, 0) / Math.max(1, counted.length)
  return (
    <dl className="card strip">
      {headlines.map((name) => (
        <div key={name}>
          <dt className="row sm mute">
            {t(`re.${name}`)}
            <Change name={name} before={before[name]} after={total[name]} />
          </dt>
          <dd>
            <Figure name={name} value={total[name]} range={range} />
            <Spark values={dayList.map((day) => day[name])} />
          </dd>
        </div>
      ))}
      <div>
        <dt className="sm mute">{t('re.activeADay')}</dt>
        <dd>
          {Math.round(active)}
          <Spark values={counted} />
        </dd>
      </div>
    </dl>
  )
}

type TableProps = { kind: Kind; shown: Report; range: Range; by: Period }

function DayTable({ kind, shown, range, by }: TableProps) {
  const t = useText()
  const newestFirst = shown.dayList.toReversed()
  return (
    <section className="card wide">
      <table className="t">
        <thead>
          <tr>
            <th>{t(`re.name.${by}`)}</th>
            {columns[kind].map((name) => (
              <th key={name} className="r">
                {t(`re.${name}`)}
              </th>
            ))}
            {kind === 'players' && (
              <>
                <th className="r">{t('re.activePlayers')}</th>
                <th className="r">{t('re.newPlayers')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((day) => (
            <tr key={day.day}>
              <td>{dayNameText(day.day)}</td>
              {columns[kind].map((name) => (
                <td key={name} className="r">
                  <Figure name={name} value={day[name]} range={partOf(day.day, by, range)} />
                </td>
              ))}
              {kind === 'players' && (
                <>
                  <td className="r">
                    {day.activePlayers === null ? (
                      '—'
                    ) : (
                      <PlayersLink of={{ staked: partOf(day.day, by, range) }}>
                        {day.activePlayers}
                      </PlayersLink>
                    )}
                  </td>
                  <td className="r">
                    {day.newPlayers === null ? (
                      '—'
                    ) : (
                      <PlayersLink of={{ joined: partOf(day.day, by, range) }}>
                        {day.newPlayers}
                      </PlayersLink>
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        {kind !== 'players' && (
          <tfoot>
            <tr className="sum">
              <td>{t('re.total')}</td>
              {columns[kind].map((name) => (
                <td key={name} className="r">
                  <Figure name={name} value={shown.total[name]} range={range} />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
