import { z } from 'zod'
import { purchaseTypes } from '../activity-types.ts'
import { call } from '../call.ts'
import { depositGateErrors } from '../gate.ts'
import { rechargeType } from '../entities/site-config.ts'
import { depositOrder, payment, processingPeriod } from '../entities/orders.ts'
import { count, day, id, label, moment, nextCursor, nothing, orderId } from '../schemas.ts'
import { amount, listedId, paging, perMillion, positiveAmount } from '../schemas.ts'
import { bankCardCalls } from './bank-cards.ts'
import { withdrawalCalls } from './withdrawals.ts'

/** Deposits up to an amount take so long; the last line has no upper end. */
const periods = z.array(z.object({ upTo: positiveAmount.nullable(), period: processingPeriod }))

const bank = z
  .object({ id, bankName: label(80), bankNameEn: label(80), shortBankName: label(20) })
  .meta({ id: 'Bank' })

const trade = {
  appRechargeTypeList: z.array(rechargeType).max(100),
  bankList: z.array(bank).max(300).describe('Banks a card can be bound of'),
  periods: periods.max(10),
}

/** A coupon the player holds and may use with a deposit. */
const coupon = z
  .object({ couponId: id, propId: id, limitAmount: amount, expireTime: moment })
  .meta({ id: 'Coupon' })

/**
 * What a deposit of at least this much will earn, so that it can be said beforehand: of each
 * activity its best line. A share is earned only by a deposit made for its activity.
 */
const promotion = z.object({
  actType: count,
  fromAmount: amount,
  bonus: amount,
  rate: perMillion.describe('Of the deposit, beside the bonus'),
  max: amount.nullable(),
})

export const cashierCalls = {
  ...bankCardCalls,
  ...withdrawalCalls,
  anonymousTradeInfo: call('anonymous/tradeInfo', {
    about: 'Answers deposit channels, limits and processing periods to a visitor.',
    public: true,
    input: nothing,
    output: z.object(trade),
  }),
  tradeInfo: call('tradeInfo', {
    about: 'Answers deposit channels, limits, periods, coupons and what a deposit will earn.',
    input: nothing,
    output: z.object({
      ...trade,
      couponList: z.array(coupon).max(100),
      promotionList: z.array(promotion).max(50),
      openOrderList: z
        .array(depositOrder)
        .max(10)
        .describe('Open orders of the player: three at most'),
    }),
  }),
  recharge3: call('recharge3', {
    about: 'Makes a deposit order and answers how to pay it; no money moves yet.',
    writes: 'late',
    money: true,
    input: z.strictObject({
      amount: positiveAmount,
      version: z.literal(4),
      actType: z
        .literal([0, ...purchaseTypes])
        .default(0)
        .describe('The activity it is made for, 0 none'),
      rechargeType: listedId,
      awardId: listedId.optional().describe('Which pack or card of the activity'),
      couponId: id.optional(),
    }),
    output: z.object(payment),
    errors: {
      ...depositGateErrors,
      unknownChannel: 1001,
      amountOutOfRange: 1002,
      bankNotBound: 1003,
      tooManyOpenOrders: 1004,
      offerNotOpen: 1005,
      priceMismatch: 1006,
      couponNotUsable: 1007,
      channelSilent: 1008,
      limitRequired: 1009,
    },
  }),
  isRechargeDone: call('isRechargeDone', {
    about: 'Says whether a deposit has been credited; it only looks.',
    input: z.strictObject({ orderId: orderId.optional() }),
    output: z.object({ isRechargeDone: z.boolean() }),
    errors: { unknownOrder: 1001 },
  }),
  checkRechargeOrder: call('checkRechargeOrder', {
    about: 'Answers one deposit order with its timeline and, while it is open, how to pay it.',
    input: z.strictObject({ orderId }),
    output: z.object({ order: depositOrder, payment: z.object(payment).nullable() }),
    errors: { unknownOrder: 1001 },
  }),
  cancelRechargeOrder: call('cancelRechargeOrder', {
    about: 'Withdraws a deposit order that has not been paid.',
    writes: true,
    input: z.strictObject({ orderId }),
    output: z.object({ order: depositOrder }),
    errors: { unknownOrder: 1001, alreadyPaid: 1002 },
  }),
  getRechargeRecord: call('getRechargeRecord', {
    about: 'Lists the player’s deposits, newest first.',
    input: z.strictObject({ ...paging, from: day.optional(), to: day.optional() }),
    output: z.object({ orderList: z.array(depositOrder).max(100), nextCursor }),
  }),
}
