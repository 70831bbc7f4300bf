import { useState } from 'react'
import { CallFailure, send } from '../../../calls/api.ts'
import { serverNowMs } from '../../../browser/clock.ts'
import { goTo } from '../../../browser/navigation.ts'
import { parseAmount } from '../../../money/amounts.ts'
import { refreshBalances, refreshOrders } from '../../../money/money-news.ts'
import type { Explained } from '../../../money/refusals.ts'
import { usePress } from '../../../calls/use-press.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import { updateUser } from '../../../session/store.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { pinLength } from '../pin-problems.ts'
import { pinProblems } from '../pin-problems.ts'
import { explainWithdrawal } from './refusals.ts'
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
