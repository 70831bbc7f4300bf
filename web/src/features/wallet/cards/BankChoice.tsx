import { useState } from 'react'
import type { TradeInfo } from '../../../money/types.ts'
import { useBilingual, useText } from '../../../i18n/use-text.ts'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { ChoiceRow } from '../../../ui/ChoiceRow.tsx'
import { BankIcon } from '../../../ui/icons.ts'
import { SelectRow } from '../../../ui/SelectRow.tsx'
import styles from './Cards.module.css'

type BankChoiceProps = {
  banks: TradeInfo['bankList']
  bankId: number | null
  error: string | undefined
  onChoose: (bankId: number) => void
}

export function BankChoice({ banks, bankId, error, onChoose }: BankChoiceProps) {
  const t = useText()
  const say = useBilingual()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = banks.find(({ id }) => id === bankId)
  return (
    <>
      <SelectRow
        label={t('deposit.bankName')}
        placeholder={t('wallet.chooseBank')}
        icon={BankIcon}
        valueText={chosen && say(chosen.bankName, chosen.bankNameEn)}
        error={error}
        onOpen={() => setIsOpen(true)}
      />
      <BottomSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('wallet.chooseBank')}
        closeLabel={t('common.close')}
      >
        <div className={styles.stack}>
          {banks.map((bank) => (
            <ChoiceRow
              key={bank.id}
              name="bank"
              value={String(bank.id)}
              icon={BankIcon}
              title={say(bank.bankName, bank.bankNameEn)}
              text={bank.shortBankName}
              isChosen={bank === chosen}
              onChoose={() => {
                onChoose(bank.id)
                setIsOpen(false)
              }}
            />
          ))}
        </div>
      </BottomSheet>
    </>
  )
}
