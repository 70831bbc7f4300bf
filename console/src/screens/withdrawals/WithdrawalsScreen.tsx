import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { ActBar, ArmedButton } from '../../ui/ActBar.tsx'
import { ListAndDetail } from '../../ui/ListAndDetail.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useArmed } from '../../ui/use-armed.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { BulkAnswers, BulkBar } from '../BulkBar.tsx'
import { NewRows } from '../NewRows.tsx'
import { useBulk } from '../use-bulk.ts'
import { useQueue } from '../use-queue.ts'
import { useView } from '../use-view.ts'
import { PayoutActs } from './PayoutActs.tsx'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { type Withdrawal, WithdrawalList } from './WithdrawalList.tsx'
import { ListFile } from '../FileButton.tsx'

type View = NonNullable<CallInput<'listWithdrawals'>['view']>
const orderIdOf = ({ orderId }: Withdrawal) => orderId
const waitingOf = (listed?: CallOutput<'listWithdrawals'>) => listed?.withdrawalList
const views: View[] = ['waiting', 'twoPeople', 'unknown']

/** The queue of money that wants to leave: j and k move, a and Enter approve, r rejects. */
export function WithdrawalsScreen() {
  const t = useText()
  const { data: me } = useMe()
  const { view, open, show } = useView('waiting')
  const listed = useAnswer('listWithdrawals', { view: view as View, limit: 100 })
  const waiting = listed.data?.withdrawalList ?? []
  const queue = useQueue({ fresh: waitingOf(listed.data), view, idOf: orderIdOf, open, show })
  const { rows, row, id } = queue
  const acts = useActs<'reject'>()
  const isPermitted = useMay('withdrawals.decide')
  const mayResolve = useMay('money.correct')
  const mayDecide = isPermitted && row?.status === 'review' && !queue.isGone
  const orderId = id ?? ''

  const approve = async (wanted: string) => {
    const { approvals, neededApprovals } = await send('approveWithdrawal', { orderId: wanted })
    if (approvals >= neededApprovals) queue.drop(wanted)
    return t(approvals < neededApprovals ? 'common.proposed' : 'wd.done')
  }
  const reject = async (wanted: string, reason: string) => {
    await send('rejectWithdrawal', { orderId: wanted, reason })
    queue.drop(wanted)
    return t('wd.rejected')
  }
  const armed = useArmed(id, () => acts.act(() => approve(orderId)))
  const undecided = rows.filter((one) => one.row.status === 'review' && !one.isGone)
  const bulk = useBulk({
    ids: isPermitted ? undecided.map((one) => orderIdOf(one.row)) : [],
    current: mayDecide ? id : null,
    yes: approve,
    no: reject,
  })
  const startRejecting = () => acts.ask('reject')
  useKeys({
    ...queue.keys,
    ...(mayDecide && !acts.isBusy && { ...armed.keys, r: startRejecting }),
    ...bulk.keys,
  })

  const sum = formatMoney(waiting.reduce((total, { amount }) => total + amount, 0))
  return (
    <>
      <ListAndDetail
        title={t('nav.withdrawals')}
        summary={t('wd.summary', { n: waiting.length, sum, currency: me?.currency ?? '' })}
        bar={
          <ViewChips views={views} chosen={view} onChoose={show}>
            <span className="sp" />
            <span className="sm mute">{t('common.oldestFirst')}</span>
          </ViewChips>
        }
        file={<ListFile list="listWithdrawals" filters={{ view }} />}
        of={listed}
        permission="cashier.read"
        isEmpty={rows.length === 0}
        empty={{ title: t('wd.empty'), lead: t('wd.emptyLead') }}
        list={
          <>
            <NewRows of={queue} />
            <WithdrawalList
              rows={rows}
              chosen={id}
              bulk={isPermitted && view !== 'unknown' ? bulk : null}
              onChoose={(next) => show({ open: next })}
            />
          </>
        }
        detail={row && <WithdrawalDetail orderId={row.orderId} />}
        acts={
          bulk.isOn ? (
            <BulkBar of={bulk} yes={t('wd.approveEach')} no={t('wd.rejectEach')} />
          ) : row && mayDecide ? (
            <ActBar fault={acts.asked ? null : acts.fault}>
              <ArmedButton of={armed} isBusy={acts.isBusy}>
                {t(row.proposedBy === null ? 'wd.approve' : 'wd.approveSecond')}
              </ArmedButton>
              <button
                type="button"
                className="btn dl"
                disabled={acts.isBusy}
                onClick={startRejecting}
              >
                {t('wd.reject')}
                <kbd>R</kbd>
              </button>
            </ActBar>
          ) : row?.status === 'unknown' && mayResolve && !queue.isGone ? (
            <PayoutActs key={row.orderId} orderId={row.orderId} onDone={queue.drop} />
          ) : null
        }
      />
      {acts.asked && (
        <ReasonDialog
          title={t('wd.rejectTitle')}
          lead={t('wd.rejectLead')}
          confirm={t('wd.rejectNow')}
          acts={acts}
          onConfirm={(reason) => acts.act(() => reject(orderId, reason))}
        />
      )}
      <BulkAnswers
        of={bulk}
        title={t('wd.rejectEach')}
        lead={t('wd.rejectLead')}
        confirm={t('wd.rejectNow')}
      />
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}
