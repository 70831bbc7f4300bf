import { readOrderId } from '@parlour/contract/order-terms.ts'
import type { PageProps } from '../../../browser/navigation.ts'
import { CopyValue } from '../../../money/CopyValue.tsx'
import { WithdrawalSteps } from '../../../money/OrderSteps.tsx'
import { withdrawalStates } from '../../../money/order-texts.ts'
import type { WithdrawalOrder } from '../../../money/types.ts'
import { useBilingual, useText } from '../../../i18n/use-text.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { useCall } from '../../../calls/queries.ts'
import { useMoney } from '../../../money/use-money.ts'
import { talkPath } from '../../../site/talk-subject.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { HeadsetIcon } from '../../../ui/icons.ts'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import { WithdrawalList } from '../records/OrderLists.tsx'
import walletStyles from '../Wallet.module.css'
import styles from './Withdraw.module.css'

/** One withdrawal by its number; under any other name, all of them. */
export function WithdrawalPage({ parameters: { name = '' } }: PageProps) {
  const isOne = readOrderId(name)?.kind === 'withdrawal'
  return (
    <div className={walletStyles.page}>
      {isOne ? <OneWithdrawal orderId={name} /> : <WithdrawalList period={{}} />}
    </div>
  )
}

function OneWithdrawal({ orderId }: { orderId: string }) {
  const t = useText()
  const asked = useCall('getExchangeOrder', { orderId })
  return (
    <Answer asked={asked}>
      {({ orderList: [order] }) =>
        order ? (
          <WithdrawalDetail order={order} />
        ) : (
          <EmptyState title={t('wallet.noOrder')} text={t('wallet.noOrderNote')} />
        )
      }
    </Answer>
  )
}

function WithdrawalDetail({ order }: { order: WithdrawalOrder }) {
  const t = useText()
  const money = useMoney()
  const choose = useBilingual()
  const state = withdrawalStates[order.status]
  return (
    <div className={walletStyles.columns}>
      <Card look="warm">
        <span className={styles.name}>{t('wallet.withdrawAmount')}</span>
        <b className={`num ${styles.big}`}>{money(order.amount)}</b>
        <Pill tone={state.tone}>{t(state.text)}</Pill>
        <KeyValueList>
          <CopyValue name={t('deposit.orderNumber')} value={order.orderId} />
          <KeyValue name={t('wallet.toCard')}>
            {`${choose(order.bankName, order.bankNameEn)} ${order.cardNum}`}
          </KeyValue>
          {order.fee > 0 && <KeyValue name={t('wallet.fee')}>{money(order.fee)}</KeyValue>}
          <KeyValue name={t('wallet.youReceive')}>{money(order.amount - order.fee)}</KeyValue>
          <KeyValue name={t('deposit.period')}>
            {t('deposit.days', { min: order.period.minDays, max: order.period.maxDays })}
          </KeyValue>
        </KeyValueList>
      </Card>
      <div className={walletStyles.column}>
        <WithdrawalSteps order={order} />
        {order.status === 'returned' && <Note tone="info">{t('wallet.returnedNote')}</Note>}
        {order.status === 'unknown' && <Note>{t('wallet.unknownNote')}</Note>}
        <Button isBlock icon={HeadsetIcon} href={talkPath(order)}>
          {t('deposit.ask')}
        </Button>
        <Button look="neutral" isBlock href="/record/transaction?show=withdrawals">
          {t('wallet.allWithdrawals')}
        </Button>
      </div>
    </div>
  )
}
