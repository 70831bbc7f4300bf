import { formatMoney } from '@parlour/contract/money.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { inLanguage, useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Answer } from '../../ui/State.tsx'

export function RoundsTab({ playerId }: { playerId: number }) {
  const t = useText()
  const mayTrace = useMay('ledger.read')
  const listed = useAnswer('listPlayerRounds', { playerId, limit: 100 })
  return (
    <section className="card">
      <Answer of={listed} permission="players.read">
        {({ roundList }) =>
          roundList.length === 0 ? (
            <p className="cb mute">{t('pl.none')}</p>
          ) : (
            <table className="t">
              <thead>
                <tr>
                  <th>{t('col.time')}</th>
                  <th>{t('pl.game')}</th>
                  <th>{t('pl.state')}</th>
                  <th className="r">{t('pl.stake')}</th>
                  <th className="r">{t('pl.win')}</th>
                </tr>
              </thead>
              <tbody>
                {roundList.map(({ provider, roundId, stake, win, status, time, ...game }) => (
                  <tr key={`${provider}-${roundId}`} className="two">
                    <td className="dim">{dayTimeText(time)}</td>
                    <td>
                      <b>{inLanguage(game.gameName, game.gameNameEn)}</b>{' '}
                      <span className="mute">{provider}</span>
                      <div className="xs mono mute">
                        {mayTrace ? (
                          <Link href={`/ledger?player=${playerId}&find=${roundId}`}>{roundId}</Link>
                        ) : (
                          roundId
                        )}
                      </div>
                    </td>
                    <td>{status}</td>
                    <td className="r">{formatMoney(stake)}</td>
                    <td className={`r ${win > stake ? 'ok' : ''}`}>{formatMoney(win)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Answer>
    </section>
  )
}
