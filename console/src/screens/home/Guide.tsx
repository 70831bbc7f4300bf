import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Icon } from '../../ui/Icon.tsx'

type Step = CallOutput<'getGuide'>['stepList'][number]

const paths: Record<Step['step'], string> = {
  name: '/settings/identity',
  licence: '/settings/terms',
  terms: '/settings/terms',
  support: '/settings/support',
  channels: '/channels',
  sms: '/health',
  providers: '/games/providers',
  limits: '/settings/withdrawals',
  owners: '/operators',
}

/** What must be set before the site opens. Once all of it is, it is gone. */
export function Guide() {
  const t = useText()
  const { data } = useAnswer('getGuide', {}, { isOn: useMay('settings.read') })
  const steps = data?.stepList ?? []
  const left = steps.filter(({ isDone }) => !isDone)
  if (left.length === 0) return null
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('guide.title')}</h2>
        <span className="sp" />
        <span className="sm mute">
          {t('guide.done', { n: steps.length - left.length, all: steps.length })}
        </span>
      </div>
      <ol className="guide">
        {left.map(({ step, facts }) => (
          <li key={step} className="why">
            <Icon name="warn" />
            <span className="el">
              <Link href={paths[step]} className="rowlink">
                <b>{t(`guide.${step}`)}</b>
              </Link>{' '}
              <span className="sm gold">{t(`guide.${step}.left`, facts)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
