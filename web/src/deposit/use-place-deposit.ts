import { useState } from 'react'
import { CallFailure, NetworkFailure, send } from '../calls/api.ts'
import { goTo } from '../browser/navigation.ts'
import { text } from '../i18n/texts.ts'
import { type Details, useSession } from '../session/store.ts'
import { failureCode } from '../calls/show-failure.ts'
import { useSite } from '../site/store.ts'
import { focusInvalid } from '../ui/focus-invalid.ts'
import { toast } from '../ui/toast.ts'
import { refreshOrders } from '../money/money-news.ts'
import { explainRefusal, type Refusal } from '../money/refusals.ts'
import type { Payment } from '../money/types.ts'
import { usePress } from '../calls/use-press.ts'
import { bindingPath, findBindingPath } from './bank-rule.ts'
import { type DepositForm, keepDraft } from './use-deposit-form.ts'

const noCards: Details['appUserBankList'] = []

type Placing = { form: DepositForm; onPlaced: (paid: Payment) => void }

/** Makes the order. A channel that wants a bound bank leads to binding one first. */
export function usePlaceDeposit({ form, onPlaced }: Placing) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // The empty list stands outside: a new one each time would have React draw without end.
  const cards = useSession((session) => session.details?.appUserBankList) ?? noCards
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
      onPlaced(await send('recharge3', { ...input, ...award, ...coupon }))
    } catch (error) {
      if (isBankMissing(error) && channel) leaveFor(bindingPath(channel.bankId))
      else setRefusal(tellFailure(error))
    } finally {
      refreshOrders()
    }
  })

  const confirm = (): void => {
    form.showProblem()
    if (!channel || form.problem) return focusInvalid()
    const binding = findBindingPath({ isDepositBank, channel, cards })
    if (binding) leaveFor(binding)
    else once.press()
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
