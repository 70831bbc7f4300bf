import { useState } from 'react'
import { pinLength } from '../pin-problems.ts'
import type { BankCard, TradeInfo } from '../../../money/types.ts'
import { type CardFields, findCardProblems } from './rules.ts'
import { useBindCard, useChangeCard } from './use-change-card.ts'

export type CardFormProps = {
  banks: TradeInfo['bankList']
  /** The card to change; null binds a new one. */
  changed: BankCard | null
  /** Money goes to the verified person only, so their name is the account's. */
  verifiedName: string | null
  askedBankId: number | null
  goesBack: boolean
}

/** The fields of a card and how they are sent: as a new card, or as a change of a bound one. */
export function useCardForm(props: CardFormProps, pin: string, onDone: () => void) {
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
