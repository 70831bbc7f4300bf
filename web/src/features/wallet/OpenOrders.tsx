import { serverNowMs } from '../../browser/clock.ts'
import type { DepositOrder } from '../../money/types.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { CountdownPill } from '../../ui/Countdown.tsx'
import { Note } from '../../ui/Note.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { refreshOrders } from '../../money/money-news.ts'
import styles from './OpenOrders.module.css'

type OpenOrdersProps = { orders: readonly DepositOrder[]; onOpen: (orderId: string) => void }

/** Orders that still wait for their payment, so that nobody makes a second one for them. */
export function OpenOrders({ orders, onOpen }: OpenOrdersProps) {
  const t = useText()
  const money = useMoney()
  const open = orders.filter(({ expiresAt }) => expiresAt > serverNowMs())
  return open.map((order) => (
    <Note key={order.orderId} icon={ClockIcon}>
      <div className={styles.row}>
        <span>
          {t('wallet.openOrder', { money: money(order.amount), name: order.rechargeName })}
        </span>
        <CountdownPill
          endsAtMs={order.expiresAt}
          now={serverNowMs}
          onEnd={refreshOrders}
          announce={(clock) => t('deposit.timeLeft', { clock })}
        />
        <Button size="xs" look="iris" onClick={() => onOpen(order.orderId)}>
          {t('wallet.continueOrder')}
        </Button>
      </div>
    </Note>
  ))
}
