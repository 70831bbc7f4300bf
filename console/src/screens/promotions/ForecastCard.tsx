import { formatMoney } from '@parlour/contract/money.ts'
import { useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { changeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { faultText } from '../../ui/use-fault.ts'

type Asked = CallInput<'forecastActivity'>
type Forecast = CallOutput<'forecastActivity'>
type Props = Pick<Asked, 'activity' | 'config'> & { version: number }
const spans = [7, 30, 90] as const

/** What the draft and the running version would have cost. Reckoned when it is asked for. */
export function ForecastCard({ activity, config, version }: Props) {
  const t = useText()
  const [days, setDays] = useState<(typeof spans)[number] | null>(null)
  const asked = { activity, config, days: days ?? 30 }
  const quiet = { isOn: days !== null, isLive: false, keepsLast: true }
  const { data, error, isFetching } = useAnswer('forecastActivity', asked, quiet)
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('promo.forecast')}</h2>
        <span className="sp" />
        {spans.map((span) => (
          <button
            key={span}
            type="button"
            className={`chip ${span === days ? 'on' : ''}`}
            aria-pressed={span === days}
            onClick={() => setDays(span)}
          >
            {t('promo.days', { n: span })}
          </button>
        ))}
      </div>
      <p className="cb sm mute">{t('promo.replayed')}</p>
      {isFetching && (
        <p className="cb mute" role="status">
          {t('promo.running')}
        </p>
      )}
      {error && !isFetching && (
        <p className="cb bad" role="alert">
          {faultText(t, error)}
        </p>
      )}
      {data && !error && <Figures data={data} version={version} />}
    </section>
  )
}

function Figures({ data, version }: { data: Forecast; version: number }) {
  const t = useText()
  const { data: me } = useMe()
  const { running, draft } = data
  const rows: [string, number, number, (n: number) => string][] = [
    [t('promo.coins', { currency: me?.currency ?? '' }), running.coins, draft.coins, formatMoney],
    [t('promo.points'), running.points, draft.points, formatMoney],
    [t('promo.players'), running.paidPlayers, draft.paidPlayers, String],
    [t('promo.claims'), running.claims, draft.claims, String],
  ]
  return (
    <>
      <table className="t">
        <thead>
          <tr>
            <th>{t('promo.days', { n: data.days })}</th>
            <th className="r">{t('promo.now', { n: version })}</th>
            <th className="r">{t('promo.draft')}</th>
            <th className="r">{t('promo.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, after, text]) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="r">{text(before)}</td>
              <td className="r">
                <b>{text(after)}</b>
              </td>
              <td className="r dim">{changeText(before, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {draft.coinsLow !== null && draft.coinsHigh !== null && (
        <p className="cb sm mute">
          {t('promo.range', {
            low: formatMoney(draft.coinsLow),
            high: formatMoney(draft.coinsHigh),
          })}
        </p>
      )}
    </>
  )
}
