import type { CallOutput } from '../../calls/send.ts'
import { countText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'

type Now = NonNullable<CallOutput<'getHome'>['playersNow']>
const names = ['playing', 'registered', 'firstDeposits'] as const

export function PlayersNow(now: Now) {
  const t = useText()
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('home.playersNow')}</h2>
        <span className="sp" />
        <span className="sm mute">{t('home.ofToday')}</span>
      </div>
      <dl className="strip">
        {names.map((name) => (
          <div key={name}>
            <dt className="sm mute">{t(`home.${name}`)}</dt>
            <dd className="big">{countText(t, now[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
