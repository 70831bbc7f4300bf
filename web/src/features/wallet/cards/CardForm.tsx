import { useState } from 'react'
import { goBack } from '../../../browser/go-back.ts'
import { goTo } from '../../../browser/navigation.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { UserIcon } from '../../../ui/icons.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { PinField } from '../PinField.tsx'
import { BankChoice } from './BankChoice.tsx'
import styles from './Cards.module.css'
import { cleanNumber } from './rules.ts'
import { type CardFormProps, useCardForm } from './use-card-form.ts'

export function CardForm(props: CardFormProps) {
  const { banks, changed, verifiedName, goesBack } = props
  const t = useText()
  const [pin, setPin] = useState('')
  const form = useCardForm(props, pin, () => {
    toast.show(t(changed ? 'wallet.cardChanged' : 'wallet.cardBound'))
    if (goesBack) goBack()
    else goTo('/bankCardList', { replace: true })
  })
  const { fields, problems, change } = form
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <BankChoice
        banks={banks}
        bankId={fields.bankId}
        error={problems.bank && t(problems.bank)}
        onChoose={(bankId) => change({ bankId })}
      />
      <TextField
        label={t('deposit.accountName')}
        icon={UserIcon}
        autoComplete="name"
        maxLength={100}
        value={fields.accountName}
        hint={t(verifiedName === null ? 'wallet.nameHint' : 'wallet.nameVerifiedHint')}
        error={problems.name && t(problems.name)}
        onChange={(event) => change({ accountName: event.target.value })}
      />
      <TextField
        label={t('deposit.accountNumber')}
        isNumber
        inputMode="numeric"
        autoComplete="off"
        value={fields.cardNum}
        placeholder={changed?.cardNum}
        error={problems.number && t(problems.number)}
        onChange={(event) => change({ cardNum: cleanNumber(event.target.value) })}
      />
      {changed && (
        <PinField
          label={t('title.walletPassword')}
          value={pin}
          onChange={setPin}
          error={problems.pin && t(problems.pin)}
        />
      )}
      <Button look="brand" isBlock type="submit" isLoading={form.isBusy}>
        {t(changed ? 'wallet.saveCard' : 'wallet.bindCard')}
      </Button>
    </form>
  )
}
