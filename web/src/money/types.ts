import type { CallInput, CallOutput } from '../calls/api.ts'

export type TradeInfo = CallOutput<'tradeInfo'>
export type Channel = TradeInfo['appRechargeTypeList'][number]
export type Coupon = TradeInfo['couponList'][number]
export type Promotion = TradeInfo['promotionList'][number]
export type Periods = TradeInfo['periods']
export type DepositOrder = TradeInfo['openOrderList'][number]
export type Payment = CallOutput<'recharge3'>
export type BankCard = CallOutput<'getExchange'>['appUserBankList'][number]
export type WithdrawalOrder = CallOutput<'exchange'>['order']

/** What a deposit is bought for; without one it is a plain deposit. */
export type Offer = {
  actType: NonNullable<CallInput<'recharge3'>['actType']>
  awardId?: number
  /** A pack has its price: the amount is then not asked for. */
  amount?: number
}
