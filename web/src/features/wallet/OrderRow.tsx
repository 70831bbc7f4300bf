import { depositStates, withdrawalStates } from '../../money/order-texts.ts'
import { viewOrder } from '../../money/order-view.ts'
import { serverNowMs } from '../../browser/clock.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useBilingual, useLocale, useText } from '../../i18n/use-text.ts'
import { useOrderName } from '../../money/use-order-name.ts'
import { useMoney } from '../../money/use-money.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Pill } from '../../ui/Pill.tsx'
import styles from './OrderRow.module.css'
import type { AnyOrder } from './recent-orders.ts'

type OrderRowProps = { entry: AnyOrder; onOpen: (orderId: string) => void }

/** One order in a list: a deposit opens over the page, a withdrawal has a page of its own. */
export function OrderRow({ entry, onOpen }: OrderRowProps) {
  const t = useText()
  const money = useMoney()
  const locale = useLocale()
  const choose = useBilingual()
  const nameOf = useOrderName()
  const { orderId, createTime, amount } = entry.order
  const isDeposit = entry.kind === 'deposit'
  const state = isDeposit
    ? depositStates[viewOrder(entry.order, serverNowMs()).status]
    : withdrawalStates[entry.order.status]
  const title = isDeposit
    ? t('wallet.depositBy', { name: nameOf(entry.order) })
    : t('wallet.withdrawalTo', { name: choose(entry.order.bankName, entry.order.bankNameEn) })
  const paid = isDeposit ? (entry.order.paidAmount ?? amount) : amount
  return (
    <ListRow
      title={title}
      text={<span className="num">{dateTimeText(createTime, locale)}</span>}
      {...(isDeposit ? { onClick: () => onOpen(orderId) } : { href: `/withdrawal/${orderId}` })}
      end={
        <span className={styles.end}>
          <b className="num">{money(paid)}</b>
          <Pill tone={state.tone}>{t(state.text)}</Pill>
        </span>
      }
    />
  )
}
