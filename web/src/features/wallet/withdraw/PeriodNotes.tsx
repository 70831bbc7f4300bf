import type { Periods } from '../../../money/types.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useShortMoney } from '../../../money/use-money.ts'
import { Card } from '../../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import walletStyles from '../Wallet.module.css'
import styles from './Withdraw.module.css'

/** How long orders take, by their amount. */
export function PeriodNotes({ periods }: { periods: Periods }) {
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
