import { useState } from 'react'
import { serverNowMs } from '../../../browser/clock.ts'
import { goTo } from '../../../browser/navigation.ts'
import { CallFailure, send } from '../../../calls/api.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { usePress } from '../../../calls/use-press.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import { parseAmount } from '../../../money/amounts.ts'
import { refreshBalances, refreshOrders } from '../../../money/money-news.ts'
import { type Explained, gateRefusals } from '../../../money/refusals.ts'
import { updateUser } from '../../../session/store.ts'
import { pinLength, pinProblems } from '../pin-problems.ts'
import { findUsableCard, findWithdrawProblem } from './rules.ts'
import type { Exchange } from './types.ts'

/** The withdrawal form: what was typed, what is wrong with it, and sending it off. */
export function useWithdraw(exchange: Exchange) {
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [pin, setPin] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const [pinProblem, setPinProblem] = useState<PlainTextKey | null>(null)
  const [refusal, setRefusal] = useState<Explained | null>(null)
  const cards = exchange.appUserBankList
  const card =
    cards.find(({ id }) => id === chosenId) ?? findUsableCard(cards, serverNowMs()) ?? null
  const amount = parseAmount(typed)
  const problem = findWithdrawProblem(typed, exchange)

  const once = usePress(async () => {
    setRefusal(null)
    try {
      const input = { amount: amount ?? 0, bankCardId: card?.id ?? 0, walletPassword: pin }
      const { order, wallet } = await send('exchange', input)
      updateUser({ coin: wallet.coin })
      goTo(`/withdrawal/${order.orderId}`)
    } catch (error) {
      const name = error instanceof CallFailure ? error.error : ''
      const explained = explainWithdrawal(name)
      setRefusal(explained)
      setPinProblem(pinProblems[name] ?? null)
      if (!explained && !pinProblems[name]) showFailure(error)
    } finally {
      setPin('')
      refreshOrders()
      refreshBalances()
    }
  })

  const submit = (): void => {
    setIsAsked(true)
    setPinProblem(pin.length < pinLength ? 'wallet.pinShort' : null)
    if (!problem && card && pin.length === pinLength) once.press()
  }
  return {
    typed,
    setTyped,
    card,
    chooseCard: setChosenId,
    pin,
    setPin,
    amount,
    problem: isAsked ? problem : null,
    pinProblem,
    refusal,
    isBusy: once.isBusy,
    canSubmit: exchange.obstacleList.length === 0 && card !== null,
    submit,
  }
}

const refusals: Readonly<Record<string, Explained>> = {
  ...gateRefusals,
  kycNotVerified: { text: 'wallet.needKycNote', href: '/walletsKyc', action: 'wallet.goKyc' },
  walletPasswordUnset: {
    text: 'wallet.needPinNote',
    href: '/walletsPassword?back=1',
    action: 'wallet.setPin',
  },
  unknownCard: { text: 'wallet.refusedCard', href: '/bankCardList', action: 'wallet.seeCards' },
  cardTooNew: { text: 'wallet.cardWaitsNote' },
  nameMismatch: { text: 'wallet.refusedName', href: '/bankCardList', action: 'wallet.seeCards' },
  credentialsChanged: { text: 'wallet.pinWaitsNote' },
  passwordDue: {
    text: 'wallet.needPasswordNote',
    href: '/profile/password',
    action: 'wallet.setPassword',
  },
  amountOutOfRange: { text: 'deposit.refusedAmount' },
  notWithdrawable: { text: 'wallet.refusedLocked' },
  dailyLimitReached: { text: 'wallet.dayFullNote' },
  withdrawalsHeld: { text: 'wallet.heldNote', href: '/service', action: 'wallet.goService' },
}

function explainWithdrawal(error: string): Explained | null {
  return Object.hasOwn(refusals, error) ? (refusals[error] ?? null) : null
}
