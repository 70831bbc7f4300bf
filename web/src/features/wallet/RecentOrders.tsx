import { useText } from '../../i18n/use-text.ts'
import { useCall } from '../../calls/queries.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { OrderRow } from './OrderRow.tsx'
import { mergeOrders } from './recent-orders.ts'
import styles from './Wallet.module.css'

const shownOrders = 4

/** The last few orders; an empty or failed list is left out, the page is about something else. */
export function RecentOrders({ onOpen }: { onOpen: (orderId: string) => void }) {
  const t = useText()
  const deposits = useCall('getRechargeRecord', { limit: shownOrders })
  const withdrawals = useCall('getExchangeOrder', { limit: shownOrders })
  const entries = mergeOrders(
    deposits.data?.orderList ?? [],
    withdrawals.data?.orderList ?? [],
    shownOrders,
  )
  if (entries.length === 0) return null
  return (
    <section>
      <SectionHeader
        title={t('wallet.recent')}
        moreText={t('wallet.seeAll')}
        href="/record/transaction?show=deposits"
      />
      <div className={styles.list}>
        {entries.map((entry) => (
          <OrderRow key={entry.order.orderId} entry={entry} onOpen={onOpen} />
        ))}
      </div>
    </section>
  )
}
