import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SignUpBonus.module.css'
import type { CardOnSale } from './use-sign-cards.ts'

type CardOfferProps = {
  card: CardOnSale
  days: number
  betRate: number
  /** The one that leads the page. */
  isFirst: boolean
  onBuy: () => void
}

/** A card on sale: its price, what it pays a day and in all. */
export function CardOffer({ card, days, betRate, isFirst, onBuy }: CardOfferProps) {
  const t = useText()
  const money = useShortMoney()
  const price = money(card.price)
  const title = t('signUpBonus.card', { price })
  return (
    <article className={styles.offer} aria-label={title}>
      <img className={styles.picture} src={itemArt(`sign-${card.propId}`)} alt="" />
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.daily}>{t('signUpBonus.daily', { daily: money(card.daily), days })}</p>
        <p className={styles.note}>
          {t('signUpBonus.total', { total: money(card.daily * days), rate: betRate })}
        </p>
      </div>
      <Button look={isFirst ? 'brand' : 'neutral'} isBlock className={styles.buy} onClick={onBuy}>
        {t('signUpBonus.buy', { price })}
      </Button>
    </article>
  )
}
