import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'
import { CohortTable } from './CohortsView.tsx'
import { LinesTable } from './LinesView.tsx'
import type { Range } from './range.ts'

const mostLines = 6

/** Who served what was played, and who still plays; each leads to all of it. */
export function OverviewCards({ range }: { range: Range }) {
  const t = useText()
  const { from, to } = range
  const part = 'providers'
  const lines = useAnswer('listReportLines', { part, from, to }, { keepsLast: true })
  const cohorts = useAnswer('listCohorts', { weeks: mostLines })
  return (
    <div className="cols weeks">
      <Card name={part} range={range}>
        <Answer of={lines} permission="reports.read">
          {({ lineList }) =>
            lineList.length === 0 ? (
              <p className="cb mute">{t('re.noneLead')}</p>
            ) : (
              <LinesTable part={part} range={range} rows={lineList} most={mostLines} />
            )
          }
        </Answer>
      </Card>
      <Card name="cohorts" range={range}>
        <Answer of={cohorts} permission="reports.read">
          {(found) =>
            found.cohortList.length === 0 ? (
              <p className="cb mute">{t('re.noneLead')}</p>
            ) : (
              <CohortTable {...found} />
            )
          }
        </Answer>
      </Card>
    </div>
  )
}

type Props = { name: 'providers' | 'cohorts'; range: Range; children: ReactNode }

function Card({ name, range: { from, to }, children }: Props) {
  const t = useText()
  return (
    <section className="card wide">
      <div className="ch">
        <h2>{t(`re.card.${name}`)}</h2>
        <span className="sp" />
        <Link href={`/reports/${name}?${new URLSearchParams({ from, to }).toString()}`}>
          {t('re.all')}
        </Link>
      </div>
      {children}
    </section>
  )
}
