import { useText } from '../i18n/use-text.ts'
import { useSite } from '../site/store.ts'
import { useMoney } from '../site/use-money.ts'
import { Card } from '../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../ui/KeyValue.tsx'
import { bonusFor, periodFor } from './amounts.ts'
import type { TradeInfo } from './types.ts'

type DepositSummaryProps = { trade: TradeInfo; amount: number | null }

/** What the deposit will be, before it is made: sum, bonus, time, and what it locks. */
export function DepositSummary({ trade, amount }: DepositSummaryProps) {
  const t = useText()
  const money = useMoney()
  const betRate = useSite(({ config }) => config?.rules?.depositBetRate ?? 1)
  const bonus = bonusFor(trade.promotionList, amount ?? 0)
  const period = periodFor(trade.periods, amount ?? 0)
  return (
    <Card look="flat">
      <KeyValueList>
        <KeyValue name={t('deposit.sum')}>{amount === null ? '–' : money(amount)}</KeyValue>
        {bonus > 0 && (
          <KeyValue name={t('deposit.bonus')} isGain>
            {`+${money(bonus)}`}
          </KeyValue>
        )}
        {period && (
          <KeyValue name={t('deposit.period')}>
            {t('deposit.days', { min: period.minDays, max: period.maxDays })}
          </KeyValue>
        )}
        {betRate > 0 && (
          <KeyValue name={t('deposit.locked')}>
            {t('deposit.lockedRule', { rate: betRate })}
          </KeyValue>
        )}
      </KeyValueList>
    </Card>
  )
}
