import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { countText, dayTimeText, spanText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { ActBar, ArmedButton } from '../../ui/ActBar.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useArmed } from '../../ui/use-armed.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { useNow } from '../../ui/use-now.ts'
import { BulkAnswers, BulkBar, MarkAllBox, MarkBox } from '../BulkBar.tsx'
import type { KeptRow } from '../kept-rows.ts'
import { NewRows } from '../NewRows.tsx'
import type { Bulk } from '../use-bulk.ts'
import { useBulk } from '../use-bulk.ts'
import { useQueue } from '../use-queue.ts'
import type { ViewProps } from './view-props.ts'
import { ListFile } from '../FileButton.tsx'

type Deposit = CallOutput<'listOpenDeposits'>['depositList'][number]
const idOf = ({ orderId }: Deposit) => orderId
type Props = ViewProps & { view: 'awaiting' | 'late' | 'refundDue' }

/** Orders without a statement: what a person saw at the bank is said here. */
export function OpenView({ view, account, open, cursor, count, sum, show, bar }: Props) {
  const t = useText()
  const { data: me } = useMe()
  const page = { view, ...account, ...(cursor && { cursor }), limit: 100 }
  const listed = useAnswer('listOpenDeposits', page)
  const fresh = listed.data?.depositList
  const queue = useQueue({
    fresh,
    view: `${view} ${account.rechargeType} ${cursor}`,
    idOf,
    open,
    show,
  })
  const { rows, row, id } = queue
  const acts = useActs<'refuse'>()
  const mayDecide = useMay('deposits.decide')
  const isOpen = mayDecide && row !== undefined && !queue.isGone
  const isRefund = view === 'refundDue'

  const confirm = async (orderId: string) => {
    if (isRefund) {
      await send('refundDeposit', { orderId })
      queue.drop(orderId)
      return t('tr.refundDone')
    }
    const { approvals, neededApprovals } = await send('confirmDeposit', { orderId })
    if (approvals >= neededApprovals) queue.drop(orderId)
    return t(approvals < neededApprovals ? 'common.proposed' : 'tr.credited')
  }
  const refuse = async (orderId: string) => {
    await send('refuseDeposit', { orderId })
    queue.drop(orderId)
    return t('tr.refused')
  }
  const armed = useArmed(id, () => acts.act(() => confirm(id ?? '')))
  const bulk = useBulk({
    ids: mayDecide ? rows.filter(({ isGone }) => !isGone).map((one) => idOf(one.row)) : [],
    current: isOpen ? id : null,
    yes: confirm,
    ...(!isRefund && { no: refuse }),
  })
  useKeys({
    ...queue.keys,
    ...(isOpen &&
      !acts.isBusy && { ...armed.keys, r: isRefund ? undefined : () => acts.ask('refuse') }),
    ...bulk.keys,
  })
  const all = { n: countText(t, count), sum: formatMoney(sum), currency: me?.currency ?? '' }
  return (
    <>
      <ListAndDetail
        title={t('nav.transfers')}
        file={<ListFile list="listOpenDeposits" filters={{ view, ...account }} />}
        summary={t('tr.openSummary', all)}
        bar={bar()}
        of={listed}
        permission="cashier.read"
        isEmpty={rows.length === 0}
        empty={{ title: t('tr.openEmpty'), lead: t('tr.openEmptyLead') }}
        list={
          <>
            <NewRows of={queue} />
            <Orders
              rows={rows}
              chosen={id}
              bulk={mayDecide ? bulk : null}
              onChoose={(next) => show({ open: next })}
            />
          </>
        }
        pages={{ next: listed.data?.nextCursor, from: cursor, show }}
        detail={row && <Order {...row} />}
        acts={
          bulk.isOn ? (
            <BulkBar
              of={bulk}
              yes={t(isRefund ? 'tr.refundedEach' : 'tr.confirmEach')}
              {...(!isRefund && { no: t('tr.refuseEach') })}
            />
          ) : isOpen ? (
            <ActBar fault={acts.asked ? null : acts.fault}>
              <ArmedButton of={armed} isBusy={acts.isBusy}>
                {t(isRefund ? 'tr.refunded' : 'tr.confirm')}
              </ArmedButton>
              {!isRefund && (
                <button type="button" className="btn dl" onClick={() => acts.ask('refuse')}>
                  {t('tr.refuse')}
                  <kbd>R</kbd>
                </button>
              )}
            </ActBar>
          ) : null
        }
      />
      {acts.asked && (
        <Dialog
          title={t('tr.refuseTitle')}
          lead={t('tr.refuseLead')}
          confirm={t('tr.refuseNow')}
          isDangerous
          fault={acts.fault}
          onConfirm={() => acts.act(() => refuse(id ?? ''))}
          onClose={acts.leave}
        >
          <p className="mono">{id}</p>
        </Dialog>
      )}
      <BulkAnswers
        of={bulk}
        isSilent
        title={t('tr.refuseEach')}
        lead={t('tr.refuseLead')}
        confirm={t('tr.refuseNow')}
      />
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

function Order({ orderId, playerId, playerName, channelName, amount, ...order }: Deposit) {
  const t = useText()
  const isRefund = order.status === 'refundDue'
  const values = { amount: formatMoney(amount), name: playerName }
  return (
    <div className="scroll">
      <div className="row">
        <span className="big">{formatMoney(amount)}</span>
        <span className="sp" />
        <span className="mono mute">{orderId}</span>
      </div>
      <dl className="card cb kv">
        <dt>{t('col.player')}</dt>
        <dd>
          {playerName} {playerId}
        </dd>
        <dt>{t('tr.channel')}</dt>
        <dd>{channelName}</dd>
        <dt>{t('col.time')}</dt>
        <dd>{dayTimeText(order.createTime)}</dd>
      </dl>
      <p className="note">
        <Icon name="info" />
        {t(isRefund ? 'tr.refundDoes' : 'tr.confirmDoes', values)}
      </p>
    </div>
  )
}

type OrdersProps = {
  rows: KeptRow<Deposit>[]
  chosen: string | null
  /** Null for those who may not decide. */
  bulk: Bulk | null
  onChoose: (orderId: string) => void
}

function Orders({ rows, chosen, bulk, onChoose }: OrdersProps) {
  const t = useText()
  const { data: me } = useMe()
  const now = useNow()
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
          <th>{t('tr.channel')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, isGone }) => (
          <tr
            key={row.orderId}
            className={`two ${row.orderId === chosen ? 'on' : ''} ${isGone ? 'gone' : ''}`}
            aria-current={row.orderId === chosen ? 'true' : undefined}
          >
            {bulk && (
              <td>
                <MarkBox of={bulk} id={row.orderId} name={row.orderId} isOff={isGone} />
              </td>
            )}
            <td className="dim">{spanText(t, now - row.createTime)}</td>
            <td>
              <button type="button" className="plain" onClick={() => onChoose(row.orderId)}>
                <b>{row.playerName}</b>
                <span className="xs mute">{row.playerId}</span>
              </button>
            </td>
            <td className="r amt">{formatMoney(row.amount)}</td>
            <td className="dim">{isGone ? t('common.elsewhere') : row.channelName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
