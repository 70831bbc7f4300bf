import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import type { CallInput } from '../../calls/send.ts'
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
import { useKeptRows } from '../kept-rows.ts'
import { pickRow, useView } from '../use-view.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { type Withdrawal, WithdrawalList } from './WithdrawalList.tsx'
import { ListFile } from '../FileButton.tsx'

type View = NonNullable<CallInput<'listWithdrawals'>['view']>
const orderIdOf = ({ orderId }: Withdrawal) => orderId
const views: View[] = ['waiting', 'twoPeople', 'unknown']

/** The queue of money that wants to leave: j and k move, a and Enter approve, r rejects. */
export function WithdrawalsScreen() {
  const t = useText()
  const { data: me } = useMe()
  const { view, open, show } = useView('waiting')
  const listed = useAnswer('listWithdrawals', { view: view as View, limit: 100 })
  const kept = useKeptRows(listed.data?.withdrawalList, view, orderIdOf)
  const { rows } = kept
  const waiting = listed.data?.withdrawalList ?? []
  const { row: picked, id, keys } = pickRow(rows, (one) => orderIdOf(one.row), open, show)
  const row = picked?.row
  const acts = useActs<'reject'>()
  const mayDecide = useMay('withdrawals.decide') && row?.status === 'review' && !picked?.isGone
  const orderId = id ?? ''

  const armed = useArmed(id, () =>
    acts.act(async () => {
      const { approvals, neededApprovals } = await send('approveWithdrawal', { orderId })
      if (approvals >= neededApprovals) kept.drop(orderId)
      return t(approvals < neededApprovals ? 'common.proposed' : 'wd.done')
    }),
  )
  const reject = (reason: string) =>
    acts.act(async () => {
      await send('rejectWithdrawal', { orderId, reason })
      kept.drop(orderId)
      return t('wd.rejected')
    })
  const startRejecting = () => acts.ask('reject')
  useKeys({
    ...keys,
    ...(mayDecide && !acts.isBusy && { ...armed.keys, r: startRejecting }),
  })

  const sum = formatMoney(waiting.reduce((total, { amount }) => total + amount, 0))
  return (
    <>
      <ListAndDetail
        title={t('nav.withdrawals')}
        summary={t('wd.summary', { n: waiting.length, sum, currency: me?.currency ?? '' })}
        bar={
          <>
            <ViewChips views={views} chosen={view} onChoose={show} />
            {kept.more > 0 && (
              <button type="button" className="btn sm" onClick={kept.show}>
                {t('common.new', { n: kept.more })}
              </button>
            )}
          </>
        }
        file={<ListFile list="listWithdrawals" filters={{ view }} />}
        of={listed}
        permission="cashier.read"
        isEmpty={rows.length === 0}
        empty={{ title: t('wd.empty'), lead: t('wd.emptyLead') }}
        list={<WithdrawalList rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />}
        detail={row && <WithdrawalDetail orderId={row.orderId} />}
        acts={
          row &&
          mayDecide && (
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
          )
        }
      />
      {acts.asked && (
        <ReasonDialog
          title={t('wd.rejectTitle')}
          lead={t('wd.rejectLead')}
          confirm={t('wd.rejectNow')}
          acts={acts}
          onConfirm={reject}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}
