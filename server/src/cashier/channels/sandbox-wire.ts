import { z } from 'zod'
import type { Config } from '../../config.ts'
import { ChannelRefused, ChannelSilent } from './channel.ts'
import { reach } from './reach.ts'
import { signBody } from './signature.ts'

/** What the provider answers and calls back with. It is theirs, so it is checked like any input. */
const amount = z.int().nonnegative()
const name = z.string().min(1).max(100)

const currency = z.string().regex(/^[A-Z]{3}$/)
const payments = z.array(z.object({ paymentRef: name, amount, currency })).max(100)

const order = z.object({
  status: z.literal(['awaiting', 'paid', 'failed']),
  currency,
  payments,
  payUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  qrPayload: z.string().max(512).optional(),
  bankAccount: z.object({ bank: name, accountNumber: name, accountName: name }).optional(),
})

const payout = z.object({
  status: z.literal(['processing', 'paid', 'failed']),
  currency,
  payments,
})

export type OrderAnswer = z.output<typeof order>
export type PayoutAnswer = z.output<typeof payout>

/** An answer is about what was asked, or it is none: one of another order moves no money here. */
export const orderAnswer = (orderId: string) =>
  order.extend({ merchantOrderId: z.literal(orderId) })
export const payoutAnswer = (orderId: string) =>
  payout.extend({ merchantPayoutId: z.literal(orderId) })

const shared = { eventId: name, paidAmount: amount, currency }
const told = z.discriminatedUnion('status', [
  z.object({
    ...shared,
    status: z.literal('paid'),
    paymentRef: name,
    payer: name.optional(),
  }),
  z.object({ ...shared, status: z.literal('failed') }),
])
export const callbackBody = z.intersection(
  told,
  z.union([z.object({ merchantOrderId: name }), z.object({ merchantPayoutId: name })]),
)

/**
 * A signed request. Null when the provider does not know what is asked for. Only a deed can be
 * refused: a question that is answered 400 is a question without an answer.
 */
export async function askSandbox<Schema extends z.ZodType>(
  config: Config,
  path: string,
  answer: Schema,
  content?: object,
): Promise<z.output<Schema> | null> {
  const { SANDBOX_URL: url, SANDBOX_PAYMENT_SECRET: secret } = config
  if (!url || !secret) throw new ChannelSilent('no payment provider is set: see SANDBOX_URL')
  const body = content === undefined ? '' : JSON.stringify(content)
  const response = await reach(config, `${url}${path}`, {
    headers: {
      accept: 'application/json',
      ...(content && { 'content-type': 'application/json' }),
      ...signBody(secret, body),
    },
    ...(content && { method: 'POST', body }),
  })
  if (response.status === 404) return null
  if (response.status === 400 && content) throw new ChannelRefused('the payment provider refused')
  if (response.status !== 200)
    throw new ChannelSilent(`the payment provider answered ${response.status}`)
  const parsed = answer.safeParse(response.body)
  if (!parsed.success) throw new ChannelSilent('the payment provider answered something else')
  return parsed.data
}
