import { formatMoney } from '@parlour/contract/money.ts'
import type { CallOutput } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useView } from '../use-view.ts'

type Entry = CallOutput<'listLedger'>['entryList'][number]
type RowsProps = { rows: Entry[]; chosen: string | null; onChoose: (seq: string) => void }

export const ledgerViews = ['transfers', 'double'] as const
export const entryId = ({ account, seq }: Entry) => `${account}-${seq}`

/** Transfers, one a line, or both sides of each. */
export function LedgerRows({ rows, chosen, onChoose }: RowsProps) {
  const t = useText()
  const isDouble = useView('double').view !== 'transfers'
  const Row = isDouble ? DoubleRow : TransferRow
  const moved = rows.reduce((sum, { change }) => sum + Math.abs(change), 0)
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('col.time')}</th>
          <th>{t('le.transfer')}</th>
          <th>{t('le.account')}</th>
          {isDouble && <th className="r">{t('le.debit')}</th>}
          <th className="r">{t(isDouble ? 'le.credit' : 'le.change')}</th>
          <th className="r">{t('le.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={entryId(row)} row={row} isOn={entryId(row) === chosen} onChoose={onChoose} />
        ))}
      </tbody>
      {isDouble && (
        <tfoot>
          <tr className="sum">
            <td colSpan={3}>{t('le.shown', { n: rows.length })}</td>
            <td className="r">{formatMoney(moved)}</td>
            <td className="r">{formatMoney(moved)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

type RowProps = { row: Entry; isOn: boolean; onChoose: RowsProps['onChoose'] }

function TransferRow({ row, isOn, onChoose }: RowProps) {
  const { account, counter, time, change, balance } = row
  return (
    <tr className={isOn ? 'on' : ''} aria-current={isOn || undefined}>
      <td className="dim">{dayTimeText(time)}</td>
      <td>
        <OpenButton row={row} onChoose={onChoose} />
      </td>
      <td className="dim">{change < 0 ? `${account} → ${counter}` : `${counter} → ${account}`}</td>
      <td className="r">
        <b>{change > 0 ? `+${formatMoney(change)}` : formatMoney(change)}</b>
      </td>
      <td className="r dim">{formatMoney(balance)}</td>
    </tr>
  )
}

/** Double entry: what gave stands above what received. */
function DoubleRow({ row, isOn, onChoose }: RowProps) {
  const { account, seq, time, counter, change, balance } = row
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
        <OpenButton row={row} onChoose={onChoose} />
      </td>
      <td>
        {side(from)}
        <div className="in1">{side(to)}</div>
      </td>
      <td className="r">
        <div className="line1">{sum}</div>
      </td>
      <td className="r">
        <div className="line2">{sum}</div>
      </td>
      <td className="r dim">
        <div className={change < 0 ? 'line1' : 'line2'}>{formatMoney(balance)}</div>
      </td>
    </tr>
  )
}

function OpenButton({ row, onChoose }: Pick<RowProps, 'row' | 'onChoose'>) {
  return (
    <button type="button" className="plain" onClick={() => onChoose(entryId(row))}>
      <b>{row.code}</b>
      <span className="hidden">
        {row.account} {row.seq}
      </span>
    </button>
  )
}
