import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { failureText } from '../calls/show-failure.ts'
import type { CallOutput } from '../calls/api.ts'
import { useCall } from '../calls/queries.ts'
import { bonusFor } from '../money/amounts.ts'
import { BottomSheet } from '../ui/BottomSheet.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/StateView.tsx'
import { RefusalNote } from '../money/RefusalNote.tsx'
import type { Offer, Payment, TradeInfo } from '../money/types.ts'
import { AmountChoice } from './AmountChoice.tsx'
import { ChannelList } from './ChannelList.tsx'
import { ConfirmDeposit } from './ConfirmDeposit.tsx'
import { CouponChoice } from './CouponChoice.tsx'
import { DepositCare } from './DepositCare.tsx'
import { DepositSummary } from './DepositSummary.tsx'
import { LadderStrip } from './LadderStrip.tsx'
import styles from './DepositPicker.module.css'
import { OrderSheet } from './OrderSheet.tsx'
import { useDepositForm } from './use-deposit-form.ts'
import { usePlaceDeposit } from './use-place-deposit.ts'

export type DepositPickerProps = {
  open: boolean
  onClose: () => void
  /** What the deposit is made for, when an activity asks for it. */
  offer?: Offer | undefined
  /** Asks for the recharge-done check when the order is closed, and hears its answer. */
  onChecked?: (isRechargeDone: boolean) => void
}

/** From a button anywhere to a paid order: the channels in a sheet, then the order over it. */
export function DepositPicker({ open, onClose, offer, onChecked }: DepositPickerProps) {
  const t = useText()
  const [placed, setPlaced] = useState<Payment | null>(null)
  const [promised, setPromised] = useState(0)
  const trade = useCall('tradeInfo', {}, { enabled: open })
  // Known before anything can be confirmed: whether a limit is asked for.
  const limits = useCall('getLimits', {}, { enabled: open })
  const isReady = trade.data !== undefined && !limits.isPending
  const show = (payment: Payment, bonus: number): void => {
    setPlaced(payment)
    setPromised(bonus)
    onClose()
  }
  return (
    <>
      <BottomSheet
        open={open}
        onClose={onClose}
        title={t('deposit.title')}
        closeLabel={t('common.close')}
      >
        {trade.data && isReady && (
          <Choices trade={trade.data} standing={limits.data} offer={offer} onPlaced={show} />
        )}
        {!trade.data && trade.isError && (
          <ErrorState
            title={t('deposit.channelsFailed')}
            text={failureText(trade.error)}
            action={<Button onClick={() => void trade.refetch()}>{t('common.retry')}</Button>}
          />
        )}
        {!isReady && !trade.isError && <Skeleton className={styles.bone} />}
      </BottomSheet>
      <OrderSheet
        orderId={placed?.orderId ?? null}
        placed={placed}
        promised={promised}
        onClose={() => setPlaced(null)}
        {...(onChecked && { onChecked })}
      />
    </>
  )
}

type ChoicesProps = {
  trade: TradeInfo
  standing: CallOutput<'getLimits'> | undefined
  offer?: Offer | undefined
  onPlaced: (payment: Payment, promised: number) => void
}

function Choices({ trade, standing, offer, onPlaced }: ChoicesProps) {
  const form = useDepositForm(trade, offer)
  const { isBusy, refusal, confirm } = usePlaceDeposit({
    form,
    standing,
    onPlaced: (payment) => onPlaced(payment, bonusFor(form.promotions, payment.amount)),
  })
  const isPriced = offer?.amount !== undefined
  return (
    <div className={styles.choices}>
      <ChannelList form={form} />
      {!isPriced && <AmountChoice form={form} />}
      {!offer && <LadderStrip form={form} />}
      {!offer && <CouponChoice form={form} coupons={trade.couponList} />}
      <DepositSummary trade={trade} form={form} />
      <DepositCare standing={standing} />
      <RefusalNote refusal={refusal} />
      <div className={styles.confirm}>
        <ConfirmDeposit form={form} isBusy={isBusy} onConfirm={confirm} />
      </div>
    </div>
  )
}
