import { formatMoney } from '@parlour/contract/money.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import { clockText, countText, dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Answer, State } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { ListFile } from '../FileButton.tsx'
import type { ViewProps } from './view-props.ts'

/** What was matched today, with the order each line paid. */
export function MatchedView({ account, cursor, count, sum, show, bar }: ViewProps) {
  const t = useText()
  const { data: me } = useMe()
  const currency = me?.currency ?? ''
  const page = { ...account, ...(cursor && { cursor }), limit: 100 }
  const listed = useAnswer('listMatched', page)
  return (
    <>
      <TopBar title={t('nav.transfers')} file={<ListFile list="listMatched" filters={account} />}>
        {t('tr.matchedSummary', { n: countText(t, count), sum: formatMoney(sum), currency })}
      </TopBar>
      <main className="body">
        {bar()}
        <div className="list grow">
          <Answer of={listed} permission="cashier.read">
            {({ matchedList, nextCursor }) => (
              <>
                {matchedList.length === 0 && (
                  <State icon="check" title={t('tr.matchedEmpty')}>
                    {t('tr.matchedEmptyLead')}
                  </State>
                )}
                {matchedList.length > 0 && (
                  <table className="t">
                    <thead>
                      <tr>
                        <th>{t('tr.matchedAt')}</th>
                        <th>{t('tr.arrivedAt')}</th>
                        <th>{t('tr.reference')}</th>
                        <th>{t('tr.order')}</th>
                        <th>{t('tr.channel')}</th>
                        <th className="r">{t('col.amount', { currency })}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {matchedList.map((line) => (
                        <tr key={line.lineId}>
                          <td>{clockText(line.matchedTime).slice(0, 5)}</td>
                          <td className="dim">{dayTimeText(line.time)}</td>
                          <td className="clip">{line.reference || '—'}</td>
                          <td className="mono">
                            <Link href={`/ledger?find=${line.orderId}`}>{line.orderId}</Link>
                          </td>
                          <td className="dim">{line.channelName}</td>
                          <td className="r amt">{formatMoney(line.amount)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                )}
                <MoreButton
                  cursor={nextCursor}
                  from={cursor}
                  label={t('common.further')}
                  onMore={show}
                />
              </>
            )}
          </Answer>
        </div>
      </main>
    </>
  )
}
