import type { Deal, DealEvent, OrderTerms, PayoutTerms } from './deal.ts'
import { payloads } from './qr/payload.ts'

export type OrderRequest = Omit<OrderTerms, 'kind' | 'merchantId'> & { merchantOrderId: string }
export type PayoutRequest = Omit<PayoutTerms, 'kind' | 'merchantId' | 'currency'> & {
  merchantPayoutId: string
  currency?: PayoutTerms['currency']
}

const merchantIdSchema = { type: 'string', pattern: '^[A-Za-z0-9._:-]{1,64}$' }
const amountSchema = { type: 'integer', minimum: 1, maximum: 1_000_000_000_00 }
const currencySchema = { enum: ['THB', 'PHP'] }
const addressSchema = {
  type: 'string',
  pattern: '^https?://[^\\s]+$',
  format: 'uri',
  maxLength: 500,
}
const nameSchema = { type: 'string', minLength: 1, maxLength: 100 }

export const orderSchema = {
  type: 'object',
  required: ['merchantOrderId', 'amount', 'currency', 'method', 'callbackUrl', 'expiresAt'],
  additionalProperties: false,
  properties: {
    merchantOrderId: merchantIdSchema,
    amount: amountSchema,
    currency: currencySchema,
    method: { enum: ['page', 'qr', 'bank'] },
    callbackUrl: addressSchema,
    returnUrl: addressSchema,
    expiresAt: { type: 'string', format: 'date-time' },
  },
}

export const payoutSchema = {
  type: 'object',
  required: ['merchantPayoutId', 'amount', 'payee', 'callbackUrl'],
  additionalProperties: false,
  properties: {
    merchantPayoutId: merchantIdSchema,
    amount: amountSchema,
    currency: currencySchema,
    payee: {
      type: 'object',
      required: ['bank', 'account', 'name'],
      additionalProperties: false,
      properties: { bank: nameSchema, account: nameSchema, name: nameSchema },
    },
    callbackUrl: addressSchema,
  },
}

export function orderTerms({ merchantOrderId, ...rest }: OrderRequest): OrderTerms {
  return { kind: 'order', merchantId: merchantOrderId, ...rest }
}

export function payoutTerms({ merchantPayoutId, ...rest }: PayoutRequest): PayoutTerms {
  return { kind: 'payout', merchantId: merchantPayoutId, currency: 'THB', ...rest }
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
  const shared = { amount, currency, paidAmount, at }
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
  const { eventId, status, paidAmount, at } = event
  const ids = terms.kind === 'order' ? orderIds : payoutIds
  return JSON.stringify({ eventId, ...ids(dealId, terms.merchantId), status, paidAmount, at })
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
