import { formatMoney } from '@parlour/contract/money.ts'
import { useState } from 'react'
import { refreshAll, useAnswer } from '../../calls/queries.ts'
import type { CallInput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMe } from '../../session/me.ts'
import { TopBar } from '../../ui/TopBar.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import type { Written } from '../../ui/read-form.ts'
import { Answer, State } from '../../ui/State.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useArmed } from '../../ui/use-armed.ts'
import { useFault } from '../../ui/use-fault.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { ViewChips } from '../../ui/ViewChips.tsx'
import { pickRow, useView } from '../use-view.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { WithdrawalList } from './WithdrawalList.tsx'

type View = NonNullable<CallInput<'listWithdrawals'>['view']>
const views: View[] = ['waiting', 'twoPeople', 'unknown']

/** The queue of money that wants to leave: j and k move, a and Enter approve, r rejects. */
export function WithdrawalsScreen() {
  const t = useText()
  const { data: me } = useMe()
  const { view, open, show } = useView('waiting')
  const listed = useAnswer('listWithdrawals', { view: view as View, limit: 100 })
  const rows = listed.data?.withdrawalList ?? []
  const { row, id, keys } = pickRow(rows, ({ orderId }) => orderId, open, show)
  const [isRejecting, setRejecting] = useState(false)
  const [said, say] = useState<string | null>(null)
  const { fault, isBusy, attempt, clear } = useFault()
  const mayDecide = me?.permissionList.includes('withdrawals.decide') && row?.status === 'review'

  const approve = () =>
    void attempt(async () => {
      if (!id) return
      const { approvals, neededApprovals } = await send('approveWithdrawal', { orderId: id })
      say(approvals < neededApprovals ? t('wd.proposed') : t('wd.done'))
      await refreshAll()
    })
  const reject = ({ reason = '' }: Written) =>
    void attempt(async () => {
      if (!id) return
      await send('rejectWithdrawal', { orderId: id, reason })
      setRejecting(false)
      say(t('wd.rejected'))
      await refreshAll()
    })
  const { isArmed, arm, confirm } = useArmed(id, approve)
  const startRejecting = () => {
    clear()
    setRejecting(true)
  }
  useKeys({
    ...keys,
    ...(mayDecide &&
      !isBusy && { a: arm, r: startRejecting, Enter: isArmed ? confirm : undefined }),
  })

  const sum = formatMoney(rows.reduce((total, { amount }) => total + amount, 0))
  const values = { n: rows.length, sum, currency: me?.currency ?? '' }
  return (
    <>
      <TopBar title={t('nav.withdrawals')}>{listed.data && t('wd.summary', values)}</TopBar>
      <ViewChips
        views={views}
        chosen={view}
        onChoose={(next) => show({ view: next, open: null })}
      />
      <main className="split">
        <div className="list">
          <Answer of={listed} permission="cashier.read">
            {() =>
              rows.length === 0 ? (
                <State icon="check" tone="ok" title={t('wd.empty')}>
                  {t('wd.emptyLead')}
                </State>
              ) : (
                <WithdrawalList rows={rows} chosen={id} onChoose={(next) => show({ open: next })} />
              )
            }
          </Answer>
        </div>
        <div className="detail">
          {row && <WithdrawalDetail orderId={row.orderId} />}
          {row && mayDecide && (
            <div className="acts">
              <button
                type="button"
                className="btn p"
                disabled={isBusy}
                onClick={isArmed ? confirm : arm}
              >
                {isArmed
                  ? t('wd.armed')
                  : t(row.proposedBy === null ? 'wd.approve' : 'wd.approveSecond')}
                <kbd>{isArmed ? '↵' : 'A'}</kbd>
              </button>
              <button type="button" className="btn dl" disabled={isBusy} onClick={startRejecting}>
                {t('wd.reject')}
                <kbd>R</kbd>
              </button>
              <span className="sp" />
              {fault && !isRejecting && (
                <span className="bad" role="alert">
                  {fault}
                </span>
              )}
              <kbd>J</kbd>
              <kbd>K</kbd>
              <span className="sm mute">{t('wd.next')}</span>
            </div>
          )}
        </div>
      </main>
      {isRejecting && (
        <Dialog
          title={t('wd.rejectTitle')}
          lead={t('wd.rejectLead')}
          confirm={t('wd.reject').replace('…', '')}
          isDangerous
          fault={fault}
          onConfirm={reject}
          onClose={() => setRejecting(false)}
        >
          <Field label={t('wd.reason')} name="reason" required maxLength={300} autoComplete="off" />
        </Dialog>
      )}
      <Toast text={said} onGone={() => say(null)} />
    </>
  )
}
