import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { clockText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Answer } from '../../ui/State.tsx'

type Light = {
  name: string
  tone: 'ok' | 'gold' | 'bad'
  said: string
  more?: string
  path: string
}

/** How the house itself does, in lights with words. */
export function HouseCard() {
  const t = useText()
  const health = useAnswer('getHealth', {})
  const providers = useAnswer('listProviders', {}, { isOn: useMay('games.read') })
  const audit = useAnswer('listAudit', { limit: 1 }, { isOn: useMay('audit.read') })
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('home.house')}</h2>
      </div>
      <Answer of={health} permission="health.read">
        {({ jobList, consumerList, deadLetters, differences, refusedWins, monthsAhead }) => {
          const late = jobList.filter(({ isLate, error }) => isLate || error !== null).length
          const held = consumerList.reduce((sum, one) => sum + one.held, 0)
          const lights: Light[] = [
            ...gamesLight(providers.data, t),
            {
              name: t('home.light.ledger'),
              tone: differences + refusedWins > 0 ? 'bad' : 'ok',
              said: ledgerText(t, { differences, refusedWins }),
              path: '/health',
            },
            {
              name: t('home.light.events'),
              tone: deadLetters > 0 ? 'bad' : held > 0 ? 'gold' : 'ok',
              said: t(deadLetters + held > 0 ? 'home.behind' : 'home.notBehind', {
                held,
                parked: deadLetters,
              }),
              path: '/health',
            },
            {
              name: t('home.light.jobs'),
              tone: late > 0 ? 'gold' : 'ok',
              said: t(late > 0 ? 'home.jobsLate' : 'home.jobsFine', {
                n: late,
                all: jobList.length,
              }),
              path: '/health',
            },
            ...auditLight(audit.data, t),
            {
              name: t('home.light.room'),
              tone: monthsAhead < 2 ? 'gold' : 'ok',
              said: t('home.months', { n: monthsAhead }),
              path: '/health',
            },
          ]
          return (
            <ul className="lights">
              {lights.map(({ name, tone, said, more, path }) => (
                <li key={name} className="why">
                  <span className={`dot ${tone}`}>
                    <Link href={path}>{name}</Link>
                  </span>
                  <span className="sm mute el">{said}</span>
                  <span className="sp" />
                  <span className="sm mute">{more}</span>
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
    </section>
  )
}

type Troubles = { differences: number; refusedWins: number }
type Text = ReturnType<typeof useText>
type Providers = ReturnType<typeof useAnswer<'listProviders'>>['data']
type Audit = ReturnType<typeof useAnswer<'listAudit'>>['data']

function ledgerText(t: Text, { differences, refusedWins }: Troubles): string {
  if (differences > 0) return t('home.daysDiffer', { n: differences })
  return refusedWins > 0 ? t('home.winsRefused', { n: refusedWins }) : t('home.daysFine')
}

function gamesLight(data: Providers, t: Text): Light[] {
  if (!data) return []
  const all = data.providerList
  const open = all.filter(({ isOn, hasKey }) => isOn && hasKey).length
  const said = t('home.providers', { open, all: all.length })
  const tone = open < all.length ? 'gold' : 'ok'
  const slowest = Math.max(0, ...all.map(({ p95Ms }) => p95Ms ?? 0))
  const more = slowest > 0 ? { more: t('home.within', { n: slowest }) } : {}
  return [{ name: t('home.light.games'), tone, said, ...more, path: '/games/providers' }]
}

function auditLight(data: Audit, t: Text): Light[] {
  if (!data) return []
  const isBroken = data.firstBrokenId !== null
  return [
    {
      name: t('home.light.audit'),
      tone: isBroken ? 'bad' : 'ok',
      said: t(isBroken ? 'home.chainBroken' : 'home.chain', { n: data.lines }),
      ...(data.checkedTime !== null && { more: clockText(data.checkedTime).slice(0, 5) }),
      path: '/audit',
    },
  ]
}
