import { useState } from 'react'
import { serverNowMs } from '../browser/clock.ts'
import { useCall } from '../calls/queries.ts'
import { failureText } from '../calls/show-failure.ts'
import { useText } from '../i18n/use-text.ts'
import { refreshBalances, refreshOrders } from '../money/money-news.ts'
import { orderOfPayment, viewOrder } from '../money/order-view.ts'
import type { Payment } from '../money/types.ts'
import { BottomSheet } from '../ui/BottomSheet.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/StateView.tsx'
import { noteClosed } from './left-order.ts'
import styles from './OrderDetail.module.css'
import { OrderDetail } from './OrderDetail.tsx'
import { checkRecharge } from './recharge-check.ts'

type OrderSheetProps = {
  /** The order to show; null closes the sheet. */
  orderId: string | null
  /** How to pay it, when it was just placed. */
  placed?: Payment | null
  /** What an event adds to it, as it was said before it was placed. */
  promised?: number
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

function OneOrder({ orderId, placed, open, promised = 0, onClose, onChecked }: OneOrderProps) {
  const t = useText()
  const shown = useOrder(orderId, placed)
  const close = (): void => {
    onClose()
    if (shown.order) noteClosed(shown.order)
    refreshOrders()
    refreshBalances()
    if (onChecked) void checkRecharge(orderId, onChecked)
  }
  return (
    <BottomSheet
      open={open}
      onClose={close}
      title={t(titleOf(shown.payment))}
      closeLabel={t('common.close')}
      isWide={shown.payment !== null}
    >
      <OrderContent shown={shown} promised={promised} onClose={close} />
    </BottomSheet>
  )
}

type OrderContentProps = {
  shown: ReturnType<typeof useOrder>
  promised: number
  onClose: () => void
}

function OrderContent({ shown, promised, onClose }: OrderContentProps) {
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
  const acts = { onEnd: end, onClose }
  return <OrderDetail order={order} payment={payment} promised={promised} {...acts} />
}

function titleOf(payment: Payment | null) {
  if (payment?.qrCodeText) return 'deposit.scanTitle'
  if (payment?.payUrl) return 'deposit.payTitle'
  return payment?.appRechargeBankOwn ? 'deposit.transferTitle' : 'deposit.orderTitle'
}

/** News of a payment comes by the stream; should that be held up, the order is asked for too. */
const askAgainMs = 5000

/** An order and how to pay it: what was just answered at once, then what the server says. */
function useOrder(orderId: string, placed: Payment | null) {
  const asked = useCall(
    'checkRechargeOrder',
    { orderId },
    { askAgainMs: (answer) => (answer?.payment ? askAgainMs : false) },
  )
  const [, setEndedAt] = useState(0)
  const known = asked.data?.order ?? (placed && orderOfPayment(placed))
  const order = known && viewOrder(known, serverNowMs())
  const payment = asked.data ? asked.data.payment : placed
  const isPayable = order?.status === 'awaiting' && payment !== null
  return {
    order,
    payment: isPayable ? payment : null,
    error: known ? null : asked.error,
    retry: () => void asked.refetch(),
    /** The countdown is over: draw anew, and hear what the server says. */
    end: () => {
      setEndedAt(serverNowMs())
      void asked.refetch()
    },
  }
}
