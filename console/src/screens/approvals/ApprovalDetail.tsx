import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { Changes } from '../../forms/Changes.tsx'
import type { Change } from '../../forms/units.ts'
import { askedOfText, askTitle } from '../../i18n/act-text.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { textOr, useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { FigureStrip } from '../../ui/FigureStrip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ForecastCard } from '../promotions/ForecastCard.tsx'
import { fieldText } from './field-text.ts'

type Detail = CallOutput<'getApproval'>

export function ApprovalDetail({ shown }: { shown: Detail }) {
  const t = useText()
  const mayForecast = useMay('activities.read')
  const facts: [string, string][] = [
    [t('ap.action'), shown.action],
    [t('ap.subject'), shown.subject],
    [t('ap.hash'), `${shown.contentHash.slice(0, 8)} … ${shown.contentHash.slice(-4)}`],
    [t('ap.until'), dayTimeText(shown.expireTime)],
  ]
  const { changes } = shown.content
  const { reason, ...asked } = shown.input
  const place = placeOf(shown)
  return (
    <>
      <div className="row">
        <span className="big">{askTitle(t, shown)}</span>
        {shown.amount === null && <span className="dim">{askedOfText(t, shown)}</span>}
        <span className={`tag ${shown.status === 'waiting' ? 'gold' : ''}`}>
          {shown.status === 'waiting' ? t('ap.waits') : t(`status.${shown.status}`)}
        </span>
        <span className="sp" />
        {place && <Link href={place}>{t('ap.open')}</Link>}
      </div>
      <p className="dim">
        {typeof reason === 'string' && `“${reason}” `}
        <span className="mute">{shown.maker}</span>
      </p>
      <FigureStrip label={t('ap.facts')} rows={facts} />
      {Array.isArray(changes) ? (
        <ProposedChanges shown={shown} changes={changes as Change[]} />
      ) : (
        <Fields of={shown} fields={Object.entries({ ...asked, ...shown.content })} />
      )}
      {shown.action === 'setActivity' && mayForecast && (
        <ForecastCard
          activity={shown.subject as CallInput<'getActivity'>['activity']}
          version={Number(shown.content['basedOn'])}
          config={shown.input['config'] as CallInput<'forecastActivity'>['config']}
        />
      )}
      <p className="note">
        <Icon name="info" />
        {t('ap.note')}
      </p>
    </>
  )
}

function Fields({ of, fields }: { of: Detail; fields: [string, unknown][] }) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('ap.content')}</h2>
      </div>
      <table className="t">
        <thead>
          <tr>
            <th>{t('ap.field')}</th>
            <th className="r">{t('ap.value')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(([name, value]) => (
            <tr key={name}>
              <td>{textOr(t, `ap.field.${name}`, name)}</td>
              <td className="r">
                <ins>{fieldText(t, of, [name, value])}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ChangesProps = { shown: Detail; changes: Change[] }

/** What a new version changes, by the names of its form. */
function ProposedChanges({ shown, changes }: ChangesProps) {
  const t = useText()
  const { data: me } = useMe()
  const { action } = shown
  const activity = shown.subject as CallInput<'getActivity'>['activity']
  const only = (wanted: string) => ({ isOn: action === wanted, isLive: false })
  const settings = useAnswer('getSettings', {}, only('setSettings'))
  const promotion = useAnswer('getActivity', { activity }, only('setActivity'))
  const channels = useAnswer('listChannels', {}, only('setChannel'))
  const answer = settings.data ?? promotion.data ?? channels.data
  const n = Number(shown.content['basedOn'])
  if (!answer) return null
  return (
    <Changes
      title={action === 'setChannel' ? t('form.changed') : t('form.against', { n })}
      form={answer.form as unknown as FormField}
      changes={changes}
      content={shown.input['content'] ?? shown.input}
      currency={me?.currency ?? ''}
    />
  )
}

/** Where what it is asked of can be looked at. */
function placeOf({ action, subject }: Detail): string | null {
  if (action === 'setActivity') return `/promotions/${subject}`
  if (action === 'setSettings') return '/settings'
  if (subject.startsWith('WD')) return `/withdrawals?view=all&open=${subject}`
  return /^\d+$/.test(subject) ? `/players/${subject}` : null
}
