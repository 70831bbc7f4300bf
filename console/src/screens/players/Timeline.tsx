import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import { deedText } from '../../i18n/act-text.ts'
import { clockText, dayText } from '../../i18n/format.ts'
import { textOr, type Translate, useText } from '../../i18n/texts.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Answer } from '../../ui/State.tsx'
import { useView } from '../use-view.ts'
import { byDay, foldPlay, type Step } from './fold-play.ts'
import { sourceText } from './source-text.ts'

const kinds = ['all', 'money', 'play', 'signIn', 'operators'] as const

/** Everything that happened with a player, the newest first; play is told as sittings. */
export function Timeline({ playerId }: { playerId: number }) {
  const t = useText()
  const { params, show } = useView('all')
  const kind = kinds.find((one) => one === params.get('kind')) ?? 'all'
  const cursor = params.get('cursor')
  const asked = { playerId, kind, ...(cursor && { cursor }), limit: 100 }
  const listed = useAnswer('listPlayerEvents', asked)
  return (
    <section className="card">
      <div className="ch">
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            className={`chip ${one === kind ? 'on' : ''}`}
            aria-pressed={one === kind}
            onClick={() => show({ kind: one === 'all' ? null : one, cursor: null })}
          >
            {t(`pl.see.${one}`)}
          </button>
        ))}
        <span className="sp" />
        <span className="sm mute">{t('common.newestFirst')}</span>
      </div>
      <Answer of={listed} permission="players.read">
        {({ eventList, nextCursor }) => (
          <>
            {eventList.length === 0 && <p className="cb mute">{t('pl.noEvents')}</p>}
            {byDay(foldPlay(eventList), dayText).map(({ day, steps }) => (
              <div key={`${day}-${steps[0]?.id}`} className="tl">
                <h2 className="sm mute">{day}</h2>
                <ul>
                  {steps.map((step) => (
                    <OneStep key={step.id} step={step} />
                  ))}
                </ul>
              </div>
            ))}
            <MoreButton
              cursor={nextCursor}
              from={cursor}
              label={t('pl.older.events')}
              onMore={show}
            />
          </>
        )}
      </Answer>
    </section>
  )
}

function OneStep({ step }: { step: Step }) {
  const t = useText()
  const [icon, tone] = lookOf(step)
  const below = belowText(t, step)
  const change = 'change' in step ? step.change : 0
  return (
    <li>
      <time className="sm mute">{clockText(step.time).slice(0, 5)}</time>
      <span className={`badge ${tone}`}>
        <Icon name={icon} />
      </span>
      <span>
        {step.kind === 'act' ? (
          <>
            <b>{step.by}</b> {deedText(t, { action: step.code, isProposed: step.isProposed })}
          </>
        ) : (
          titleText(t, step)
        )}
        {below && <span className="sm mute">{below}</span>}
      </span>
      {change !== 0 && (
        <b className={change > 0 ? 'ok' : ''}>
          {change > 0 ? '+' : ''}
          {formatMoney(change)}
        </b>
      )}
    </li>
  )
}

function lookOf(step: Step): [IconName, string] {
  if (step.kind === 'play') return ['game', 'plainly']
  if (step.kind === 'signIn') return ['key', 'plainly']
  if (step.kind === 'act') return ['two', 'iris']
  return step.change > 0 ? ['in', 'ok'] : ['out', 'plainly']
}

function titleText(t: Translate, step: Exclude<Step, { kind: 'act' }>): string {
  if (step.kind === 'play') return t('pl.played', { n: step.count })
  if (step.kind === 'signIn') return t('pl.signedIn')
  return textOr(t, `code.${step.code}`, step.code)
}

function belowText(t: Translate, step: Step): string {
  if (step.kind === 'play')
    return t('pl.staked', { stake: formatMoney(step.stake), win: formatMoney(step.win) })
  if (step.kind !== 'money') return step.source
  const balance = t('pl.balance', { amount: formatMoney(step.balance) })
  return `${sourceText(t, step.source)} · ${balance}`
}
