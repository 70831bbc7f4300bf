import { useText } from '../../i18n/use-text.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { useClaim } from '../kit/use-claim.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayStrip } from '../../ui/DayStrip.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { useLastDay } from '../kit/last-day.ts'
import { type CardOnSale, type OwnCard, reading, type SignCards } from './use-sign-cards.ts'
import { cardDayState, isComplete } from './card-days.ts'
import styles from './SignUpBonus.module.css'

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

type OwnCardProps = {
  card: OwnCard
  sold: CardOnSale | undefined
  daysPaid: number
  hasEnded: boolean
  isClaiming: boolean
  isBlocked: boolean
  onClaim: (day: number) => void
}

/** A card one has: its days, and the button for the earliest that waits. */
function OwnCardView(props: OwnCardProps) {
  const { card, sold, daysPaid, hasEnded } = props
  const t = useText()
  const money = useShortMoney()
  const claims = card.loginPayDataJson
  const price = money(sold?.price ?? 0)
  const daily = sold?.daily ?? 0
  const image = itemArt(`sign-${card.propId}`)
  const days = Array.from({ length: daysPaid }, (_, index) => ({
    day: index + 1,
    dayText: t('signUpBonus.day', { day: index + 1 }),
    image: itemArt('coin'),
    prizeText: `+${money(daily)}`,
    state: cardDayState(index + 1, claims, hasEnded),
  }))
  return (
    <Card look="cool" className={styles.card}>
      <header className={styles.head}>
        <img className={styles.picture} src={image} alt="" />
        <div className={styles.words}>
          <h3 className={styles.name}>{t('signUpBonus.card', { price })}</h3>
          <p className={styles.note}>
            {t('signUpBonus.daily', { daily: money(daily), days: daysPaid })}
          </p>
        </div>
        {claims.openDays.length > 0 && (
          <Pill tone="ok">{t('signUpBonus.waiting', { count: claims.openDays.length })}</Pill>
        )}
      </header>
      <DayStrip
        label={t('signUpBonus.days', { price })}
        doneLabel={t('signUpBonus.taken')}
        days={days}
      />
      <ClaimDay {...props} amountText={money(daily)} />
      {!isComplete(claims) && !hasEnded && <Until expireTime={card.expireTime} />}
    </Card>
  )
}

function ClaimDay(props: OwnCardProps & { amountText: string }) {
  const { card, hasEnded, isClaiming, isBlocked, onClaim, amountText } = props
  const t = useText()
  const [day] = card.loginPayDataJson.openDays
  if (day === undefined) {
    const isDone = isComplete(card.loginPayDataJson)
    const words = hasEnded ? 'signUpBonus.over' : 'signUpBonus.tomorrow'
    return (
      <Button look={isDone ? 'done' : 'neutral'} isBlock disabled={!isDone}>
        {t(isDone ? 'signUpBonus.allClaimed' : words)}
      </Button>
    )
  }
  return (
    <Button
      look="brand"
      isBlock
      isLoading={isClaiming}
      disabled={isBlocked && !isClaiming}
      onClick={() => onClaim(day)}
    >
      {t('signUpBonus.claim', { amount: amountText, day })}
    </Button>
  )
}

function Until({ expireTime }: { expireTime: number }) {
  const t = useText()
  const day = useLastDay(expireTime)
  return <small className={styles.note}>{t('signUpBonus.until', { day })}</small>
}
