import { useText } from '../../../i18n/use-text.ts'
import { useMoney } from '../../../money/use-money.ts'
import { Card } from '../../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import styles from './Withdraw.module.css'
import type { Exchange } from './types.ts'

/** What can leave now, and how that follows from the balance. */
export function BalanceCard({ wallet }: Pick<Exchange, 'wallet'>) {
  const t = useText()
  const money = useMoney()
  return (
    <Card look="warm">
      <span className={styles.name}>{t('wallet.withdrawable')}</span>
      <b className={`num ${styles.big}`}>{money(wallet.withdrawable)}</b>
      <KeyValueList>
        <KeyValue name={t('wallet.coin')}>{money(wallet.coin)}</KeyValue>
        <KeyValue name={t('wallet.locked')}>{money(wallet.locked)}</KeyValue>
        {wallet.safebox > 0 && (
          <KeyValue name={t('wallet.inSafebox')}>{money(wallet.safebox)}</KeyValue>
        )}
      </KeyValueList>
    </Card>
  )
}
