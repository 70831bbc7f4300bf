import { formatMoney } from '@parlour/contract/money.ts'
import { useState } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Answer } from '../../ui/State.tsx'
import { foldPlay } from './fold-play.ts'

/** What moved a player's coins, the newest first; play is told as sittings. */
export function Timeline({ playerId }: { playerId: number }) {
  const t = useText()
  const [cursor, setCursor] = useState<string | null>(null)
  const listed = useAnswer('listPlayerEvents', {
    playerId,
    ...(cursor && { cursor }),
    limit: 100,
  })
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('pl.tab.timeline')}</h2>
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
                    <b>{step.kind === 'play' ? t('pl.played', { n: step.count }) : step.code}</b>
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
            <MoreButton
              cursor={nextCursor}
              label={t('pl.older.events')}
              onMore={(next) => setCursor(next.cursor)}
            />
          </>
        )}
      </Answer>
    </section>
  )
}
