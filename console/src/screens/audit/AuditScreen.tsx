import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { deedText } from '../../i18n/act-text.ts'
import { lastDays } from '../../i18n/days.ts'
import { clockText, dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { zonedTime } from '../../i18n/zone.ts'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { useNow } from '../../ui/use-now.ts'
import { pickRow, useView } from '../use-view.ts'
import { AuditFilters, filterNames, type Filters } from './AuditFilters.tsx'
import { AuditLine } from './AuditLine.tsx'
import { ListFile } from '../FileButton.tsx'

type Row = CallOutput<'listAudit'>['auditList'][number]

/** Who did what, and whether nobody changed that. */
export function AuditScreen() {
  const t = useText()
  const { open, params, show } = useView('all')
  const filters: Filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value] as const] : []
    }),
  )
  const cursor = params.get('cursor')
  const asked = { ...filters, ...(cursor && { cursor }), limit: 50 }
  const listed = useAnswer('listAudit', asked)
  const rows = listed.data?.auditList ?? []
  const { row, id, keys } = pickRow(rows, ({ auditId }) => String(auditId), open, show)
  useKeys(keys)
  const state = listed.data
  return (
    <ListAndDetail
      shape="wide"
      title={t('nav.audit')}
      summary={
        state &&
        (state.firstBrokenId === null ? (
          <span className="ok">{t('audit.whole', { n: state.lines })}</span>
        ) : (
          <span className="bad">{t('audit.broken', { n: state.firstBrokenId })}</span>
        ))
      }
      bar={
        <div className="bar">
          <AuditFilters filters={filters} show={show} />
        </div>
      }
      file={<ListFile list="listAudit" filters={filters} />}
      of={listed}
      permission="audit.read"
      isEmpty={rows.length === 0}
      empty={{ icon: 'log', title: t('audit.empty'), lead: t('audit.emptyLead') }}
      list={
        <>
          <Rows rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />
          <MoreButton cursor={state?.nextCursor} label={t('audit.more')} onMore={show} />
        </>
      }
      detail={row && <AuditLine auditId={row.auditId} onFilter={(next) => show(next)} />}
      foot={t('audit.foot')}
    />
  )
}

type RowsProps = { rows: Row[]; chosen: string | null; onChoose: (id: string) => void }

function Rows({ rows, chosen, onChoose }: RowsProps) {
  const t = useText()
  const today = zonedTime(`${lastDays(useNow(), 1).to}T00:00`) ?? 0
  return (
    <table className="t">
      <thead>
        <tr>
          {(['time', 'operator', 'action', 'subject', 'change'] as const).map((name) => (
            <th key={name}>{t(`col.${name}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ auditId, time, operatorName, subject, summary, ...deed }) => (
          <tr key={auditId} className={String(auditId) === chosen ? 'on' : ''}>
            <td className="dim" title={dayTimeText(time)}>
              {time >= today ? clockText(time) : dayTimeText(time)}
            </td>
            <td>
              <span className="row">
                <span className="av s" aria-hidden="true">
                  {operatorName.slice(0, 1)}
                </span>
                {operatorName}
              </span>
            </td>
            <td>
              <button type="button" className="plain" onClick={() => onChoose(String(auditId))}>
                <b>{deedText(t, deed)}</b>
              </button>
            </td>
            <td className="dim">{subject}</td>
            <td className="dim">{summary}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
