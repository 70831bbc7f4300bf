import { activityTypes } from '@parlour/contract/activity-types.ts'
import { useState } from 'react'
import { tab } from '../browser/storage.ts'
import { amountInput, findAmountProblem, listAmounts, parseAmount } from '../money/amounts.ts'
import type { Channel, Offer, TradeInfo } from '../money/types.ts'
import { isUsable } from './coupons.ts'
import { withLadder } from './ladder.ts'

const ladderOffer: Offer = { actType: activityTypes.LadderRecharge }

export type DepositForm = ReturnType<typeof useDepositForm>

/** Which channel and how much. An offer with a price leaves only the channel to choose. */
export function useDepositForm(trade: TradeInfo, offer?: Offer) {
  const [kept] = useState(takeDraft)
  const [channelId, setChannelId] = useState<number | null>(kept?.channelId ?? null)
  const [typed, setTyped] = useState(() => firstAmount(trade, offer, kept))
  const [couponId, setCouponId] = useState<number | null>(null)
  // A bonus asks for wagering: nobody gets one without having said so.
  const [takesLadder, setTakesLadder] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const channels = trade.appRechargeTypeList.toSorted((one, other) => one.sort - other.sort)
  const channel = findChannel(channels, channelId)
  const problem = channel ? findAmountProblem(typed, channel) : 'missing'
  const amount = parseAmount(typed)
  const coupon = trade.couponList.find((one) => one.couponId === couponId) ?? null
  const isCouponUsed = coupon !== null && isUsable(coupon, amount)
  const { isForLadder, ...ladder } = withLadder({
    promotions: trade.promotionList,
    amount,
    isWanted: takesLadder,
    isTaken: offer !== undefined || isCouponUsed,
  })
  return {
    ...ladder,
    takesLadder,
    takeLadder: setTakesLadder,
    takeStep(from: number): void {
      setTakesLadder(true)
      setTyped(amountInput(from))
    },
    isCouponInstead: isCouponUsed,
    /** An activity asked for it: it is not the player's own choice of amount. */
    hasOffer: offer !== undefined,
    /** What the deposit is made for. */
    purchase: isForLadder ? ladderOffer : offer,
    channels,
    channel,
    amount,
    typed,
    /** The one chosen; it is used only with a deposit that reaches its minimum. */
    coupon,
    couponId: isCouponUsed ? coupon.couponId : null,
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

/** What was chosen before the player went away to link an account; a choice is met once. */
type Draft = { channelId: number; amount: number }

export function keepDraft(draft: Draft): void {
  tab.setJson('DEPOSIT_DRAFT', draft)
}

function takeDraft(): Draft | null {
  const kept = tab.findJson('DEPOSIT_DRAFT') as Partial<Draft> | null
  tab.remove('DEPOSIT_DRAFT')
  if (typeof kept?.channelId !== 'number' || typeof kept.amount !== 'number') return null
  return { channelId: kept.channelId, amount: kept.amount }
}

/** A sum is chosen from the start, the smallest there is, so that the button can name it. */
function firstAmount(trade: TradeInfo, offer: Offer | undefined, kept: Draft | null): string {
  const channel = findChannel(trade.appRechargeTypeList, kept?.channelId ?? null)
  const least = channel ? Math.min(...listAmounts(channel)) : Number.POSITIVE_INFINITY
  const amount = offer?.amount ?? kept?.amount ?? least
  return Number.isFinite(amount) ? amountInput(amount) : ''
}

function findChannel(channels: Channel[], channelId: number | null): Channel | null {
  const chosen = channels.find(({ id }) => id === channelId)
  return chosen ?? channels.find(({ isRecommended }) => isRecommended) ?? channels[0] ?? null
}
