import { useState } from 'react'
import { serverNowMs } from '../../browser/clock.ts'
import { Answer } from '../../calls/Answer.tsx'
import type { CallOutput } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { AmountChoice } from '../../deposit/AmountChoice.tsx'
import { ChannelList } from '../../deposit/ChannelList.tsx'
import { ConfirmDeposit } from '../../deposit/ConfirmDeposit.tsx'
import { CouponChoice } from '../../deposit/CouponChoice.tsx'
import { DepositCare } from '../../deposit/DepositCare.tsx'
import { DepositFacts, DepositSummary } from '../../deposit/DepositSummary.tsx'
import { LadderStrip } from '../../deposit/LadderStrip.tsx'
import { OrderSheet } from '../../deposit/OrderSheet.tsx'
import { useDepositForm } from '../../deposit/use-deposit-form.ts'
import { usePlaceDeposit } from '../../deposit/use-place-deposit.ts'
import { useText } from '../../i18n/use-text.ts'
import { bonusFor } from '../../money/amounts.ts'
import { refreshOrders } from '../../money/money-news.ts'
import { RefusalNote } from '../../money/RefusalNote.tsx'
import type { DepositOrder, Payment, TradeInfo } from '../../money/types.ts'
import { useOrderName } from '../../money/use-order-name.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { CountdownPill } from '../../ui/Countdown.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import styles from './Wallet.module.css'
import { WalletTabs } from './WalletTabs.tsx'

export function DepositPage() {
  const trade = useCall('tradeInfo', {})
  // Known before anything can be confirmed: whether a limit is asked for.
  const limits = useCall('getLimits', {})
  return (
    <div className={styles.page}>
      <WalletTabs current="deposit" />
      {limits.isPending ? (
        <Answer asked={limits}>{() => null}</Answer>
      ) : (
        <Answer asked={trade}>{(info) => <Deposit trade={info} standing={limits.data} />}</Answer>
      )}
    </div>
  )
}

type OpenedOrder = { orderId: string; placed: Payment | null; promised?: number }

type DepositProps = { trade: TradeInfo; standing: CallOutput<'getLimits'> | undefined }

function Deposit({ trade, standing }: DepositProps) {
  const t = useText()
  const [shown, setShown] = useState<OpenedOrder | null>(null)
  const openOrder = (orderId: string): void => setShown({ orderId, placed: null })
  if (trade.appRechargeTypeList.length === 0)
    return <EmptyState title={t('wallet.noChannels')} text={t('wallet.noChannelsNote')} />
  return (
    <>
      <OpenOrders orders={trade.openOrderList} onOpen={openOrder} />
      <DepositColumns
        trade={trade}
        standing={standing}
        onPlaced={(placed, promised) => setShown({ orderId: placed.orderId, placed, promised })}
        onOpen={openOrder}
      />
      <OrderSheet
        orderId={shown?.orderId ?? null}
        placed={shown?.placed ?? null}
        promised={shown?.promised ?? 0}
        onClose={() => setShown(null)}
      />
    </>
  )
}

type ColumnsProps = DepositProps & {
  onPlaced: (payment: Payment, promised: number) => void
  onOpen: (orderId: string) => void
}

function DepositColumns({ trade, standing, onPlaced, onOpen }: ColumnsProps) {
  const form = useDepositForm(trade)
  const { isBusy, refusal, confirm } = usePlaceDeposit({
    form,
    standing,
    onPlaced: (payment) => onPlaced(payment, bonusFor(form.promotions, payment.amount)),
  })
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ChannelList form={form} />
        <AmountChoice form={form} />
        <LadderStrip form={form} />
        <CouponChoice form={form} coupons={trade.couponList} />
      </div>
      <div className={`${styles.column} ${styles.second}`}>
        <DepositSummary trade={trade} form={form} />
        <DepositCare standing={standing} />
        <RefusalNote refusal={refusal} />
        <div className={styles.confirm}>
          <p className={styles.facts}>
            <DepositFacts trade={trade} form={form} />
          </p>
          <ConfirmDeposit form={form} isBusy={isBusy} onConfirm={confirm} />
        </div>
      </div>
      <RecentOrders onOpen={onOpen} />
    </div>
  )
}

type OpenOrdersProps = { orders: readonly DepositOrder[]; onOpen: (orderId: string) => void }

/** Orders that still wait for their payment, so that nobody makes a second one for them. */
function OpenOrders({ orders, onOpen }: OpenOrdersProps) {
  const t = useText()
  const money = useMoney()
  const nameOf = useOrderName()
  const open = orders.filter(({ expiresAt }) => expiresAt > serverNowMs())
  return open.map((order) => (
    <Note key={order.orderId} icon={ClockIcon}>
      <div className={styles.row}>
        <span>{t('wallet.openOrder', { money: money(order.amount), name: nameOf(order) })}</span>
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
