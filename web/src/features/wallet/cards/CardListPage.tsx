import { useState } from 'react'
import { serverNowMs } from '../../../browser/clock.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { useCall } from '../../../calls/queries.ts'
import { dateTimeText } from '../../../i18n/format.ts'
import { useBilingual, useLocale, useText } from '../../../i18n/use-text.ts'
import type { BankCard } from '../../../money/types.ts'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { BankIcon, PlusIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import { toast } from '../../../ui/toast.ts'
import { pinLength } from '../pin-problems.ts'
import { PinField } from '../PinField.tsx'
import walletStyles from '../Wallet.module.css'
import styles from './Cards.module.css'
import { useChangeCard } from './use-change-card.ts'

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
  const say = useBilingual()
  const locale = useLocale()
  const isWaiting = card.usableFrom > serverNowMs()
  return (
    <Card look={card.isDefault ? 'cool' : 'plain'} className={styles.card}>
      <div className={styles.head}>
        <BankIcon className={styles.icon} />
        <b className={styles.name}>{say(card.bankName, card.bankNameEn)}</b>
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

type DefaultSheetProps = { card: BankCard | null; onClose: () => void }

/** Another default card wants the wallet password, like every change of a card. */
function DefaultSheet({ card, onClose }: DefaultSheetProps) {
  const t = useText()
  return (
    <BottomSheet
      open={card !== null}
      onClose={onClose}
      title={t('wallet.makeDefault')}
      closeLabel={t('common.close')}
    >
      {card && <DefaultForm card={card} onDone={onClose} />}
    </BottomSheet>
  )
}

function DefaultForm({ card, onDone }: { card: BankCard; onDone: () => void }) {
  const t = useText()
  const say = useBilingual()
  const [pin, setPin] = useState('')
  const { isBusy, problems, submit } = useChangeCard(
    { id: card.id, isDefault: true, walletPassword: pin },
    () => {
      toast.show(t('wallet.cardChanged'))
      onDone()
    },
  )
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{`${say(card.bankName, card.bankNameEn)} ${card.cardNum}`}</p>
      <PinField
        label={t('title.walletPassword')}
        value={pin}
        onChange={setPin}
        error={problems.pin && t(problems.pin)}
      />
      <Button
        look="brand"
        isBlock
        type="submit"
        isLoading={isBusy}
        disabled={pin.length < pinLength}
      >
        {t('wallet.confirm')}
      </Button>
    </form>
  )
}
