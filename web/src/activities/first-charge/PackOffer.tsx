import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { useMoney, useShortMoney } from '../../money/use-money.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { RewardItems } from '../kit/RewardItems.tsx'
import { discountPercent } from './discount.ts'
import styles from './FirstCharge.module.css'
import type { Pack } from './use-first-charge.ts'

const noProps = {}

type PackOfferProps = { pack: Pack; isBest: boolean; onBuy: () => void }

/** A pack on sale: what it costs, what comes back, and what comes with it. */
export function PackOffer({ pack, isBest, onBuy }: PackOfferProps) {
  const t = useText()
  const money = useMoney()
  const short = useShortMoney()
  const props = useSite(({ config }) => config?.appPropConfigMap ?? noProps)
  const percent = discountPercent(pack, props)
  const price = money(pack.price)
  return (
    <article className={styles.pack} aria-label={t('firstCharge.pack', { price })}>
      <header className={styles.packHead}>
        <h3 className={styles.packTitle}>{t('firstCharge.pack', { price })}</h3>
        <Badge>{t('firstCharge.percent', { percent })}</Badge>
      </header>
      <RewardItems items={pack.award} />
      <Button look={isBest ? 'brand' : 'neutral'} isBlock onClick={onBuy}>
        {t('firstCharge.buy', { price: short(pack.price) })}
      </Button>
    </article>
  )
}
