import { useState } from 'react'
import { CallFailure, type CallOutput, NetworkFailure, send } from '../calls/api.ts'
import { goTo } from '../browser/navigation.ts'
import { text } from '../i18n/texts.ts'
import { useSession } from '../session/store.ts'
import { failureCode } from '../calls/show-failure.ts'
import { useSite } from '../site/store.ts'
import { focusInvalid } from '../ui/focus-invalid.ts'
import { toast } from '../ui/toast.ts'
import { refreshOrders } from '../money/money-news.ts'
import { explainRefusal, type Refusal } from '../money/refusals.ts'
import type { Payment } from '../money/types.ts'
import { usePress } from '../calls/use-press.ts'
import { askLimit } from './ask-limit.ts'
import { bindingPath, findBindingPath } from './bank-rule.ts'
import { type DepositForm, keepDraft } from './use-deposit-form.ts'

type Placing = {
  form: DepositForm
  standing: CallOutput<'getLimits'> | undefined
  onPlaced: (paid: Payment) => void
}

/** Makes the order. A channel that wants a bound bank leads to binding one first. */
export function usePlaceDeposit({ form, standing, onPlaced }: Placing) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // Whose connection was lost after the answer is not asked again for the same deposit.
  const [isAnswered, setIsAnswered] = useState(false)
  const cards = useSession((session) => session.details?.appUserBankList)
  const isDepositBank = useSite(({ config }) => config?.isDepositBank ?? true)
  const { channel, amount, couponId } = form
  const wish = { amount: amount ?? 0, rechargeType: channel?.id ?? 0, couponId, ...form.purchase }

  const leaveFor = (path: string): void => {
    if (!form.hasOffer) keepDraft({ channelId: wish.rechargeType, amount: wish.amount })
    goTo(path)
  }
  const once = usePress(async () => {
    setRefusal(null)
    try {
      const { rechargeType, actType = 0, awardId } = wish
      const coupon = couponId === null ? {} : { couponId }
      const award = awardId === undefined ? {} : { awardId }
      const input = { amount: wish.amount, version: 4, actType, rechargeType } as const
      const payment = await send('recharge3', { ...input, ...award, ...coupon })
      setIsAnswered(false)
      onPlaced(payment)
    } catch (error) {
      if (isBankMissing(error) && channel) leaveFor(bindingPath(channel.bankId))
      else setRefusal(tellFailure(error))
    } finally {
      refreshOrders()
    }
  })
  // Whoever is asked does not wait: the button is busy once the deposit is on its way.
  const asking = usePress(async () => {
    try {
      const { depositLimit } = standing ?? (await send('getLimits', {}))
      const next = isAnswered ? 'deposit' : await askLimit(depositLimit)
      if (next === 'limits') leaveFor('/limits')
      if (next !== 'deposit') return
      setIsAnswered(true)
      once.press()
    } catch (error) {
      setRefusal(tellFailure(error))
    }
  })

  const confirm = (): void => {
    form.showProblem()
    if (!channel || form.problem) return focusInvalid()
    const binding = findBindingPath({ isDepositBank, channel, cards })
    if (binding) leaveFor(binding)
    else asking.press()
  }
  return { isBusy: once.isBusy, refusal, confirm }
}

/** A lost connection only ends the waiting; a refusal is told with its code, and why if we know. */
function tellFailure(error: unknown): Refusal | null {
  if (error instanceof NetworkFailure) return null
  toast.error(text('common.refreshFail', { code: failureCode(error) }))
  return error instanceof CallFailure ? explainRefusal(error) : null
}

/** Another tab may have unbound what this one still remembers. */
function isBankMissing(error: unknown): boolean {
  return error instanceof CallFailure && error.error === 'bankNotBound'
}
