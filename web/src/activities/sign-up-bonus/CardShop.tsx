import { activityTypes } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { useText } from '../../i18n/use-text.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { CardOffer } from './CardOffer.tsx'
import styles from './SignUpBonus.module.css'
import { type CardOnSale, reading, type SignCards } from './use-sign-cards.ts'

/** The cards on sale to this player; buying one is a deposit of its price. */
export function CardShop({ cards }: { cards: SignCards }) {
  const t = useText()
  const [chosen, setChosen] = useState<CardOnSale | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { loginPayConfig, buyPropIds, ownList } = cards
  const { cardList, days, betRate } = loginPayConfig
  const buy = (card: CardOnSale): void => {
    setChosen(card)
    setOpen(true)
  }
  const onSale = cardList.filter(({ propId }) => buyPropIds.includes(propId))
  return (
    <>
      {onSale.length > 0 && (
        <section className={styles.section}>
          <SectionHeader title={t('signUpBonus.shop')} />
          <ul className={styles.shop}>
            {onSale.map((card, index) => (
              <li key={card.propId}>
                <CardOffer
                  card={card}
                  days={days}
                  betRate={betRate}
                  isFirst={index === 0 && ownList.length === 0}
                  onBuy={() => buy(card)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {chosen && (
        <DepositFlow
          key={chosen.propId}
          open={isOpen}
          onClose={() => setOpen(false)}
          offer={{
            actType: activityTypes.SignUpBonus,
            awardId: chosen.propId,
            amount: chosen.price,
          }}
          onChecked={() => void refreshCall(reading)}
        />
      )}
    </>
  )
}
