import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { ActBar } from '../../ui/ActBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useKeys } from '../../ui/use-keys.ts'

type Props = { orderId: string; onDone: (orderId: string) => void }

/** Nobody knows what became of a payout until two people say what they found out at the bank. */
export function PayoutActs({ orderId, onDone }: Props) {
  const t = useText()
  const acts = useActs<'paid' | 'failed'>()
  useKeys({ a: () => acts.ask('paid'), r: () => acts.ask('failed') })
  const resolve = (reason: string) =>
    acts.act(async () => {
      const asked = { orderId, outcome: acts.asked ?? 'failed', reason } as const
      const { approvals, neededApprovals } = await send('resolvePayout', asked)
      if (approvals < neededApprovals) return t('common.proposed')
      onDone(orderId)
      return t('wd.resolved')
    })
  const again = () =>
    acts.act(async () => {
      await send('askPayout', { orderId })
      return t('wd.askedPayout')
    })
  return (
    <>
      <ActBar fault={acts.asked ? null : acts.fault}>
        <button type="button" className="btn p" onClick={() => acts.ask('paid')}>
          {t('wd.wasPaid')}
          <kbd>A</kbd>
        </button>
        <button type="button" className="btn dl" onClick={() => acts.ask('failed')}>
          {t('wd.wasNotPaid')}
          <kbd>R</kbd>
        </button>
        <span className="sp" />
        <button type="button" className="btn" disabled={acts.isBusy} onClick={again}>
          <Icon name="rot" />
          {t('wd.askPayout')}
        </button>
      </ActBar>
      {acts.asked && (
        <ReasonDialog
          title={t(acts.asked === 'paid' ? 'wd.wasPaid' : 'wd.wasNotPaid')}
          lead={t('wd.resolveLead')}
          confirm={t('wd.resolveNow')}
          isDangerous={acts.asked === 'failed'}
          acts={acts}
          onConfirm={resolve}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}
