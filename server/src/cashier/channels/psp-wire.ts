import { z } from 'zod'
import type { Config } from '../../config.ts'
import { ChannelRefused, ChannelSilent } from './channel.ts'
import { signRequest } from './psp-signature.ts'
import { reach } from './reach.ts'

/** What the provider answers and tells. It is theirs, so it is checked like any input. */
const amount = z.int().positive().max(1e12)
const name = z.string().min(1).max(100)
const currency = z.string().regex(/^[A-Z]{3}$/)

/** One transfer of money, and what became of it later. */
const transfer = z.object({
  transferId: name,
  payer: name.optional(),
  amount,
  currency,
  state: z.literal(['done', 'refunding', 'refunded', 'refundFailed', 'chargedBack', 'reversed']),
})
const shared = {
  state: z.literal(['open', 'paid', 'failed']),
  currency,
  transfers: z.array(transfer).max(100),
}

const payment = z.object({
  ...shared,
  pageUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  qrText: z.string().max(512).optional(),
  account: z.object({ bank: name, number: name.max(40), name }).optional(),
})
const payout = z.object(shared)
export type Answered = z.output<typeof payout>
export type Account = NonNullable<z.output<typeof payment>['account']>

/** An answer is about what was asked, or it is none: one of another order moves no money here. */
const of = (reference: string) => ({ reference: z.literal(reference) })
export const paymentAnswer = (reference: string) => payment.extend(of(reference))
export const payoutAnswer = (reference: string) => payout.extend(of(reference))

const about = z.literal(['payment', 'payout'])
const event = { eventId: name, about, reference: name, currency }
export const notice = z.discriminatedUnion('state', [
  z.object({ ...event, state: z.literal('failed') }),
  z.object({
    ...event,
    state: z.literal(['paid', 'refunded', 'refundFailed', 'chargedBack', 'reversed']),
    transferId: name,
    payer: name.optional(),
    amount,
  }),
])

/**
 * A signed request. Null when the provider does not know what is asked for. Only a deed can be
 * refused: a question that is answered 400 is a question without an answer.
 */
export async function askPsp<Schema extends z.ZodType>(
  config: Config,
  path: string,
  answer: Schema,
  content?: object,
): Promise<z.output<Schema> | null> {
  const { PSP_URL: url, PSP_MERCHANT: merchant = '', PSP_SECRET: secret } = config
  if (!url || !secret) throw new ChannelSilent('no payment provider is set: see PSP_URL')
  const address = new URL(`${url.replace(/\/+$/, '')}${path}`)
  const rawBody = content === undefined ? '' : JSON.stringify(content)
  const method = content === undefined ? 'GET' : 'POST'
  const { status, body } = await reach(config, address.href, {
    method,
    headers: {
      accept: 'application/json',
      'x-merchant': merchant,
      ...(content && { 'content-type': 'application/json' }),
      ...signRequest(secret, { method, path: address.pathname, rawBody }),
    },
    ...(content && { body: rawBody }),
  })
  if (status === 404) return null
  if (status === 400 && content) throw new ChannelRefused('the payment provider refused')
  if (status !== 200) throw new ChannelSilent(`the payment provider answered ${status}`)
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw new ChannelSilent('the payment provider answered something else')
  return parsed.data
}
