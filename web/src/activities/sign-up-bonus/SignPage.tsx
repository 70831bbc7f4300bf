import { activityTypes, noExpiry } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ActivityAnswer } from '../kit/ActivityAnswer.tsx'
import { ActivityFrame } from '../kit/ActivityFrame.tsx'
import { EndedTips } from '../kit/EndedTips.tsx'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { refreshCall } from '../../calls/answer-store.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { CardTerms } from './CardTerms.tsx'
import { OwnCards } from './OwnCards.tsx'
import { type CardOnSale, isOver, reading, type SignCards, useSignCards } from './use-sign-cards.ts'
import styles from './SignUpBonus.module.css'

/** The sign-in cards: one’s own with their days first, then those on sale. */
export function SignPage() {
  const t = useText()
  const asked = useSignCards()
  return (
    <ActivityAnswer asked={asked}>
      {(cards) => (
        <ActivityFrame
          name="SignUpBonus"
          title={t('signUpBonus.title')}
          text={t('signUpBonus.text', { days: cards.loginPayConfig.days })}
          expireTime={cards.buyPropIds.length > 0 ? cards.expireTime : noExpiry}
          onEnd={() => void asked.refetch()}
        >
          <OwnCards cards={cards} />
          <CardShop cards={cards} />
          <CardTerms cards={cards} />
          {isOver(cards) && <EndedTips />}
        </ActivityFrame>
      )}
    </ActivityAnswer>
  )
}

/** The cards on sale to this player; buying one is a deposit of its price. */
function CardShop({ cards }: { cards: SignCards }) {
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

type CardOfferProps = {
  card: CardOnSale
  days: number
  betRate: number
  /** The one that leads the page. */
  isFirst: boolean
  onBuy: () => void
}

/** A card on sale: its price, what it pays a day and in all. */
function CardOffer({ card, days, betRate, isFirst, onBuy }: CardOfferProps) {
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
