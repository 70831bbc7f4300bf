import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'
import type { TabProps } from './tab-props.ts'

/** Who is in a turn of the promotion, by the version in which it was begun. */
export function TurnsTab({ activity }: TabProps) {
  const t = useText()
  const found = useAnswer('listActivityTurns', { activity }, { isLive: false })
  return (
    <main className="body">
      <div className="scroll">
        <Answer of={found} permission="players.read">
          {({ newest, lookedAt, isWhole, turnList, playerList }) => (
            <div className="cols">
              <section className="card">
                <div className="ch">
                  <h2>{t('promo.tab.turns')}</h2>
                  <span className="sp" />
                  <span className="sm mute">
                    {t(isWhole ? 'promo.ofAll' : 'promo.ofSome', {
                      n: lookedAt.toLocaleString('en'),
                    })}
                  </span>
                </div>
                {turnList.length === 0 && <p className="cb mute">{t('promo.noTurns')}</p>}
                <table className="t">
                  <tbody>
                    {turnList.toReversed().map(({ version, players }) => (
                      <tr key={version}>
                        <td>
                          v{version}{' '}
                          {version === newest && <span className="tag ok">{t('form.now')}</span>}
                        </td>
                        <td className="r">{players.toLocaleString('en')}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                <p className="cb sm mute">{t('promo.turns')}</p>
              </section>
              <section className="card">
                <div className="ch">
                  <h2>{t('promo.turnPlayers')}</h2>
                  <span className="sp" />
                  <span className="sm mute">{t('promo.oldestFirst')}</span>
                </div>
                <table className="t">
                  <tbody>
                    {playerList.map(({ playerId, version }) => (
                      <tr key={playerId}>
                        <td>
                          <Link href={`/players/${playerId}/rewards`}>{playerId}</Link>
                        </td>
                        <td className="r dim">v{version}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            </div>
          )}
        </Answer>
      </div>
    </main>
  )
}
