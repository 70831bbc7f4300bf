import { Answer } from '../../../calls/Answer.tsx'
import { useCall } from '../../../calls/queries.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { Periods } from '../../../money/types.ts'
import { useMoney, useShortMoney } from '../../../money/use-money.ts'
import { Card } from '../../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import walletStyles from '../Wallet.module.css'
import { WalletTabs } from '../WalletTabs.tsx'
import { Obstacles } from './Obstacles.tsx'
import { Requirements } from './Requirements.tsx'
import { lockedNow, withdrawableNow } from './rules.ts'
import type { Exchange } from './types.ts'
import styles from './Withdraw.module.css'
import { WithdrawForm } from './WithdrawForm.tsx'

export function WithdrawPage() {
  const exchange = useCall('getExchange', {}, { staleTime: 0 })
  return (
    <div className={walletStyles.page}>
      <WalletTabs current="withdraw" />
      <Answer asked={exchange}>
        {(now) => (
          <div className={walletStyles.columns}>
            <div className={walletStyles.column}>
              <BalanceCard exchange={now} />
              <Obstacles obstacles={now.obstacleList} />
              <WithdrawForm exchange={now} />
            </div>
            <div className={walletStyles.column}>
              <Requirements requirements={now.requirementList} wallet={now.wallet} />
              <PeriodNotes periods={now.periods} />
            </div>
          </div>
        )}
      </Answer>
    </div>
  )
}

/** What can leave now, and how that follows from the balance. */
function BalanceCard({ exchange }: { exchange: Exchange }) {
  const t = useText()
  const money = useMoney()
  const { wallet } = exchange
  const now = withdrawableNow(exchange)
  return (
    <Card look="warm">
      <span className={styles.name}>{t('wallet.withdrawable')}</span>
      <b className={`num ${styles.big}`}>{money(now)}</b>
      <KeyValueList>
        {now < wallet.withdrawable && (
          <KeyValue name={t('wallet.withdrawableLater')}>{money(wallet.withdrawable)}</KeyValue>
        )}
        <KeyValue name={t('wallet.coin')}>{money(wallet.coin)}</KeyValue>
        <KeyValue name={t('wallet.locked')}>{money(lockedNow(wallet))}</KeyValue>
        {wallet.safebox > 0 && (
          <KeyValue name={t('wallet.inSafebox')}>{money(wallet.safebox)}</KeyValue>
        )}
      </KeyValueList>
    </Card>
  )
}

/** How long orders take, by their amount. */
function PeriodNotes({ periods }: { periods: Periods }) {
  const t = useText()
  const money = useShortMoney()
  return (
    <section className={styles.stack}>
      <h2 className={walletStyles.heading}>{t('wallet.periods')}</h2>
      <Card look="flat">
        <KeyValueList>
          {periods.map(({ upTo, period }, index) => {
            const before = periods[index - 1]?.upTo ?? 0
            const name =
              upTo === null
                ? t('wallet.above', { money: money(before) })
                : t('wallet.upTo', { money: money(upTo) })
            return (
              <KeyValue key={name} name={name}>
                {t('deposit.days', { min: period.minDays, max: period.maxDays })}
              </KeyValue>
            )
          })}
        </KeyValueList>
      </Card>
    </section>
  )
}
