import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Countdown } from '../kit/Countdown.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { type Rebate, reading } from './rebate.ts'
import styles from './VipRebate.module.css'

type RebateClaimProps = { rebate: Rebate; onReady: () => void }

export function RebateClaim({ rebate: { claimable, nextReadyTime }, onReady }: RebateClaimProps) {
  const t = useText()
  const money = useMoney()
  const { claim, isClaiming } = useClaim('appVipRebateUserReceive', { reading })
  return (
    <Card look="warm" className={styles.claim}>
      <span className={styles.label}>{t('vipRebate.claimable')}</span>
      <b className={`num ${styles.amount}`}>{money(claimable)}</b>
      <div className={styles.next}>
        <span className={styles.label}>{t('vipRebate.next')}</span>
        <Countdown expireTime={nextReadyTime} onEnd={onReady} />
      </div>
      <Button
        look="brand"
        isBlock
        isLoading={isClaiming}
        disabled={claimable === 0 && !isClaiming}
        onClick={() => claim({})}
      >
        {claimable > 0
          ? t('vipRebate.claim', { amount: money(claimable) })
          : t('vipRebate.nothing')}
      </Button>
    </Card>
  )
}
