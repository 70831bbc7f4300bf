import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'

type Props = { sessions: CallOutput<'getPlayer'>['sessionList'] }

export function SessionsTab({ sessions }: Props) {
  const t = useText()
  if (sessions.length === 0) return <p className="card cb mute">{t('pl.none')}</p>
  return (
    <section className="card">
      <table className="t">
        <thead>
          <tr>
            <th>{t('pl.device')}</th>
            <th>{t('pl.country')}</th>
            <th>{t('pl.since')}</th>
            <th>{t('pl.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ model, os, country, startTime, seenTime }) => (
            <tr key={startTime}>
              <td>
                {model} <span className="mute">{os}</span>
              </td>
              <td>{country ?? '—'}</td>
              <td className="dim">{dayTimeText(startTime)}</td>
              <td className="dim">{dayTimeText(seenTime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
