import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { deedText } from '../../i18n/act-text.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'

/** What operators did with a player, from the audit. */
export function ActsTab({ playerId }: { playerId: number }) {
  const t = useText()
  const listed = useAnswer('listAudit', { subject: String(playerId), limit: 50 })
  return (
    <section className="card">
      <Answer of={listed} permission="audit.read">
        {({ auditList }) => (
          <>
            {auditList.length === 0 && <p className="cb mute">{t('pl.none')}</p>}
            <ul>
              {auditList.map(({ auditId, operatorName, summary, time, ...deed }) => (
                <li key={auditId} className="why">
                  <span className="av s">{operatorName.slice(0, 1)}</span>
                  <span>
                    <b>{operatorName}</b>{' '}
                    <Link href={`/audit?subject=${playerId}&open=${auditId}`}>
                      {deedText(t, deed)}
                    </Link>{' '}
                    <span className="mute">{summary}</span>
                  </span>
                  <span className="sp" />
                  <span className="sm mute">{dayTimeText(time)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
    </section>
  )
}
