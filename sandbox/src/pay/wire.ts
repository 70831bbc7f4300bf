import { z } from 'zod'
import type { Deal, DealEvent, OrderTerms, PayoutTerms } from './deal.ts'
import { payloads } from './qr/payload.ts'

const merchantIdText = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/)
const hundredths = z.int().min(1).max(1_000_000_000_00)
const currencyName = z.enum(['THB', 'PHP'])
const address = z.url({ protocol: /^https?$/ }).max(500)
const nameText = z.string().min(1).max(100)

export const orderRequest = z.strictObject({
  merchantOrderId: merchantIdText,
  amount: hundredths,
  currency: currencyName,
  method: z.enum(['page', 'qr', 'bank']),
  callbackUrl: address,
  returnUrl: address.optional(),
  expiresAt: z.iso.datetime({ offset: true }),
})

export const payoutRequest = z.strictObject({
  merchantPayoutId: merchantIdText,
  amount: hundredths,
  currency: currencyName.default('THB'),
  payee: z.strictObject({ bank: nameText, account: nameText, name: nameText }),
  callbackUrl: address,
})

export function orderTerms(request: z.output<typeof orderRequest>): OrderTerms {
  const { merchantOrderId, ...rest } = request
  return { kind: 'order', merchantId: merchantOrderId, ...rest }
}

export function payoutTerms(request: z.output<typeof payoutRequest>): PayoutTerms {
  const { merchantPayoutId, ...rest } = request
  return { kind: 'payout', merchantId: merchantPayoutId, ...rest }
}

/** What the lobby needs to let the player pay, by the method it asked for. */
export function orderAnswer(deal: Deal, sandboxUrl: string) {
  if (deal.terms.kind !== 'order') throw new Error('only an order can be paid')
  const { method, amount, currency } = deal.terms
  return {
    ...stateOf(deal),
    payUrl: method === 'page' ? `${sandboxUrl}/pay/orders/${deal.dealId}` : undefined,
    qrPayload: method === 'qr' ? payloads[currency]({ amount, reference: deal.dealId }) : undefined,
    bankAccount: method === 'bank' ? bankAccountFor(deal) : undefined,
  }
}

export function stateOf({ dealId, terms, status, paidAmount, events }: Deal) {
  const { merchantId, amount, currency } = terms
  const at = events.at(-1)?.at
  const payments = events.flatMap(({ paymentRef, paidAmount: paid, currency: of }) =>
    paymentRef === null ? [] : [{ paymentRef, amount: paid, currency: of }],
  )
  const shared = { amount, currency, paidAmount, payments, at }
  return terms.kind === 'order'
    ? {
        ...orderIds(dealId, merchantId),
        status: status === 'open' ? 'awaiting' : status,
        ...shared,
      }
    : {
        ...payoutIds(dealId, merchantId),
        status: status === 'open' ? 'processing' : status,
        ...shared,
      }
}

export function callbackBody({ dealId, terms }: Deal, event: DealEvent): string {
  const { eventId, status, paidAmount, currency, paymentRef, at } = event
  const ids = (terms.kind === 'order' ? orderIds : payoutIds)(dealId, terms.merchantId)
  const payment = paymentRef === null ? {} : { paymentRef }
  return JSON.stringify({ eventId, ...ids, status, paidAmount, currency, ...payment, at })
}

const orderIds = (dealId: string, merchantOrderId: string) => ({
  providerOrderId: dealId,
  merchantOrderId,
})
const payoutIds = (dealId: string, merchantPayoutId: string) => ({
  providerPayoutId: dealId,
  merchantPayoutId,
})

function bankAccountFor(deal: Deal) {
  return {
    bank: 'Sandbox Bank',
    accountNumber: '000-0-00000-0',
    accountName: 'Parlour Sandbox Co.',
    reference: deal.dealId.slice(-8),
  }
}
