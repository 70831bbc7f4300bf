import { formatMoney } from '@parlour/contract/money.ts'
import { Link } from 'wouter'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { textOr, useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { RoundName } from '../RoundName.tsx'

type Wins = CallOutput<'listTroubles'>['winList']
export type SettledWin = Omit<CallInput<'settleRefusedWin'>, 'reason'>
type Props = { wins: Wins; onAsk: (next: SettledWin) => void }

/** Money that players were shown and did not get: somebody pays it, or says why it is not owed. */
export function RefusedWins({ wins, onAsk }: Props) {
  const t = useText()
  const { data: me } = useMe()
  const mayDecide = useMay('money.correct')
  return (
    <section className="card">
      <div className="ch">
        <h2>{t('he.wins')}</h2>
      </div>
      {wins.length === 0 && <p className="cb mute">{t('he.noWins')}</p>}
      {wins.length > 0 && (
        <table className="t">
          <thead>
            <tr>
              <th>{t('he.since')}</th>
              <th>{t('he.game')}</th>
              <th>{t('col.player')}</th>
              <th>{t('he.why')}</th>
              <th className="r">{t('col.amount', { currency: me?.currency ?? '' })}</th>
              {mayDecide && (
                <th>
                  <span className="hidden">{t('he.decide')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {wins.map(({ playerId, provider, key, amount, status, time, ...win }) => (
              <tr key={`${playerId}-${provider}-${key}`} className="two">
                <td className="dim">{dayTimeText(time)}</td>
                <td>
                  <RoundName of={{ provider, ...win }} playerId={playerId} />
                </td>
                <td>
                  <Link href={`/players/${playerId}`}>{playerId}</Link>
                </td>
                <td className="wrap">{textOr(t, `he.refused.${status}`, status)}</td>
                <td className="r">{formatMoney(amount)}</td>
                {mayDecide && (
                  <td className="r">
                    {!win.mayStillCome && (
                      <button
                        type="button"
                        className="btn sm"
                        onClick={() => onAsk({ playerId, provider, key, outcome: 'paid' })}
                      >
                        {t('he.pay')}
                      </button>
                    )}{' '}
                    <button
                      type="button"
                      className="btn q sm"
                      onClick={() => onAsk({ playerId, provider, key, outcome: 'notOwed' })}
                    >
                      {t('he.notOwed')}
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
