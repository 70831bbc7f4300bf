import { send } from '../../calls/send.ts'
import { useText } from '../../i18n/texts.ts'
import { ActBar } from '../../ui/ActBar.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { useKeys } from '../../ui/use-keys.ts'

/** A yes is taken back while the bank has not heard of it. */
export function StopAct({ orderId }: { orderId: string }) {
  const t = useText()
  const acts = useActs<'stop'>()
  useKeys({ r: () => acts.ask('stop') })
  const stop = (reason: string) =>
    acts.act(async () => {
      await send('stopWithdrawal', { orderId, reason })
      return t('wd.rejected')
    })
  return (
    <>
      <ActBar fault={acts.asked ? null : acts.fault}>
        <button type="button" className="btn dl" onClick={() => acts.ask('stop')}>
          {t('wd.stop')}
          <kbd>R</kbd>
        </button>
      </ActBar>
      {acts.asked && (
        <ReasonDialog
          title={t('wd.stop')}
          lead={t('wd.rejectLead')}
          confirm={t('wd.stopNow')}
          acts={acts}
          onConfirm={stop}
        />
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}
