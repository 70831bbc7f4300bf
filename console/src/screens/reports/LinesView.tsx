import type { ReportFigure, ReportPart } from '@parlour/contract/report-figures.ts'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { changeText, shareText } from '../../i18n/format.ts'
import { inLanguage, textOr, useText } from '../../i18n/texts.ts'
import { Answer, State } from '../../ui/State.tsx'
import { Figure } from './Figure.tsx'
import type { Range } from './range.ts'

type Row = CallOutput<'listReportLines'>['lineList'][number]

/** What each part shows, and by which of it its lines are ordered. */
const columns = {
  games: { figures: ['staked', 'won'], main: 'ggr' },
  providers: { figures: ['staked', 'won'], main: 'ggr' },
  bonuses: { figures: ['bonusCost'], main: 'bonusCost' },
  channels: { figures: ['deposited', 'sentBack'], main: 'deposited' },
} as const satisfies Record<ReportPart, { figures: readonly ReportFigure[]; main: string }>

/** A range by game, provider, promotion or channel, the largest first. */
export function LinesView({ part, range }: { part: ReportPart; range: Range }) {
  const t = useText()
  const { from, to } = range
  const listed = useAnswer('listReportLines', { part, from, to }, { keepsLast: true })
  return (
    <Answer of={listed} permission="reports.read">
      {({ lineList }) =>
        lineList.length === 0 ? (
          <State icon="chart" title={t('re.none')}>
            {t('re.noneLead')}
          </State>
        ) : (
          <section className="card wide">
            <LinesTable part={part} range={range} rows={lineList} />
          </section>
        )
      }
    </Answer>
  )
}

type TableProps = { part: ReportPart; range: Range; rows: Row[]; most?: number }

export function LinesTable({ part, range, rows, most = Infinity }: TableProps) {
  const t = useText()
  const { figures, main } = columns[part]
  const isPlay = main === 'ggr'
  const sorted = rows.toSorted((one, other) => other.figures[main] - one.figures[main])
  const whole = rows.reduce((sum, row) => sum + Math.max(0, row.figures[main]), 0)
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t(`re.name.${part}`)}</th>
          {part === 'games' && <th>{t('re.name.providers')}</th>}
          {figures.map((name) => (
            <th key={name} className="r">
              {t(`re.${name}`)}
            </th>
          ))}
          {isPlay && <th className="r">{t('re.ggr')}</th>}
          {isPlay && <th className="r">{t('re.return')}</th>}
          <th>{t('re.share')}</th>
          <th className="r">{t('re.change')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.slice(0, most).map((row) => (
          <tr key={`${row.provider} ${row.line}`}>
            <td>
              <b>{nameText(t, part, row)}</b>
            </td>
            {part === 'games' && <td className="dim">{row.provider}</td>}
            {figures.map((name) => (
              <td key={name} className="r">
                <Figure
                  name={name}
                  value={row.figures[name]}
                  range={range}
                  of={lineOf(part, row)}
                />
              </td>
            ))}
            {isPlay && (
              <td className="r">
                <b>
                  <Figure name="ggr" value={row.figures.ggr} range={range} of={lineOf(part, row)} />
                </b>
              </td>
            )}
            {isPlay && <td className="r dim">{shareText(row.figures.won, row.figures.staked)}</td>}
            <td className="share">
              <progress
                value={Math.max(0, row.figures[main])}
                max={Math.max(1, whole)}
                aria-label={t('re.share')}
              />
              <span className="sm mute">{shareText(row.figures[main], whole)}</span>
            </td>
            <td className="r dim">{changeText(row.before[main], row.figures[main])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function lineOf(part: ReportPart, { provider, line }: Row): Record<string, string> {
  if (part === 'games') return { provider, line }
  return part === 'providers' ? { provider } : { line }
}

function nameText(t: ReturnType<typeof useText>, part: ReportPart, row: Row): string {
  const { line } = row
  const name = inLanguage(row.name, row.nameEn)
  if (part === 'providers') return name
  const none = part === 'bonuses' ? 're.givenUp' : 're.noChannel'
  const own = textOr(t, `re.line.${line}`, line === '' ? t(none) : name)
  return part === 'bonuses' ? textOr(t, `promo.name.${line}`, own) : own
}
