import { depositPath } from '@parlour/contract/money.ts'
import type { Config } from '../../config.ts'
import type {
  Callback,
  ChannelFamily,
  PayoutGateway,
  PayoutState,
  ProviderFact,
} from './channel.ts'
import { ChannelRefused, ChannelSilent } from './channel.ts'
import { parseJson } from './reach.ts'
import type { OrderAnswer, PayoutAnswer } from './sandbox-wire.ts'
import { askSandbox, callbackBody, orderAnswer, payoutAnswer } from './sandbox-wire.ts'
import { findSignatureFault } from './signature.ts'
import { checkWay } from './way-to-pay.ts'

const name = 'sandbox'

/** The provider of the demo, and any other that speaks the same protocol. */
export const sandboxFamily: ChannelFamily = {
  name,
  graceSeconds: 60,
  async open(config, order) {
    const { orderId, amount, currency, variant, expiresAt } = order
    const answer = await askSandbox(config, '/pay/orders', orderAnswer(orderId), {
      merchantOrderId: orderId,
      amount,
      currency,
      method: variant,
      callbackUrl: callbackUrl(config),
      returnUrl: config.publicUrl + depositPath,
      expiresAt: expiresAt.toISOString(),
    })
    if (!answer) throw new ChannelRefused('the payment provider takes no orders')
    const { payUrl = null, qrPayload: qrCodeText = null, bankAccount } = answer
    const way = { payUrl, qrCodeText, bankAccount: bankAccount ? toAccount(bankAccount) : null }
    return checkWay(order, way, config.SANDBOX_URL)
  },
  async findOutcome(config, orderId) {
    const found = await askSandbox(config, `/pay/orders/${orderId}`, orderAnswer(orderId))
    if (!found || found.status === 'awaiting') return []
    return toFacts('order', orderId, { ...found, status: found.status })
  },
}

export const sandboxPayouts: PayoutGateway = {
  async submit(config, { orderId, ...terms }) {
    const content = { merchantPayoutId: orderId, ...terms, callbackUrl: callbackUrl(config) }
    const answer = await askSandbox(config, '/pay/payouts', payoutAnswer(orderId), content)
    if (!answer) throw new ChannelSilent('the payment provider takes no payouts')
    return toState(orderId, answer)
  },
  async find(config, orderId) {
    const found = await askSandbox(config, `/pay/payouts/${orderId}`, payoutAnswer(orderId))
    return found && toState(orderId, found)
  },
}

/** Reads a callback: signature over the raw body first, meaning second. */
export function readSandboxCallback(
  config: Config,
  rawBody: string,
  headers: Record<string, unknown>,
): Callback {
  const { SANDBOX_PAYMENT_SECRET: secret } = config
  if (!secret) return { fault: 'unknownProvider', status: 404 }
  const fault = findSignatureFault(secret, rawBody, headers)
  if (fault) return { fault, status: 401 }
  const parsed = callbackBody.safeParse(parseJson(rawBody))
  if (!parsed.success) return { fault: 'badBody', status: 400 }
  const { eventId, status, paidAmount, currency, ...ids } = parsed.data
  const { paymentRef, payer } =
    parsed.data.status === 'paid' ? parsed.data : { paymentRef: null, payer: undefined }
  const [kind, orderId] =
    'merchantOrderId' in ids
      ? (['order', ids.merchantOrderId] as const)
      : (['payout', ids.merchantPayoutId] as const)
  const told = { status, paidAmount, currency, paymentRef, payer }
  return { fact: { provider: name, eventId, orderId, kind, ...told } }
}

function callbackUrl({ publicUrl }: Config): string {
  return `${publicUrl}/callbacks/payments/${name}`
}

function toAccount({ bank, accountNumber, accountName }: NonNullable<OrderAnswer['bankAccount']>) {
  return {
    bankName: bank,
    shortBankName: bank.slice(0, 20),
    accountName,
    cardNum: accountNumber.slice(0, 40),
  }
}

function toState(orderId: string, answer: PayoutAnswer): PayoutState {
  const { status } = answer
  if (status === 'processing') return { isOpen: true }
  return { isOpen: false, facts: toFacts('payout', orderId, { ...answer, status }) }
}

type Found = Pick<PayoutAnswer, 'currency' | 'payments'>

/** A query has no event of its own: each payment stands for one, the same however often asked. */
function toFacts(
  kind: ProviderFact['kind'],
  orderId: string,
  { status, currency, payments }: Found & { status: 'paid' | 'failed' },
): ProviderFact[] {
  const of = { provider: name, orderId, kind, status }
  if (status === 'failed') {
    const eventId = `query:${orderId}:failed`
    return [{ ...of, eventId, paidAmount: 0, currency, paymentRef: null }]
  }
  if (payments.length === 0) throw new ChannelSilent('paid, but by no payment')
  return payments.map(({ paymentRef, amount, currency: paidIn }) => {
    const eventId = `query:${paymentRef}`
    return { ...of, eventId, paidAmount: amount, currency: paidIn, paymentRef }
  })
}
