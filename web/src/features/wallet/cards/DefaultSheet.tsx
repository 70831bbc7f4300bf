import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { pinLength } from '../pin-problems.ts'
import { PinField } from '../PinField.tsx'
import type { BankCard } from '../../../money/types.ts'
import styles from './Cards.module.css'
import { useChangeCard } from './use-change-card.ts'

type DefaultSheetProps = { card: BankCard | null; onClose: () => void }

/** Another default card wants the wallet password, like every change of a card. */
export function DefaultSheet({ card, onClose }: DefaultSheetProps) {
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
      <p>{`${card.bankName} ${card.cardNum}`}</p>
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
