import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Answer } from '../../ui/State.tsx'
import { ListFile } from '../FileButton.tsx'
import { itemText } from '../item-text.ts'
import { useView } from '../use-view.ts'
import type { TabProps } from './tab-props.ts'

/** What players have taken of the promotion, the newest first. */
export function ClaimsTab({ activity }: TabProps) {
  const t = useText()
  const { params, show } = useView('')
  const cursor = params.get('cursor')
  const page = { limit: 50, ...(cursor !== null && { cursor }) }
  const listed = useAnswer('listActivityClaims', { activity, ...page })
  return (
    <main className="body">
      <div className="scroll">
        <section className="card">
          <div className="ch">
            <h2>{t('promo.tab.claims')}</h2>
            <span className="sp" />
            <span className="sm mute">{t('common.newestFirst')}</span>
            <ListFile list="listActivityClaims" filters={{ activity }} />
          </div>
          <Answer of={listed} permission="players.read">
            {({ claimList, nextCursor }) => (
              <>
                {claimList.length === 0 && <p className="cb mute">{t('promo.noClaims')}</p>}
                <table className="t">
                  <tbody>
                    {claimList.map(({ playerId, claimKey, itemList, time }) => (
                      <tr key={`${playerId} ${claimKey}`}>
                        <td className="dim">{dayTimeText(time)}</td>
                        <td>
                          <Link href={`/players/${playerId}/rewards`}>{playerId}</Link>
                        </td>
                        <td className="dim">{claimKey}</td>
                        <td className="r">
                          {itemList.map((item) => itemText(t, item)).join(' · ')}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                <MoreButton cursor={nextCursor} label={t('promo.olderClaims')} onMore={show} />
              </>
            )}
          </Answer>
        </section>
      </div>
    </main>
  )
}
