import { formatMoney } from '@parlour/contract/money.ts'
import { entryFigures } from '@parlour/contract/report-figures.ts'
import { Link } from 'wouter'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayNameText, dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Answer, State } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { send } from '../../calls/send.ts'
import { FileButton } from '../FileButton.tsx'
import type { Range } from './range.ts'

type Entry = CallOutput<'listReportEntries'>['entryList'][number]
type Props = {
  range: Range
  params: URLSearchParams
  show: (next: Record<string, string | null>) => void
}

/** The entries of the ledger behind one figure, each leading into the books of its player. */
export function EntriesView({ range, params, show }: Props) {
  const t = useText()
  const figure = entryFigures.find((one) => one === params.get('figure')) ?? 'staked'
  const [provider, line, cursor] = ['provider', 'line', 'cursor'].map((name) => params.get(name))
  const { from, to } = range
  const of = {
    figure,
    from,
    to,
    ...(provider && { provider }),
    ...(line !== null && line !== undefined && { line }),
  }
  const asked = { ...of, ...(cursor && { cursor }), limit: 50 }
  const listed = useAnswer('listReportEntries', asked)
  const about = [t(`re.${figure}`), provider, line].filter(Boolean).join(' · ')
  return (
    <>
      <TopBar title={about}>
        {dayNameText(from)} – {dayNameText(to)}
      </TopBar>
      <main className="body">
        <div className="bar">
          <Link href={`/reports/overview?from=${from}&to=${to}`}>{t('nav.reports')}</Link>
          <span className="sp" />
          <FileButton begin={() => send('startExport', { report: 'entries', ...of })} />
        </div>
        <div className="list grow">
          <Answer of={listed} permission="ledger.read">
            {({ entryList, nextCursor }) =>
              entryList.length === 0 ? (
                <State icon="book" title={t('re.noEntries')} />
              ) : (
                <>
                  <Rows rows={entryList} />
                  <MoreButton
                    cursor={nextCursor}
                    label={t('re.more')}
                    onMore={(next) => show({ cursor: next.cursor })}
                  />
                </>
              )
            }
          </Answer>
        </div>
      </main>
    </>
  )
}

function Rows({ rows }: { rows: Entry[] }) {
  const t = useText()
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('col.time')}</th>
          <th>{t('re.player')}</th>
          <th>{t('re.transfer')}</th>
          <th>{t('re.source')}</th>
          <th className="r">{t('re.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ playerId, account, seq, code, source, provider, change, time }) => (
          <tr key={`${playerId} ${account} ${seq}`}>
            <td className="dim">{dayTimeText(time)}</td>
            <td>
              <Link href={`/ledger?player=${playerId}&account=${account}&cursor=${seq + 1}`}>
                {playerId}
              </Link>
            </td>
            <td>{code}</td>
            <td className="dim">{provider === 'house' ? source : `${provider} ${source}`}</td>
            <td className="r">{formatMoney(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
