import { formatMoney } from '@parlour/contract/money.ts'
import { type FormEvent, useRef } from 'react'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { readForm } from '../../ui/read-form.ts'
import { State } from '../../ui/State.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { pickRow, useView } from '../use-view.ts'
import { Trace } from './Trace.tsx'
import { ListFile } from '../FileButton.tsx'

type Account = NonNullable<CallInput<'listLedger'>['account']>
type Entry = CallOutput<'listLedger'>['entryList'][number]
const accounts: Account[] = ['coin', 'held', 'points', 'receivable', 'safebox']

/** The books of one player, account by account, or one order, round or key in all of them. */
export function LedgerScreen() {
  const { params } = useView('coin')
  const find = params.get('find')
  const playerId = Number(params.get('player') ?? 0)
  const isPlayer = Number.isSafeInteger(playerId) && playerId > 0
  if (find !== null) return <FoundEntries search={find} playerId={isPlayer ? playerId : null} />
  if (isPlayer) return <AccountEntries playerId={playerId} />
  return <NothingAsked title="le.ask" />
}

function AccountEntries({ playerId }: { playerId: number }) {
  const t = useText()
  const { open, params, show } = useView('coin')
  const account = accounts.find((one) => one === params.get('account')) ?? 'coin'
  const cursor = params.get('cursor')
  const listed = useAnswer('listLedger', {
    playerId,
    account,
    ...(cursor && { cursor }),
    limit: 50,
  })
  const rows = listed.data?.entryList ?? []
  const { row, id, keys } = pickRow(rows, entryId, open, show)
  useKeys(keys)
  if (listed.error?.error === 'unknownPlayer') return <NothingAsked title="le.unknown" />
  const isWhole = listed.data?.isWhole ?? true
  return (
    <ListAndDetail
      isWide
      title={t('nav.ledger')}
      summary={`${playerId} ${listed.data?.playerName ?? ''}`}
      bar={<Bar account={account} />}
      file={<ListFile list="listLedger" filters={{ playerId, account }} />}
      of={listed}
      permission="ledger.read"
      isEmpty={rows.length === 0}
      empty={{ icon: 'book', title: t('le.empty'), lead: t('le.emptyLead') }}
      list={
        <>
          <Rows rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />
          <MoreButton cursor={listed.data?.nextCursor} label={t('le.older')} onMore={show} />
        </>
      }
      detail={row && <Trace playerId={playerId} account={row.account} seq={row.seq} />}
      foot={<span className={isWhole ? 'ok' : 'bad'}>{t(isWhole ? 'le.whole' : 'le.broken')}</span>}
    />
  )
}

function FoundEntries({ search, playerId }: { search: string; playerId: number | null }) {
  const t = useText()
  const { open, show } = useView('coin')
  const found = useAnswer('findEntries', { search, ...(playerId !== null && { playerId }) })
  const rows = found.data?.entryList ?? []
  const { row, id, keys } = pickRow(rows, entryId, open, show)
  useKeys(keys)
  if (found.error?.error === 'nothingFound') return <NothingAsked title="le.nothing" />
  return (
    <ListAndDetail
      isWide
      title={t('nav.ledger')}
      summary={found.data && `${found.data.playerId} ${found.data.playerName}`}
      bar={<Bar account={null} />}
      of={found}
      permission="ledger.read"
      isEmpty={rows.length === 0}
      empty={{ icon: 'book', title: t('le.empty'), lead: t('le.emptyLead') }}
      list={<Rows rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />}
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
        <Bar account={null} />
        <State icon="book" title={t(title)}>
          {t('le.askLead')}
        </State>
      </main>
    </>
  )
}

const entryId = ({ account, seq }: Entry) => `${account}-${seq}`

/** Digits are a player; anything else is an order, or a round or key of the player in sight. */
function Bar({ account }: { account: Account | null }) {
  const t = useText()
  const { params, show } = useView('coin')
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  const [player, search] = [params.get('player') ?? '', params.get('find')]
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = readForm(event.currentTarget)['search']?.trim() ?? ''
    const isPlayer = /^\d{1,14}$/.test(written)
    show({
      ...(isPlayer || written === '' ? { player: written || null, find: null } : { find: written }),
      cursor: null,
      open: null,
    })
    field.current?.blur()
  }
  return (
    <div className="bar">
      <form role="search" onSubmit={find}>
        <input
          key={search ?? player}
          ref={field}
          className="in sm wide"
          name="search"
          maxLength={200}
          defaultValue={search ?? player}
          aria-label={t('le.player')}
          placeholder={t('le.player')}
          autoComplete="off"
        />
        <button type="submit" className="btn sm">
          {t('le.show')}
          <kbd>/</kbd>
        </button>
      </form>
      {search !== null && player !== '' && (
        <button type="button" className="chip" onClick={() => show({ find: null, open: null })}>
          {t('le.all')}
        </button>
      )}
      <span className="sp" />
      {account !== null &&
        accounts.map((one) => (
          <button
            key={one}
            type="button"
            className={`chip ${one === account ? 'on' : ''}`}
            aria-pressed={one === account}
            onClick={() => show({ account: one, cursor: null, open: null })}
          >
            {t(`le.account.${one}`)}
          </button>
        ))}
    </div>
  )
}

type RowsProps = { rows: Entry[]; chosen: string | null; onChoose: (seq: string) => void }

function Rows({ rows, chosen, onChoose }: RowsProps) {
  const t = useText()
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('col.time')}</th>
          <th>{t('le.transfer')}</th>
          <th>{t('le.account')}</th>
          <th className="r">{t('le.debit')}</th>
          <th className="r">{t('le.credit')}</th>
          <th className="r">{t('le.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={entryId(row)} row={row} isOn={entryId(row) === chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: Entry; isOn: boolean; onChoose: RowsProps['onChoose'] }

/** Double entry: what gave stands above what received. */
function Row({ row, isOn, onChoose }: RowProps) {
  const { account, seq, time, code, counter, change, balance } = row
  const [from, to] = change < 0 ? [account, counter] : [counter, account]
  const sum = formatMoney(Math.abs(change))
  const side = (name: string) => (
    <span className={`tag ${name === account ? 'iris' : ''}`}>{name}</span>
  )
  return (
    <tr className={`two ${isOn ? 'on' : ''}`} aria-current={isOn || undefined}>
      <td className="dim">
        {dayTimeText(time)}
        <div className="xs mute">{seq}</div>
      </td>
      <td>
        <button type="button" className="plain" onClick={() => onChoose(entryId(row))}>
          <b>{code}</b>
          <span className="hidden">
            {account} {seq}
          </span>
        </button>
      </td>
      <td>
        {side(from)}
        <div className="in1">{side(to)}</div>
      </td>
      <td className="r top">{sum}</td>
      <td className="r">
        <div className="line2">{sum}</div>
      </td>
      <td className="r dim">
        <div className={change < 0 ? '' : 'line2'}>{formatMoney(balance)}</div>
      </td>
    </tr>
  )
}
