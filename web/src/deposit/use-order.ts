import { useState } from 'react'
import { serverNowMs } from '../browser/clock.ts'
import { useCall } from '../calls/queries.ts'
import { orderOfPayment, viewOrder } from '../money/order-view.ts'
import type { Payment } from '../money/types.ts'

/** News of a payment comes by the stream; should that be held up, the order is asked for too. */
const askAgainMs = 5000

/** An order and how to pay it: what was just answered at once, then what the server says. */
export function useOrder(orderId: string, placed: Payment | null) {
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
