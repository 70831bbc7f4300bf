import { useAnswer } from '../../calls/queries.ts'
import { useText } from '../../i18n/texts.ts'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { State } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { pickRow, useView } from '../use-view.ts'
import { ListFile } from '../FileButton.tsx'
import { readFilters } from './filters.ts'
import { HouseFoot } from './HouseFoot.tsx'
import { LedgerBar } from './LedgerBar.tsx'
import { entryId, LedgerRows } from './LedgerRows.tsx'
import { Trace } from './Trace.tsx'

/** The books of one player, account by account, or one order, round or key in all of them. */
export function LedgerScreen() {
  const { params } = useView('double')
  const find = params.get('find')
  const playerId = Number(params.get('player') ?? 0)
  const isPlayer = Number.isSafeInteger(playerId) && playerId > 0
  if (find !== null) return <FoundEntries search={find} playerId={isPlayer ? playerId : null} />
  if (isPlayer) return <AccountEntries playerId={playerId} />
  return <NothingAsked title="le.ask" />
}

function AccountEntries({ playerId }: { playerId: number }) {
  const t = useText()
  const { open, params, show } = useView('double')
  const filters = readFilters(params)
  const cursor = params.get('cursor')
  const wanted = { playerId, ...filters }
  const listed = useAnswer('listLedger', { ...wanted, ...(cursor && { cursor }), limit: 50 })
  const rows = listed.data?.entryList ?? []
  const { row, id, keys } = pickRow(rows, entryId, open, show)
  useKeys(keys)
  if (listed.error?.error === 'unknownPlayer') return <NothingAsked title="le.unknown" />
  const isWhole = listed.data?.isWhole ?? true
  return (
    <ListAndDetail
      shape="wide"
      title={t('nav.ledger')}
      summary={`${playerId} ${listed.data?.playerName ?? ''}`}
      bar={<LedgerBar filters={filters} />}
      file={<ListFile list="listLedger" filters={wanted} />}
      of={listed}
      permission="ledger.read"
      isEmpty={rows.length === 0 && !listed.data?.nextCursor}
      empty={{ icon: 'book', title: t('le.empty'), lead: t('le.emptyLead') }}
      list={
        <>
          <LedgerRows rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />
          <MoreButton cursor={listed.data?.nextCursor} label={t('le.older')} onMore={show} />
        </>
      }
      detail={row && <Trace playerId={playerId} account={row.account} seq={row.seq} />}
      foot={
        <HouseFoot>
          <span className={isWhole ? 'ok' : 'bad'}>{t(isWhole ? 'le.whole' : 'le.broken')}</span>
        </HouseFoot>
      }
    />
  )
}

function FoundEntries({ search, playerId }: { search: string; playerId: number | null }) {
  const t = useText()
  const { open, show } = useView('double')
  const found = useAnswer('findEntries', { search, ...(playerId !== null && { playerId }) })
  const rows = found.data?.entryList ?? []
  const { row, id, keys } = pickRow(rows, entryId, open, show)
  useKeys(keys)
  if (found.error?.error === 'nothingFound') return <NothingAsked title="le.nothing" />
  return (
    <ListAndDetail
      shape="wide"
      title={t('nav.ledger')}
      summary={found.data && `${found.data.playerId} ${found.data.playerName}`}
      bar={<LedgerBar filters={null} />}
      of={found}
      permission="ledger.read"
      isEmpty={rows.length === 0}
      empty={{ icon: 'book', title: t('le.empty'), lead: t('le.emptyLead') }}
      list={<LedgerRows rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />}
      detail={
        row &&
        found.data && <Trace playerId={found.data.playerId} account={row.account} seq={row.seq} />
      }
    />
  )
}

function NothingAsked({ title }: { title: 'le.ask' | 'le.unknown' | 'le.nothing' }) {
  const t = useText()
  return (
    <>
      <TopBar title={t('nav.ledger')} />
      <main className="body">
        <LedgerBar filters={null} />
        <State icon="book" title={t(title)}>
          {t('le.askLead')}
        </State>
      </main>
      <footer className="foot">
        <HouseFoot />
      </footer>
    </>
  )
}
