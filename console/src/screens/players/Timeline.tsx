import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { isKey, type Translate, useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Answer } from '../../ui/State.tsx'
import { useView } from '../use-view.ts'
import { foldPlay } from './fold-play.ts'

const kinds = ['all', 'money', 'play'] as const

/** What moved a player's coins, the newest first; play is told as sittings. */
export function Timeline({ playerId }: { playerId: number }) {
  const t = useText()
  const { params, show } = useView('all')
  const kind = kinds.find((one) => one === params.get('kind')) ?? 'all'
  const cursor = params.get('cursor')
  const listed = useAnswer('listPlayerEvents', {
    playerId,
    kind,
    ...(cursor && { cursor }),
    limit: 100,
  })
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
        {({ entryList, nextCursor }) => (
          <>
            {entryList.length === 0 && <p className="cb mute">{t('pl.noEvents')}</p>}
            <ul>
              {foldPlay(entryList).map((step) => (
                <li key={step.id} className="why">
                  <span className={`badge ${step.change > 0 ? 'ok' : 'plainly'}`}>
                    <Icon name={step.kind === 'play' ? 'game' : step.change > 0 ? 'in' : 'out'} />
                  </span>
                  <span>
                    <b>
                      {step.kind === 'play'
                        ? t('pl.played', { n: step.count })
                        : codeText(t, step.code)}
                    </b>
                    <br />
                    <span className="sm mute">
                      {dayTimeText(step.time)} ·{' '}
                      {step.kind === 'play'
                        ? t('pl.staked', {
                            stake: formatMoney(step.stake),
                            win: formatMoney(step.win),
                          })
                        : `${step.source} · ${t('pl.balance', {
                            amount: formatMoney(step.balance),
                          })}`}
                    </span>
                  </span>
                  <span className="sp" />
                  <b className={step.change > 0 ? 'ok' : ''}>
                    {step.change > 0 ? '+' : ''}
                    {formatMoney(step.change)}
                  </b>
                </li>
              ))}
            </ul>
            <MoreButton cursor={nextCursor} label={t('pl.older.events')} onMore={show} />
          </>
        )}
      </Answer>
    </section>
  )
}

function codeText(t: Translate, code: string): string {
  const key = `code.${code}`
  return isKey(key) ? t(key) : code
}
