import { useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { textOr, type Translate, useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Answer } from '../../ui/State.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { Backups, Copies, Machines } from './Machines.tsx'
import type { SettledWin } from './RefusedWins.tsx'
import { RefusedWins } from './RefusedWins.tsx'

type Troubles = CallOutput<'listTroubles'>
type Chosen = { consumer: string; eventId: number } | { day: string } | { job: string } | SettledWin

/** What the house could not bring to an end by itself, and what runs by the clock. */
export function HealthScreen() {
  const t = useText()
  const health = useAnswer('getHealth', {})
  const machines = useAnswer('listMachines', {})
  const troubles = useAnswer('listTroubles', { limit: 100 })
  const [chosen, choose] = useState<Chosen | null>(null)
  const acts = useActs<Question>()
  const ask = (next: Chosen) => {
    choose(next)
    acts.ask(questionOf(next))
  }
  const perform = (reason: string) =>
    acts.act(async () => {
      if (chosen === null) return ''
      if ('day' in chosen) {
        const { isAnswered } = await send('answerDifference', { ...chosen, reason })
        return t(isAnswered ? 'he.answered' : 'common.proposed')
      }
      if ('outcome' in chosen) {
        const { isSettled } = await send('settleRefusedWin', { ...chosen, reason })
        return t(isSettled ? 'he.answered' : 'common.proposed')
      }
      if ('job' in chosen) {
        await send('runJob', { ...chosen, reason })
        return t('he.ran')
      }
      await send('retryEvent', { ...chosen, reason })
      return t('he.retried')
    })
  const { deadLetters = 0, differences = 0, refusedWins = 0 } = health.data ?? {}
  const n = deadLetters + differences + refusedWins
  return (
    <>
      <TopBar title={t('nav.health')}>
        {health.data && (
          <span className={n > 0 ? 'bad' : 'ok'}>
            {n > 0 ? t('he.troubles', { n }) : t('he.fine')}
          </span>
        )}
      </TopBar>
      <main className="body scroll">
        {machines.data && <Machines machines={machines.data.machineList} />}
        <Answer of={troubles} permission="cashier.read">
          {(shown) => (
            <>
              <TroubleCards shown={shown} onAsk={ask} />
              <RefusedWins wins={shown.winList} onAsk={ask} />
            </>
          )}
        </Answer>
        <Answer of={health} permission="health.read">
          {(shown) => <Jobs {...shown} onAsk={ask} />}
        </Answer>
      </main>
      {acts.asked && (
        <ReasonDialog
          title={t(`he.${acts.asked}Title`)}
          lead={t(`he.${acts.asked}Lead`)}
          confirm={t(`he.${acts.asked}Now`)}
          isDangerous={false}
          acts={acts}
          onConfirm={perform}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

type Question = 'retry' | 'answer' | 'run' | SettledWin['outcome']

function questionOf(next: Chosen): Question {
  if ('outcome' in next) return next.outcome
  if ('day' in next) return 'answer'
  return 'job' in next ? 'run' : 'retry'
}

type TroubleProps = { shown: Troubles; onAsk: (next: Chosen) => void }

function TroubleCards({ shown, onAsk }: TroubleProps) {
  const t = useText()
  const mayDecide = useMay('money.correct')
  return (
    <div className="pair">
      <section className="card">
        <div className="ch">
          <h2>{t('he.events')}</h2>
        </div>
        {shown.eventList.length === 0 && <p className="cb mute">{t('he.noEvents')}</p>}
        <ul>
          {shown.eventList.map(({ consumer, eventId, type, playerId, error, time }) => (
            <li key={`${consumer}-${eventId}`} className="why">
              <span className="wrap">
                <b title={`${type} → ${consumer}`}>
                  {textOr(t, `he.event.${type}`, type)} → {consumerText(t, consumer)}
                </b>
                <br />
                <span className="sm mute">
                  {playerId} · {dayTimeText(time)} · {error}
                </span>
              </span>
              <span className="sp" />
              {mayDecide && (
                <button
                  type="button"
                  className="btn sm"
                  onClick={() => onAsk({ consumer, eventId })}
                >
                  {t('he.retry')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="card">
        <div className="ch">
          <h2>{t('he.days')}</h2>
        </div>
        {shown.differenceList.length === 0 && <p className="cb mute">{t('he.noDays')}</p>}
        <ul>
          {shown.differenceList.map(({ day, difference }) => (
            <li key={day} className="why">
              <span className="wrap">
                <b>{day}</b>
                <br />
                <span className="sm mute">{difference}</span>
              </span>
              <span className="sp" />
              {mayDecide && (
                <button type="button" className="btn sm" onClick={() => onAsk({ day })}>
                  {t('he.answer')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

type JobsProps = CallOutput<'getHealth'> & { onAsk: (next: Chosen) => void }

function Jobs({ jobList, copyList, backupList, consumerList, monthsAhead, onAsk }: JobsProps) {
  const t = useText()
  const mayRun = useMay('health.decide')
  return (
    <div className="cols">
      <section className="card">
        <div className="ch">
          <h2>{t('he.jobs')}</h2>
        </div>
        <table className="t">
          <thead>
            <tr>
              <th>{t('he.job')}</th>
              <th>{t('he.last')}</th>
              <th>{t('he.next')}</th>
              <th>{t('he.state')}</th>
              {mayRun && (
                <th>
                  <span className="hidden">{t('he.runNow')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {jobList.map(({ job, lastTime, nextTime, isLate, error }) => (
              <tr key={job}>
                <td title={job}>{textOr(t, `he.job.${job}`, job)}</td>
                <td className="dim">{lastTime === null ? t('he.never') : dayTimeText(lastTime)}</td>
                <td className="dim">{dayTimeText(nextTime)}</td>
                <td title={error ?? undefined}>
                  <span className={`dot ${error !== null ? 'bad' : isLate ? 'gold' : 'ok'}`}>
                    {t(error !== null ? 'he.failed' : isLate ? 'he.late' : 'he.ok')}
                  </span>
                </td>
                {mayRun && (
                  <td className="r">
                    <button
                      type="button"
                      className="btn q sm"
                      aria-label={`${t('he.runNow')}: ${textOr(t, `he.job.${job}`, job)}`}
                      onClick={() => onAsk({ job })}
                    >
                      {t('he.run')}
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="col gap">
        <Copies copies={copyList} />
        <Backups told={backupList} />
        <section className="card">
          <div className="ch">
            <h2>{t('he.held')}</h2>
          </div>
          <dl className="cb kv">
            {consumerList.length === 0 && (
              <>
                <dt>{t('he.waiting')}</dt>
                <dd>{t('he.noHeld')}</dd>
              </>
            )}
            {consumerList.map(({ consumer, held }) => [
              <dt key={consumer} title={consumer}>
                {consumerText(t, consumer)}
              </dt>,
              <dd key={`${consumer}-held`}>{held}</dd>,
            ])}
            <dt>{t('he.months')}</dt>
            <dd>{monthsAhead}</dd>
          </dl>
        </section>
      </div>
    </div>
  )
}

function consumerText(t: Translate, consumer: string): string {
  return textOr(t, `he.consumer.${consumer}`, consumer)
}
