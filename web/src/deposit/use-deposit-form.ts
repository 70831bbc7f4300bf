import { useState } from 'react'
import { amountInput, findAmountProblem, parseAmount } from '../money/amounts.ts'
import type { Channel, Offer, TradeInfo } from '../money/types.ts'
import { isUsable } from './coupons.ts'

export type DepositForm = ReturnType<typeof useDepositForm>

/** Which channel and how much. An offer with a price leaves only the channel to choose. */
export function useDepositForm(trade: TradeInfo, offer?: Offer) {
  const [channelId, setChannelId] = useState<number | null>(null)
  const [typed, setTyped] = useState(offer?.amount ? amountInput(offer.amount) : '')
  const [couponId, setCouponId] = useState<number | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const channels = trade.appRechargeTypeList.toSorted((one, other) => one.sort - other.sort)
  const channel = findChannel(channels, channelId)
  const problem = channel ? findAmountProblem(typed, channel) : 'missing'
  const amount = parseAmount(typed)
  const coupon = trade.couponList.find((one) => one.couponId === couponId) ?? null
  return {
    channels,
    channel,
    amount,
    typed,
    /** The one chosen; it is used only with a deposit that reaches its minimum. */
    coupon,
    couponId: coupon && isUsable(coupon, amount) ? coupon.couponId : null,
    problem,
    /** A fault shows once the player has left the field or asked to go on. */
    shownProblem: isAsked ? problem : null,
    showProblem: () => setIsAsked(true),
    chooseChannel: setChannelId,
    chooseCoupon: setCouponId,
    chooseAmount: (chosen: number) => setTyped(amountInput(chosen)),
    type: setTyped,
  }
}

function findChannel(channels: Channel[], channelId: number | null): Channel | null {
  const chosen = channels.find(({ id }) => id === channelId)
  return chosen ?? channels.find(({ isRecommended }) => isRecommended) ?? channels[0] ?? null
}
