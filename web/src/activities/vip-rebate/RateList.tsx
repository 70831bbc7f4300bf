import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { useTypeName } from './use-type-name.ts'
import { rateText, type Rebate } from './rebate.ts'
import styles from './VipRebate.module.css'

export function RateList({ rebate: { vip, rateList } }: { rebate: Rebate }) {
  const t = useText()
  const nameOf = useTypeName()
  return (
    <Card className={styles.rates}>
      <h3 className={styles.title}>{t('vipRebate.rates', { level: vip })}</h3>
      <KeyValueList>
        {rateList.map(({ typeId, rate }) => (
          <KeyValue key={typeId} name={nameOf(typeId)}>
            {rateText(rate)}
          </KeyValue>
        ))}
      </KeyValueList>
      <Button size="sm" href="/profile/vip">
        {t('vipRebate.toVip')}
      </Button>
    </Card>
  )
}
