import { formatMoney } from '@parlour/contract/money.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { deedText } from '../../i18n/act-text.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { inLanguage, textOr, useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Answer } from '../../ui/State.tsx'
import { isMirror, sumInside } from './flow.ts'
import { FlowDrawing } from './FlowDrawing.tsx'
import { Replay } from './Replay.tsx'
import { useRecompute } from './use-recompute.tsx'

type Entry = CallOutput<'traceTransfer'>['entryList'][number]
type Round = NonNullable<CallOutput<'traceTransfer'>['round']>

/** How an entry came about: all of its order or round, and the round itself. */
export function Trace(wanted: CallInput<'traceTransfer'>) {
  const t = useText()
  const traced = useAnswer('traceTransfer', wanted)
  return (
    <div className="scroll">
      <Answer of={traced} permission="ledger.read">
        {({ entryList, stepList, round }) => {
          const entry = entryList.find(
            ({ account, seq }) => account === wanted.account && seq === wanted.seq,
          )
          return (
            <>
              <h2>{t('le.trace')}</h2>
              <FlowDrawing entries={entryList} />
              <section className="card">
                <div className="ch">
                  <h2>{t('le.came')}</h2>
                </div>
                <ul>
                  {entryList
                    .filter(isGiver)
                    .map(({ account, seq, code, change, counter, time }) => (
                      <li key={`${account}-${seq}`} className="why">
                        <span>
                          <b>{code}</b>
                          <br />
                          <span className="sm mute">
                            {dayTimeText(time)} · {change < 0 ? account : counter} →{' '}
                            {change < 0 ? counter : account}
                          </span>
                        </span>
                        <span className="sp" />
                        <b>{formatMoney(Math.abs(change))}</b>
                      </li>
                    ))}
                </ul>
              </section>
              {stepList.length > 0 && <Steps steps={stepList} />}
              {round && <RoundCard {...round} />}
              <Proof entries={entryList} playerId={wanted.playerId} />
              {entry && (
                <Facts
                  rows={[
                    [t('le.entry'), `${entry.account} ${entry.seq}`],
                    [t('le.source'), entry.source],
                    [t('le.by'), entry.provider],
                    [t('le.key'), entry.key],
                  ]}
                />
              )}
            </>
          )
        }}
      </Answer>
    </div>
  )
}

type Step = CallOutput<'traceTransfer'>['stepList'][number]

/** What became of the order, and who had a hand in it. */
function Steps({ steps }: { steps: Step[] }) {
  const t = useText()
  const mayAudit = useMay('audit.read')
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('le.steps')}</h2>
      </div>
      <ul>
        {steps.map(({ what, code, by, auditId, isProposed, time }) => (
          <li key={`${what} ${code} ${time}`} className="why">
            <span className={`badge ${what === 'act' ? 'iris' : 'plainly'}`}>
              <Icon name={what === 'act' ? 'two' : 'clock'} />
            </span>
            <span>
              {what === 'act' ? (
                <>
                  <b>{by}</b> {deedText(t, { action: code, isProposed })}
                </>
              ) : (
                textOr(t, `pl.order.${code}`, code)
              )}
              <br />
              <span className="sm mute">
                {dayTimeText(time)}
                {auditId !== null && mayAudit && (
                  <>
                    {' · '}
                    <Link href={`/audit?open=${auditId}&cursor=${auditId + 1}`}>
                      {t('le.auditLine', { n: auditId })}
                    </Link>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isGiver = (entry: Entry) => !isMirror(entry)

/** What can be seen from the entries themselves. */
function Proof({ entries, playerId }: { entries: Entry[]; playerId: number }) {
  const t = useText()
  const { button, said } = useRecompute(playerId)
  const { given, received } = sumInside(entries)
  const keys = new Set(entries.map(({ account, provider, key }) => `${account} ${provider} ${key}`))
  const isOnce = keys.size === entries.length
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('le.proof')}</h2>
        <span className="sp" />
        {button}
      </div>
      <ul>
        {(given > 0 || received > 0) && (
          <Proved is={given === received}>
            {t('le.sides', { given: formatMoney(given), received: formatMoney(received) })}
          </Proved>
        )}
        <Proved is={isOnce}>{t(isOnce ? 'le.once' : 'le.twice')}</Proved>
        {said && <Proved is={said.is}>{said.text}</Proved>}
      </ul>
    </section>
  )
}

function Proved({ is, children }: { is: boolean; children: ReactNode }) {
  return (
    <li className={`why ${is ? '' : 'bad'}`}>
      <span className={is ? 'ok' : ''}>
        <Icon name={is ? 'check' : 'warn'} />
      </span>
      {children}
    </li>
  )
}

function RoundCard({ provider, roundId, stake, win, status, ...told }: Round) {
  const t = useText()
  const { result, played, gameName, gameNameEn } = told
  return (
    <>
      {played && <Replay {...played} />}
      <Facts
        rows={[
          [t('le.round'), roundId],
          [t('le.game'), `${inLanguage(gameName, gameNameEn)}, ${provider}`],
          [t('le.state'), status],
          [t('le.stake'), formatMoney(stake)],
          [t('le.win'), formatMoney(win)],
        ]}
      />
      {result !== null && (
        <details className="card cb">
          <summary>{t('le.result')}</summary>
          <pre className="mono wrap">{result}</pre>
        </details>
      )}
    </>
  )
}

function Facts({ rows }: { rows: [name: string, value: string][] }) {
  return (
    <dl className="card cb kv">
      {rows.map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}-value`} className="mono wrap">
          {value}
        </dd>,
      ])}
    </dl>
  )
}
