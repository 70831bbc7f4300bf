import { serverNowMs } from '../browser/clock.ts'
import { useText } from '../i18n/use-text.ts'
import { useOrderName } from '../money/use-order-name.ts'
import { useMoney } from '../money/use-money.ts'
import { useHasReward } from '../session/store.ts'
import { useSite } from '../site/store.ts'
import { talkPath } from '../site/talk-subject.ts'
import { Button } from '../ui/Button.tsx'
import { CountdownPill } from '../ui/Countdown.tsx'
import { CameraIcon, HeadsetIcon } from '../ui/icons.ts'
import { KeyValue, KeyValueList } from '../ui/KeyValue.tsx'
import { Note } from '../ui/Note.tsx'
import { Pill } from '../ui/Pill.tsx'
import { CopyValue } from '../money/CopyValue.tsx'
import { DepositSteps } from '../money/OrderSteps.tsx'
import { depositStates } from '../money/order-texts.ts'
import { minutesToPay } from '../money/order-view.ts'
import type { DepositOrder, Payment } from '../money/types.ts'
import styles from './OrderDetail.module.css'
import { OrderActions } from './OrderActions.tsx'
import { PayWay } from './PayWay.tsx'
import { useUsualTime } from './use-usual-time.ts'

type OrderDetailProps = {
  order: DepositOrder
  /** Null once it cannot be paid any more. */
  payment: Payment | null
  /** What an event adds once it is credited, as it was said before. */
  promised: number
  onEnd: () => void
  onClose: () => void
}

export function OrderDetail({ order, payment, ...props }: OrderDetailProps) {
  const { promised, onEnd, onClose } = props
  const t = useText()
  const nameOf = useOrderName()
  const money = useMoney()
  const channels = useSite(({ config }) => config?.appRechargeTypeList)
  const channel = channels?.find(({ id }) => id === order.rechargeType)
  const usual = useUsualTime(channel?.usualSeconds)
  return (
    <div className={styles.detail}>
      <div className={styles.way}>
        {payment && <PayWay payment={payment} />}
        <Sum order={order} endsAtMs={payment?.expiresAt ?? null} onEnd={onEnd} />
      </div>
      <div className={styles.facts}>
        <KeyValueList>
          <CopyValue name={t('deposit.orderNumber')} value={order.orderId} />
          {order.rechargeName !== '' && (
            <KeyValue name={t('deposit.channel')}>{nameOf(order)}</KeyValue>
          )}
          {order.bonus > 0 && (
            <KeyValue name={t('deposit.couponBonus')} isGain>
              {`+${money(order.bonus)}`}
            </KeyValue>
          )}
        </KeyValueList>
        <DepositSteps order={order} minutes={minutesToPay(order)} usual={usual} />
        <Advice order={order} payment={payment} />
        {order.status === 'credited' && <Waiting promised={promised} />}
        <OrderActions order={order} payment={payment} onClose={onClose} />
        <Button size="sm" isBlock icon={HeadsetIcon} href={talkPath(order)}>
          {t('deposit.ask')}
        </Button>
      </div>
    </div>
  )
}

type SumProps = { order: DepositOrder; endsAtMs: number | null; onEnd: () => void }

function Sum({ order, endsAtMs, onEnd }: SumProps) {
  const t = useText()
  const money = useMoney()
  const { paidAmount, status } = order
  const state = depositStates[status]
  return (
    <div className={styles.sum}>
      <span className={styles.sumName}>{t(sumName(order, endsAtMs !== null))}</span>
      <b className={`num ${styles.sumValue}`}>{money(paidAmount ?? order.amount)}</b>
      {endsAtMs === null ? (
        <Pill tone={state.tone}>{t(state.text)}</Pill>
      ) : (
        <CountdownPill
          endsAtMs={endsAtMs}
          now={serverNowMs}
          onEnd={onEnd}
          format={(clock) => t('deposit.timeLeft', { clock })}
          announce={(clock) => t('deposit.timeLeft', { clock })}
        />
      )}
    </div>
  )
}

function sumName({ paidAmount }: DepositOrder, isPayable: boolean) {
  if (isPayable) return 'deposit.toPay'
  return paidAmount === null ? 'deposit.sum' : 'deposit.received'
}

/** What the deposit earned is one tap away: nobody has to remember that it was promised. */
function Waiting({ promised }: { promised: number }) {
  const t = useText()
  const money = useMoney()
  const hasReward = useHasReward()
  // What was promised is said at once; that there is something else, once it is known.
  if (promised === 0 && !hasReward) return null
  const words =
    promised > 0 ? t('deposit.bonusWaits', { money: money(promised) }) : t('deposit.rewardWaits')
  return (
    <Note tone="ok">
      <div className={styles.waits}>
        <b>{words}</b>
        <Button size="xs" look="iris" href="/lobby/rewards">
          {t('deposit.claim')}
        </Button>
      </div>
    </Note>
  )
}

/** What to do now, by the form of the payment and by what became of the order. */
function Advice({ order, payment }: Pick<OrderDetailProps, 'order' | 'payment'>) {
  const t = useText()
  const money = useMoney()
  if (payment?.qrCodeText) return <Note icon={CameraIcon}>{t('deposit.qrNote')}</Note>
  if (payment) return null
  if (order.status === 'expired') return <Note tone="bad">{t('deposit.expiredNote')}</Note>
  if (order.status === 'failed' && order.reason === 'notReceived')
    return <Note tone="bad">{t('deposit.notReceivedNote')}</Note>
  if (order.status === 'failed') return <Note tone="bad">{t('deposit.failedNote')}</Note>
  if (order.status === 'refundDue') return <Note>{t('deposit.refundNote')}</Note>
  if (order.status === 'refunded') return <Note>{t('deposit.refundedNote')}</Note>
  if (order.paidAmount !== null && order.paidAmount !== order.amount)
    return <Note tone="info">{t('deposit.otherSumNote', { money: money(order.amount) })}</Note>
  return null
}
