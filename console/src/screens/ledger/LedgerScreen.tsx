import { formatMoney } from '@parlour/contract/money.ts'
import type { FormEvent } from 'react'
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

/** The books of one player, account by account; the entry that is open is traced. */
export function LedgerScreen() {
  const t = useText()
  const { open, params, show } = useView('coin')
  const playerId = Number(params.get('player') ?? 0)
  const account = accounts.find((one) => one === params.get('account')) ?? 'coin'
  const cursor = params.get('cursor')
  const isAsked = Number.isSafeInteger(playerId) && playerId > 0
  const listed = useAnswer(
    'listLedger',
    { playerId: isAsked ? playerId : 1, account, ...(cursor && { cursor }), limit: 50 },
    { isOn: isAsked },
  )
  const rows = listed.data?.entryList ?? []
  const { row, id, keys } = pickRow(rows, ({ seq }) => String(seq), open, show)
  useKeys(keys)
  const bar = (
    <Bar
      playerId={isAsked ? String(playerId) : ''}
      account={account}
      onShow={(next) => show({ ...next, cursor: null, open: null })}
    />
  )
  if (!isAsked || listed.error?.error === 'unknownPlayer')
    return (
      <>
        <TopBar title={t('nav.ledger')} />
        <main className="body">
          {bar}
          <State icon="book" title={t(isAsked ? 'le.unknown' : 'le.ask')}>
            {t('le.askLead')}
          </State>
        </main>
      </>
    )
  const isWhole = listed.data?.isWhole ?? true
  return (
    <ListAndDetail
      isWide
      title={t('nav.ledger')}
      summary={`${playerId} ${listed.data?.playerName ?? ''}`}
      bar={bar}
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
      detail={row && <Trace playerId={playerId} account={account} seq={row.seq} />}
      foot={<span className={isWhole ? 'ok' : 'bad'}>{t(isWhole ? 'le.whole' : 'le.broken')}</span>}
    />
  )
}

type BarProps = {
  playerId: string
  account: Account
  onShow: (next: Record<string, string | null>) => void
}

function Bar({ playerId, account, onShow }: BarProps) {
  const t = useText()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onShow({ player: readForm(event.currentTarget)['player']?.trim() || null })
  }
  return (
    <div className="bar">
      <form role="search" onSubmit={find}>
        <input
          key={playerId}
          className="in sm"
          name="player"
          inputMode="numeric"
          pattern="\d{1,14}"
          defaultValue={playerId}
          aria-label={t('le.player')}
          placeholder={t('le.player')}
          autoComplete="off"
        />
        <button type="submit" className="btn sm">
          {t('le.show')}
        </button>
      </form>
      <span className="sp" />
      {accounts.map((one) => (
        <button
          key={one}
          type="button"
          className={`chip ${one === account ? 'on' : ''}`}
          aria-pressed={one === account}
          onClick={() => onShow({ account: one })}
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
          <th>{t('le.counter')}</th>
          <th className="r">{t('le.debit')}</th>
          <th className="r">{t('le.credit')}</th>
          <th className="r">{t('le.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seq, time, code, counter, change, balance }) => (
          <tr key={seq} className={String(seq) === chosen ? 'on' : ''}>
            <td className="dim">{dayTimeText(time)}</td>
            <td>
              <button type="button" className="plain" onClick={() => onChoose(String(seq))}>
                <b>{code}</b>
                <span className="hidden">{seq}</span>
              </button>
            </td>
            <td>
              <span className="tag">{counter}</span>
            </td>
            <td className="r">{change < 0 && formatMoney(-change)}</td>
            <td className="r">{change >= 0 && formatMoney(change)}</td>
            <td className="r dim">{formatMoney(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
