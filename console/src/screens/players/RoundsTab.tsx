import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'
import { RoundName } from '../RoundName.tsx'

export function RoundsTab({ playerId }: { playerId: number }) {
  const t = useText()
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
                {roundList.map(({ stake, win, status, ...round }) => (
                  <tr key={`${round.provider}-${round.roundId}`} className="two">
                    <td className="dim">{dayTimeText(round.time)}</td>
                    <td>
                      <RoundName of={round} playerId={playerId} />
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
