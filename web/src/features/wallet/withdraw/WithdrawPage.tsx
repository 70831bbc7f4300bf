import { Answer } from '../../../calls/Answer.tsx'
import { useCall } from '../../../calls/queries.ts'
import styles from '../Wallet.module.css'
import { WalletTabs } from '../WalletTabs.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { Obstacles } from './Obstacles.tsx'
import { PeriodNotes } from './PeriodNotes.tsx'
import { Requirements } from './Requirements.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

export function WithdrawPage() {
  const exchange = useCall('getExchange', {}, { staleTime: 0 })
  return (
    <div className={styles.page}>
      <WalletTabs current="withdraw" />
      <Answer asked={exchange}>
        {(now) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              <BalanceCard wallet={now.wallet} />
              <Obstacles obstacles={now.obstacleList} />
              <WithdrawForm exchange={now} />
            </div>
            <div className={styles.column}>
              <Requirements requirements={now.requirementList} wallet={now.wallet} />
              <PeriodNotes periods={now.periods} />
            </div>
          </div>
        )}
      </Answer>
    </div>
  )
}
