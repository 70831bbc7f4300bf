import { useText } from '../../../i18n/use-text.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { useCall } from '../../../calls/queries.ts'
import { useMoney } from '../../../money/use-money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import { Note } from '../../../ui/Note.tsx'
import styles from '../Wallet.module.css'
import { SafeboxForm } from './SafeboxForm.tsx'

/** Coins put aside: they cannot be played until they are taken out with the wallet password. */
export function SafeboxCard() {
  const t = useText()
  const safebox = useCall('getSafebox', {})
  return (
    <Card look="cool" className={styles.column}>
      <h2 className={styles.heading}>{t('wallet.safebox')}</h2>
      <p className={styles.note}>{t('wallet.safeboxNote')}</p>
      <Answer asked={safebox}>
        {({ wallet, hasSafeboxPassword, lockedUntil }) => (
          <>
            <Balances {...wallet} />
            {hasSafeboxPassword ? (
              <SafeboxForm wallet={wallet} lockedUntil={lockedUntil} />
            ) : (
              <Note tone="info">
                {t('wallet.safeboxNeedsPin')}{' '}
                <Button size="xs" href="/walletsPassword?back=1">
                  {t('wallet.setPin')}
                </Button>
              </Note>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}

type BalancesProps = { safebox: number; withdrawable: number }

function Balances({ safebox, withdrawable }: BalancesProps) {
  const t = useText()
  const money = useMoney()
  return (
    <KeyValueList>
      <KeyValue name={t('wallet.inSafebox')}>{money(safebox)}</KeyValue>
      <KeyValue name={t('wallet.freeToMove')}>{money(withdrawable)}</KeyValue>
    </KeyValueList>
  )
}
