import { formatMoney } from '@parlour/contract/money.ts'
import type { CallOutput } from '../../calls/send.ts'
import { spanText } from '../../i18n/format.ts'
import { type TextKey, useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { useNow } from '../../ui/use-now.ts'
import { MarkAllBox, MarkBox } from '../BulkBar.tsx'
import type { KeptRow } from '../kept-rows.ts'
import type { Bulk } from '../use-bulk.ts'

export type Withdrawal = CallOutput<'listWithdrawals'>['withdrawalList'][number]
type Props = {
  rows: KeptRow<Withdrawal>[]
  chosen: string | null
  /** Null for those who may not decide. */
  bulk: Bulk | null
  onChoose: (orderId: string) => void
}

const lateMs = 30 * 60_000

export function WithdrawalList({ rows, chosen, bulk, onChoose }: Props) {
  const t = useText()
  const { data: me } = useMe()
  return (
    <table className="t">
      <thead>
        <tr>
          {bulk && (
            <th>
              <MarkAllBox of={bulk} />
            </th>
          )}
          <th>{t('col.age')}</th>
          <th>{t('col.player')}</th>
          <th className="r">{t('col.amount', { currency: me?.currency ?? '' })}</th>
          <th>{t('col.why')}</th>
          <th>
            <span className="hidden">{t('wd.takenCol')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, isGone }) => (
          <Row
            key={row.orderId}
            row={row}
            isOn={row.orderId === chosen}
            isGone={isGone}
            bulk={bulk}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  row: Withdrawal
  isOn: boolean
  /** Decided elsewhere, while this was looked at. */
  isGone: boolean
  bulk: Bulk | null
  onChoose: (orderId: string) => void
}

function Row({ row, isOn, isGone, bulk, onChoose }: RowProps) {
  const t = useText()
  const ageMs = useNow() - row.createTime
  const kind = row.reasonList.find(({ isFine }) => !isFine)?.kind
  const isForTwo = kind === 'twoPeople' || kind === 'secondPerson'
  const short = t(kind ? (`short.${kind}` as TextKey) : 'short.none')
  const why = isGone ? t('common.elsewhere') : short
  return (
    <tr
      className={`two ${isOn ? 'on' : ''} ${isGone ? 'gone' : ''}`}
      aria-current={isOn ? 'true' : undefined}
    >
      {bulk && (
        <td>
          <MarkBox
            of={bulk}
            id={row.orderId}
            name={row.orderId}
            isOff={isGone || row.status !== 'review'}
          />
        </td>
      )}
      <td className={ageMs > lateMs ? 'bad b' : 'dim'}>{spanText(t, ageMs)}</td>
      <td>
        <button type="button" className="plain" onClick={() => onChoose(row.orderId)}>
          <b>{row.playerName}</b>
          <span className="xs mute">{row.playerId}</span>
        </button>
      </td>
      <td className="r amt">{formatMoney(row.amount)}</td>
      <td className="dim">{isForTwo && !isGone ? <span className="tag iris">{why}</span> : why}</td>
      <td className="r">
        {row.takenBy !== null && (
          <span className="av s" title={t('wd.takenBy', { name: row.takenBy })}>
            <span aria-hidden="true">{row.takenBy.slice(0, 1)}</span>
            <span className="hidden">{t('wd.takenBy', { name: row.takenBy })}</span>
          </span>
        )}
      </td>
    </tr>
  )
}
