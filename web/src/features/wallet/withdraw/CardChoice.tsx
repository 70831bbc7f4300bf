import { serverNowMs } from '../../../browser/clock.ts'
import { dateTimeText } from '../../../i18n/format.ts'
import { useBilingual, useLocale, useText } from '../../../i18n/use-text.ts'
import { ChoiceRow } from '../../../ui/ChoiceRow.tsx'
import { BankIcon } from '../../../ui/icons.ts'
import { Pill } from '../../../ui/Pill.tsx'
import type { BankCard } from './types.ts'
import styles from './Withdraw.module.css'

type CardChoiceProps = {
  cards: readonly BankCard[]
  chosenId: number | null
  onChoose: (cardId: number) => void
}

/** The accounts money can be sent to; a new or changed one says until when it waits. */
export function CardChoice({ cards, chosenId, onChoose }: CardChoiceProps) {
  const t = useText()
  const say = useBilingual()
  const locale = useLocale()
  if (cards.length === 0) return null
  const now = serverNowMs()
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{t('wallet.toCard')}</legend>
      {cards.map((card) => {
        const isWaiting = card.usableFrom > now
        const from = t('wallet.usableFrom', { at: dateTimeText(card.usableFrom, locale) })
        return (
          <ChoiceRow
            key={card.id}
            name="withdraw-card"
            value={String(card.id)}
            icon={BankIcon}
            title={say(card.bankName, card.bankNameEn)}
            text={isWaiting ? `${card.cardNum} · ${from}` : `${card.cardNum} · ${card.accountName}`}
            tag={card.isDefault && <Pill>{t('wallet.defaultCard')}</Pill>}
            isChosen={card.id === chosenId}
            disabled={isWaiting}
            onChoose={(value) => onChoose(Number(value))}
          />
        )
      })}
    </fieldset>
  )
}
