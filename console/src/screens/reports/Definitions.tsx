import { useAnswer } from '../../calls/queries.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'
import type { Range } from './range.ts'

/** What each figure is, in words and as the SQL that answers it from the books. */
export function Definitions({ range }: { range: Range }) {
  const t = useText()
  const { from, to } = range
  const told = useAnswer('explainReport', { from, to }, { isLive: false, keepsLast: true })
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('re.definitions')}</h2>
      </div>
      <Answer of={told} permission="reports.read">
        {({ definitionList }) => (
          <dl className="defs cb">
            {definitionList.map(({ figure, sql }) => (
              <div key={figure}>
                <dt>
                  <b>{t(`re.${figure}`)}</b> <span className="mute">{t(`re.is.${figure}`)}</span>
                </dt>
                <dd>
                  <pre className="mono wrap">{sql}</pre>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Answer>
    </section>
  )
}
