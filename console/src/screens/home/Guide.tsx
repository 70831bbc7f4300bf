import { formatMoney } from '@parlour/contract/money.ts'
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
  const done = steps.filter(({ isDone }) => isDone).length
  if (steps.length === 0 || done === steps.length) return null
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('guide.title')}</h2>
        <span className="sp" />
        <span className="sm mute">{t('guide.done', { n: done, all: steps.length })}</span>
      </div>
      <ol>
        {steps.map(({ step, isDone, facts }) => (
          <li key={step} className="why">
            <Icon name={isDone ? 'check' : 'warn'} />
            <span className="el">
              <Link href={paths[step]} className="rowlink">
                <b>{t(`guide.${step}`)}</b>
              </Link>{' '}
              <span className={`sm ${isDone ? 'mute' : 'gold'}`}>
                {t(isDone ? `guide.${step}.done` : `guide.${step}.left`, readable(facts))}
              </span>
            </span>
            <span className="sp" />
            <span className={`tag ${isDone ? 'ok' : 'gold'}`}>
              {t(isDone ? 'guide.isDone' : 'guide.isLeft')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Sums come in hundredths. */
function readable(facts: Step['facts']): Step['facts'] {
  const sums = ['minAmount', 'maxAmount', 'twoOperatorsFrom']
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'number' && sums.includes(name) ? formatMoney(value) : value,
    ]),
  )
}
