import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay, useMe } from '../../session/me.ts'
import { ActBar, ArmedButton } from '../../ui/ActBar.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useArmed } from '../../ui/use-armed.ts'
import { useKeys } from '../../ui/use-keys.ts'
import type { Withdrawal } from './WithdrawalList.tsx'

type Props = {
  row: Withdrawal
  /** Each answers what it led to, in words. */
  approve: (orderId: string) => Promise<string>
  reject: (orderId: string, reason: string) => Promise<string>
}

/** What is done with one withdrawal in review: a and Enter approve, r rejects, t takes. */
export function WithdrawalActs({ row, approve, reject }: Props) {
  const t = useText()
  const { data: me } = useMe()
  const { orderId, playerId, takenBy } = row
  const acts = useActs<'reject' | 'hold'>()
  const mayHold = useMay('players.hold')
  const isMine = takenBy === me?.operatorName
  const armed = useArmed(orderId, () => acts.act(() => approve(orderId)))
  const toggle = () =>
    acts.act(async () => {
      await send('takeWithdrawal', { orderId, isTaken: !isMine })
      return t(isMine ? 'wd.free' : 'wd.taken')
    })
  const hold = (reason: string) =>
    acts.act(async () => {
      await send('setWithdrawalHold', { playerId, isHeld: true, reason })
      return t('wd.isHeld')
    })
  useKeys(acts.isBusy ? {} : { ...armed.keys, r: () => acts.ask('reject'), t: toggle })
  const off = acts.isBusy
  return (
    <>
      <ActBar fault={acts.asked ? null : acts.fault}>
        <ArmedButton of={armed} isBusy={off}>
          {t(row.proposedBy === null ? 'wd.approve' : 'wd.approveSecond')}
        </ArmedButton>
        <button type="button" className="btn dl" disabled={off} onClick={() => acts.ask('reject')}>
          {t('wd.reject')}
          <kbd>R</kbd>
        </button>
        {mayHold && (
          <button type="button" className="btn" disabled={off} onClick={() => acts.ask('hold')}>
            {t('wd.hold')}
          </button>
        )}
        <button type="button" className="btn" disabled={off} onClick={toggle}>
          {t(isMine ? 'wd.giveBack' : 'wd.take')}
          <kbd>T</kbd>
        </button>
      </ActBar>
      {acts.asked === 'reject' && (
        <ReasonDialog
          title={t('wd.rejectTitle')}
          lead={t('wd.rejectLead')}
          confirm={t('wd.rejectNow')}
          acts={acts}
          onConfirm={(reason) => acts.act(() => reject(orderId, reason))}
        />
      )}
      {acts.asked === 'hold' && (
        <ReasonDialog
          title={t('wd.hold')}
          lead={t('wd.holdLead')}
          confirm={t('wd.holdNow')}
          acts={acts}
          onConfirm={hold}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}
