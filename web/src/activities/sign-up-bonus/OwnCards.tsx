import { useText } from '../../i18n/use-text.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { OwnCardView } from './OwnCardView.tsx'
import styles from './SignUpBonus.module.css'
import { reading, type SignCards } from './use-sign-cards.ts'

/** The player’s own cards, each with its days; nothing without one. */
export function OwnCards({ cards }: { cards: SignCards }) {
  const t = useText()
  const { claim, claiming } = useClaim('receiveLoginPay3', { reading })
  const { ownList, loginPayConfig, serverTime } = cards
  if (ownList.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeader title={t('signUpBonus.own')} />
      <ul className={styles.own}>
        {ownList.map((card) => (
          <li key={card.id}>
            <OwnCardView
              card={card}
              sold={loginPayConfig.cardList.find(({ propId }) => propId === card.propId)}
              daysPaid={loginPayConfig.days}
              hasEnded={serverTime >= card.expireTime}
              isClaiming={claiming?.propId === card.propId}
              isBlocked={claiming !== null}
              onClaim={(day) => claim({ propId: card.propId, day })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
