import { useState } from 'react'
import { OrderSheet } from '../../../deposit/OrderSheet.tsx'
import { useCallPages } from '../../../calls/call-pages.ts'
import type { Period } from '../../../site/periods.ts'
import { OrderRow } from '../OrderRow.tsx'
import { Pages } from './Pages.tsx'

export function DepositList({ period }: { period: Period }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const asked = useCallPages('getRechargeRecord', period)
  return (
    <>
      <Pages query={asked} rows={asked.data?.pages.flatMap((page) => page.orderList)}>
        {(order) => (
          <OrderRow key={order.orderId} entry={{ kind: 'deposit', order }} onOpen={setOpenId} />
        )}
      </Pages>
      <OrderSheet orderId={openId} onClose={() => setOpenId(null)} />
    </>
  )
}

const nothing = (): void => undefined

export function WithdrawalList({ period }: { period: Period }) {
  const asked = useCallPages('getExchangeOrder', period)
  return (
    <Pages query={asked} rows={asked.data?.pages.flatMap((page) => page.orderList)}>
      {(order) => (
        <OrderRow key={order.orderId} entry={{ kind: 'withdrawal', order }} onOpen={nothing} />
      )}
    </Pages>
  )
}
