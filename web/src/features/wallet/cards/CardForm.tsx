import { useState } from 'react'
import { goBack, goTo } from '../../../browser/navigation.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { BankCard, TradeInfo } from '../../../money/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { UserIcon } from '../../../ui/icons.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { pinLength } from '../pin-problems.ts'
import { PinField } from '../PinField.tsx'
import { BankChoice } from './BankChoice.tsx'
import styles from './Cards.module.css'
import { type CardFields, cleanNumber, findCardProblems } from './rules.ts'
import { useBindCard, useChangeCard } from './use-change-card.ts'

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

type CardFormProps = {
  banks: TradeInfo['bankList']
  /** The card to change; null binds a new one. */
  changed: BankCard | null
  /** Money goes to the verified person only, so their name is the account's. */
  verifiedName: string | null
  askedBankId: number | null
  goesBack: boolean
}

/** The fields of a card and how they are sent: as a new card, or as a change of a bound one. */
function useCardForm(props: CardFormProps, pin: string, onDone: () => void) {
  const { changed, verifiedName, askedBankId, banks } = props
  const asked = banks.find(({ id }) => id === askedBankId)?.id ?? null
  const [fields, setFields] = useState<CardFields>({
    bankId: changed?.bankId ?? asked,
    accountName: changed?.accountName ?? verifiedName ?? '',
    cardNum: '',
  })
  const bankId = fields.bankId ?? 0
  const accountName = fields.accountName.trim()
  const { cardNum } = fields
  const binding = useBindCard({ bankId, accountName, cardNum }, onDone)
  const changing = useChangeCard(
    {
      id: changed?.id ?? 0,
      bankId,
      accountName,
      ...(cardNum !== '' && { cardNum }),
      walletPassword: pin,
    },
    onDone,
  )
  const call = changed ? changing : binding

  const submit = (): void => {
    // A number left empty stays the one it was.
    const judged = changed && cardNum === '' ? { ...fields, cardNum: '000000' } : fields
    const found = findCardProblems(judged)
    if (changed && pin.length < pinLength) found.pin = 'wallet.pinShort'
    call.setProblems(found)
    if (Object.keys(found).length === 0) call.submit()
  }
  return {
    fields,
    problems: call.problems,
    isBusy: call.isBusy,
    change: (some: Partial<CardFields>) => setFields((now) => ({ ...now, ...some })),
    submit,
  }
}
