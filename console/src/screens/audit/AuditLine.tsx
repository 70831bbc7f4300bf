import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { deedText } from '../../i18n/act-text.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'

type Line = CallOutput<'getAuditLine'>
type Props = { auditId: number; onFilter: (next: Record<string, string | null>) => void }

export function AuditLine({ auditId, onFilter }: Props) {
  const t = useText()
  const line = useAnswer('getAuditLine', { auditId }, { isLive: false })
  return (
    <div className="scroll">
      <Answer of={line} permission="audit.read">
        {(shown) => (
          <>
            <div>
              <div className="row">
                <h2>{deedText(t, shown)}</h2>
                {shown.proposedBy && <span className="tag iris">{t('audit.two')}</span>}
                <span className="sp" />
                <span className="sm mute">{t('audit.line', { n: shown.auditId })}</span>
              </div>
              <div className="dim">
                {dayTimeText(shown.time)} <span className="mono xs">{shown.action}</span>
              </div>
            </div>
            <Changes changes={shown.changeList} />
            <Facts shown={shown} />
            <section className="card cb">
              <h2>{t('audit.chain')}</h2>
              <dl className="kv">
                <dt>{t('audit.before')}</dt>
                <dd className="mono">{shortHash(shown.previousHash)}</dd>
                <dt>{t('audit.this')}</dt>
                <dd className="mono">{shortHash(shown.hash)}</dd>
              </dl>
            </section>
            <button
              type="button"
              className="btn"
              onClick={() => onFilter({ operatorName: shown.operatorName, cursor: null })}
            >
              {t('audit.everything', { name: shown.operatorName })}
            </button>
          </>
        )}
      </Answer>
    </div>
  )
}

function Changes({ changes }: { changes: Line['changeList'] }) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('audit.changes')}</h2>
      </div>
      {changes.length === 0 && <p className="cb mute">{t('audit.noChanges')}</p>}
      <ul className="df">
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            <div className="p">{path}</div>
            <div className="v">
              <del>{valueText(before)}</del> → <ins>{valueText(after)}</ins>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ shown }: { shown: Line }) {
  const t = useText()
  const reason = shown.detail['reason']
  const facts: [string, string | null][] = [
    [t('audit.proposedBy'), shown.proposedBy],
    [t('audit.by'), shown.operatorName],
    [t('col.subject'), shown.subject],
    [t('audit.reason'), typeof reason === 'string' ? reason : null],
    [t('audit.from'), shown.address],
  ]
  return (
    <dl className="card cb kv">
      {facts.map(([name, value]) =>
        value ? [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>] : null,
      )}
    </dl>
  )
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function shortHash(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`
}
