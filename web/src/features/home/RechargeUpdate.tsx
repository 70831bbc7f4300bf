import { useEffect } from 'react'
import { useActivities } from '../../activities/kit/activities-store.ts'
import { useCall } from '../../calls/queries.ts'
import { forgetLeft } from '../../deposit/left-order.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { useSession } from '../../session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { closeModal, modalRanks, offerModal, useIsModalShown } from '../../ui/modal-queue.ts'

const name = 'rechargeUpdate'

/** Says that a deposit came whose sheet the player had left before. */
export function RechargeUpdate({ orderId }: { orderId: string }) {
  const t = useText()
  const money = useMoney()
  const coin = useSession(({ user }) => user?.coin ?? 0)
  const hasDeposited = (useActivities()?.totalRecharge ?? 0) > 0
  const { data } = useCall('checkRechargeOrder', { orderId }, { enabled: hasDeposited })
  const isShown = useIsModalShown(name)
  const order = data?.order
  const hasCome = order?.status === 'credited'
  useEffect(() => {
    if (hasCome) offerModal({ name, rank: modalRanks[name] })
  }, [hasCome])
  if (!order || !hasCome) return null
  const close = () => {
    forgetLeft()
    closeModal(name)
  }
  return (
    <Dialog
      open={isShown}
      onClose={close}
      title={t('home.depositCame')}
      closeLabel={t('common.close')}
      actions={
        <Button look="brand" isBlock onClick={close}>
          {t('home.depositSeen')}
        </Button>
      }
    >
      <p>{t('home.depositCameNote', { sum: money(order.paidAmount ?? order.amount) })}</p>
      {order.bonus > 0 && <p>{t('home.depositBonus', { sum: money(order.bonus) })}</p>}
      <p>{t('home.depositBalance', { sum: money(coin) })}</p>
    </Dialog>
  )
}
