import { useAnswer } from '../../calls/queries.ts'
import { dayText, dayTimeText } from '../../i18n/format.ts'
import { inLanguage, useText } from '../../i18n/texts.ts'
import { Answer } from '../../ui/State.tsx'
import { itemText } from '../item-text.ts'
import { sourceText } from './source-text.ts'

/** What the player was given and by what, and the coupons that lie there unused. */
export function RewardsTab({ playerId }: { playerId: number }) {
  const t = useText()
  const listed = useAnswer('listPlayerRewards', { playerId, limit: 100 })
  return (
    <Answer of={listed} permission="players.read">
      {({ rewardList, couponList }) => (
        <div className="cols">
          <section className="card">
            <div className="ch">
              <h2>{t('pl.rewards')}</h2>
              <span className="sp" />
              <span className="sm mute">{t('common.newestFirst')}</span>
            </div>
            {rewardList.length === 0 && <p className="cb mute">{t('pl.noRewards')}</p>}
            <table className="t">
              <tbody>
                {rewardList.map(({ source, itemList, time }, at) => (
                  <tr key={`${time}-${source}-${at}`}>
                    <td className="dim">{dayTimeText(time)}</td>
                    <td>
                      <b>{sourceText(t, source)}</b>
                    </td>
                    <td className="r">{itemList.map((item) => itemText(t, item)).join(' · ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <section className="card">
            <div className="ch">
              <h2>{t('pl.coupons')}</h2>
            </div>
            {couponList.length === 0 && <p className="cb mute">{t('pl.none')}</p>}
            <ul>
              {couponList.map(({ couponId, couponName, couponNameEn, expireTime }) => (
                <li key={couponId} className="why">
                  <b>{inLanguage(couponName, couponNameEn)}</b>
                  <span className="sp" />
                  <span className="sm mute">{t('pl.goodUntil', { day: dayText(expireTime) })}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Answer>
  )
}
