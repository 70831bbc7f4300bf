import { useState } from 'react'
import type { BankCard } from '../../../money/types.ts'
import { serverNowMs } from '../../../browser/clock.ts'
import { dateTimeText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { useCall } from '../../../calls/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { BankIcon, PlusIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import walletStyles from '../Wallet.module.css'
import styles from './Cards.module.css'
import { DefaultSheet } from './DefaultSheet.tsx'

const mostCards = 5

/** The bank accounts money can be sent to. */
export function CardListPage() {
  const t = useText()
  const exchange = useCall('getExchange', {})
  return (
    <div className={walletStyles.page}>
      <div className={`${walletStyles.column} ${walletStyles.narrow}`}>
        <Note tone="info">{t('wallet.cardRule')}</Note>
        <Answer asked={exchange}>
          {({ appUserBankList }) => <Cards cards={appUserBankList} />}
        </Answer>
      </div>
    </div>
  )
}

function Cards({ cards }: { cards: readonly BankCard[] }) {
  const t = useText()
  const [chosen, setChosen] = useState<BankCard | null>(null)
  const bind = (
    <Button look="brand" icon={PlusIcon} isBlock href="/bindBankCard">
      {t('wallet.bindCard')}
    </Button>
  )
  if (cards.length === 0)
    return <EmptyState title={t('wallet.noCards')} text={t('wallet.noCardsNote')} action={bind} />
  return (
    <>
      {cards.map((card) => (
        <BoundCard key={card.id} card={card} onDefault={() => setChosen(card)} />
      ))}
      {cards.length < mostCards ? bind : <Note>{t('wallet.cardsFull', { most: mostCards })}</Note>}
      <DefaultSheet card={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

function BoundCard({ card, onDefault }: { card: BankCard; onDefault: () => void }) {
  const t = useText()
  const locale = useLocale()
  const isWaiting = card.usableFrom > serverNowMs()
  return (
    <Card look={card.isDefault ? 'cool' : 'plain'} className={styles.card}>
      <div className={styles.head}>
        <BankIcon className={styles.icon} />
        <b className={styles.name}>{card.bankName}</b>
        {card.isDefault && <Pill tone="iris">{t('wallet.defaultCard')}</Pill>}
      </div>
      <span className={`num ${styles.number}`}>{card.cardNum}</span>
      <span className={styles.owner}>{card.accountName}</span>
      {isWaiting && (
        <span className={styles.waiting}>
          {t('wallet.usableFrom', { at: dateTimeText(card.usableFrom, locale) })}
        </span>
      )}
      <div className={styles.actions}>
        <Button size="xs" href={`/bindBankCard?id=${card.id}`}>
          {t('wallet.changeCard')}
        </Button>
        {!card.isDefault && (
          <Button size="xs" look="outline" onClick={onDefault}>
            {t('wallet.makeDefault')}
          </Button>
        )}
      </div>
    </Card>
  )
}
