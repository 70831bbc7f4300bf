import { z } from 'zod'
import { amount, count, label, moment, orderId, positiveAmount } from '../schemas.ts'

export const depositStatuses = [
  'created',
  'awaiting',
  'paid',
  'credited',
  'expired',
  'latePaid',
  'refundDue',
  'refunded',
  'failed',
  'cancelled',
  'chargedBack',
] as const

export const withdrawalStatuses = [
  'requested',
  'review',
  'approved',
  'submitted',
  'unknown',
  'paid',
  'rejected',
  'failed',
  'returned',
] as const

/** Business days an order takes: from the terms, by amount. */
export const processingPeriod = z
  .object({ minDays: count, maxDays: count })
  .meta({ id: 'ProcessingPeriod' })

/** A step an order has reached, for its timeline. */
const step = z.object({
  status: label(20),
  time: moment,
  reason: z.string().max(300).nullable(),
})

const order = {
  orderId,
  amount: positiveAmount,
  createTime: moment,
  reason: z.string().max(300).nullable(),
  period: processingPeriod,
  timeline: z.array(step).max(30),
}

export const depositOrder = z
  .object({
    ...order,
    status: z.literal([...depositStatuses]),
    rechargeType: count,
    rechargeName: label(60),
    paidAmount: amount.nullable().describe('What really arrived; null while nothing has'),
    bonus: amount.describe('What its coupon adds: promised while it is open, then as given'),
    actType: count.describe('The activity it was made for, 0 none'),
    expiresAt: moment,
  })
  .meta({ id: 'DepositOrder' })

export const withdrawalOrder = z
  .object({
    ...order,
    status: z.literal([...withdrawalStatuses]),
    fee: amount,
    bankName: label(80),
    bankNameEn: label(80),
    cardNum: label(40),
  })
  .meta({ id: 'WithdrawalOrder' })

/** The account to pay into, for a transfer made by hand. */
export const rechargeBank = z
  .object({
    bankName: label(80),
    bankNameEn: label(80),
    shortBankName: label(20),
    accountName: label(100),
    accountNameEn: label(100),
    cardNum: label(40),
    amount: positiveAmount,
  })
  .meta({ id: 'RechargeBank' })

/** How to pay. Which of the three is filled depends on the channel. */
export const payment = {
  orderId,
  amount: positiveAmount,
  createTime: moment,
  expiresAt: moment.describe('The one clock for the text and the countdown'),
  serverTime: moment,
  appRechargeBankOwn: rechargeBank.nullable(),
  payUrl: z.string().max(4000).nullable(),
  qrCodeText: z.string().max(1000).nullable(),
}
