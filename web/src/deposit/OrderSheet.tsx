import { useState } from 'react'
import { send } from '../calls/api.ts'
import { useText } from '../i18n/use-text.ts'
import { failureText } from '../calls/show-failure.ts'
import { BottomSheet } from '../ui/BottomSheet.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/StateView.tsx'
import { refreshBalances, refreshOrders } from '../money/money-news.ts'
import type { Payment } from '../money/types.ts'
import { OrderDetail } from './OrderDetail.tsx'
import styles from './OrderDetail.module.css'
import { useOrder } from './use-order.ts'

type OrderSheetProps = {
  /** The order to show; null closes the sheet. */
  orderId: string | null
  /** How to pay it, when it was just placed. */
  placed?: Payment | null
  onClose: () => void
  /** Asked for: the answer of the recharge-done check after closing. */
  onChecked?: (isRechargeDone: boolean) => void
}

/** A deposit order over the page: how to pay it while it is open, what became of it after. */
export function OrderSheet({ orderId, placed = null, ...props }: OrderSheetProps) {
  const [shown, setShown] = useState({ orderId, placed })
  // The words stay while the sheet closes.
  if (orderId !== null && orderId !== shown.orderId) setShown({ orderId, placed })
  if (shown.orderId === null) return null
  const open = orderId !== null
  return (
    <OneOrder
      key={shown.orderId}
      orderId={shown.orderId}
      placed={shown.placed}
      open={open}
      {...props}
    />
  )
}

type OneOrderProps = Omit<OrderSheetProps, 'orderId' | 'placed'> & {
  orderId: string
  placed: Payment | null
  open: boolean
}

function OneOrder({ orderId, placed, open, onClose, onChecked }: OneOrderProps) {
  const t = useText()
  const shown = useOrder(orderId, placed)
  const close = (): void => {
    onClose()
    refreshOrders()
    refreshBalances()
    if (onChecked) void check(orderId, onChecked)
  }
  return (
    <BottomSheet
      open={open}
      onClose={close}
      title={t(titleOf(shown.payment))}
      closeLabel={t('common.close')}
      isWide={shown.payment !== null}
    >
      <OrderContent shown={shown} onClose={close} />
    </BottomSheet>
  )
}

type OrderContentProps = { shown: ReturnType<typeof useOrder>; onClose: () => void }

function OrderContent({ shown, onClose }: OrderContentProps) {
  const t = useText()
  const { order, payment, error, retry, end } = shown
  if (error)
    return (
      <ErrorState
        title={t('deposit.orderMissing')}
        text={failureText(error)}
        action={<Button onClick={retry}>{t('common.retry')}</Button>}
      />
    )
  if (!order)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton className={styles.bone} />
        <Skeleton className={styles.bone} />
      </div>
    )
  return <OrderDetail order={order} payment={payment} onEnd={end} onClose={onClose} />
}

async function check(orderId: string, tell: (isDone: boolean) => void): Promise<void> {
  const answer = await send('isRechargeDone', { orderId }).catch(() => null)
  if (answer) tell(answer.isRechargeDone)
}

function titleOf(payment: Payment | null) {
  if (payment?.qrCodeText) return 'deposit.scanTitle'
  if (payment?.payUrl) return 'deposit.payTitle'
  return payment?.appRechargeBankOwn ? 'deposit.transferTitle' : 'deposit.orderTitle'
}
