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
import { findRequestFault } from './psp-signature.ts'
import type { Account, Answered } from './psp-wire.ts'
import { askPsp, notice, paymentAnswer, payoutAnswer } from './psp-wire.ts'
import { parseJson } from './reach.ts'
import { checkWay } from './way-to-pay.ts'

const name = 'psp'

/** A payment provider that speaks the protocol of docs/recipes/connect-a-payment-provider.md. */
export const pspFamily: ChannelFamily = {
  name,
  graceSeconds: 120,
  async open(config, order) {
    const { orderId, amount, currency, variant, expiresAt } = order
    const answer = await askPsp(config, '/payments', paymentAnswer(orderId), {
      reference: orderId,
      amount,
      currency,
      method: variant,
      noticeUrl: noticeUrl(config),
      returnUrl: config.publicUrl + depositPath,
      expiresAt: expiresAt.toISOString(),
    })
    if (!answer) throw new ChannelRefused('the payment provider takes no payments')
    const { pageUrl: payUrl = null, qrText: qrCodeText = null, account } = answer
    const bankAccount = account ? toAccount(account) : null
    return checkWay(order, { payUrl, qrCodeText, bankAccount }, config.PSP_URL)
  },
  async findOutcome(config, orderId) {
    const found = await askPsp(config, `/payments/${orderId}`, paymentAnswer(orderId))
    return found ? toFacts('order', orderId, found) : []
  },
  async refund(config, { orderId, paymentRef, amount, currency }) {
    const content = { transferId: paymentRef, amount, currency, noticeUrl: noticeUrl(config) }
    const path = `/payments/${orderId}/refunds`
    const answer = await askPsp(config, path, paymentAnswer(orderId), content)
    if (!answer) throw new ChannelRefused('the payment provider knows of no such payment')
    return toFacts('order', orderId, answer)
  },
}

export const pspPayouts: PayoutGateway = {
  async submit(config, { orderId, ...terms }) {
    const content = { reference: orderId, ...terms, noticeUrl: noticeUrl(config) }
    const answer = await askPsp(config, '/payouts', payoutAnswer(orderId), content)
    if (!answer) throw new ChannelSilent('the payment provider takes no payouts')
    return toState(orderId, answer)
  },
  async find(config, orderId) {
    const found = await askPsp(config, `/payouts/${orderId}`, payoutAnswer(orderId))
    return found && toState(orderId, found)
  },
}

/** Reads a callback: the signature over the request as it came first, its meaning second. */
export function readPspCallback(
  config: Config,
  rawBody: string,
  headers: Record<string, unknown>,
): Callback {
  const { PSP_SECRET, PSP_FORMER_SECRET } = config
  if (!PSP_SECRET) return { fault: 'unknownProvider', status: 404 }
  const path = new URL(noticeUrl(config)).pathname
  const secrets = [PSP_SECRET, ...(PSP_FORMER_SECRET ? [PSP_FORMER_SECRET] : [])]
  const fault = findRequestFault(secrets, { method: 'POST', path, rawBody }, headers)
  if (fault) return { fault, status: 401 }
  const { data: told } = notice.safeParse(parseJson(rawBody))
  if (!told) return { fault: 'badBody', status: 400 }
  const { eventId, reference: orderId, state: status, currency } = told
  const kind = told.about === 'payment' ? 'order' : 'payout'
  const {
    amount: paidAmount,
    transferId: paymentRef,
    payer,
  } = told.state === 'failed' ? { amount: 0, transferId: null, payer: undefined } : told
  const of = { provider: name, orderId, kind, status, currency } as const
  return { fact: { ...of, eventId, paidAmount, paymentRef, payer } }
}

function noticeUrl({ publicUrl }: Config): string {
  return `${publicUrl}/callbacks/payments/${name}`
}

function toAccount({ bank, number, name: accountName }: Account) {
  const bankName = bank.slice(0, 80)
  return { bankName, shortBankName: bank.slice(0, 20), accountName, cardNum: number }
}

function toState(orderId: string, answer: Answered): PayoutState {
  if (answer.state === 'open') return { isOpen: true }
  return { isOpen: false, facts: toFacts('payout', orderId, answer) }
}

/** An answer has no event of its own: each transfer stands for one, the same each time. */
function toFacts(kind: ProviderFact['kind'], orderId: string, answer: Answered): ProviderFact[] {
  const { state, currency, transfers } = answer
  const of = { provider: name, orderId, kind }
  if (state === 'failed' && transfers.length === 0) {
    const eventId = `query:${orderId}:failed`
    return [{ ...of, status: 'failed', eventId, paidAmount: 0, currency, paymentRef: null }]
  }
  if (state === 'paid' && transfers.length === 0) throw new ChannelSilent('paid by no transfer')
  return transfers.flatMap((transfer) => {
    const { transferId: paymentRef, amount, currency: paidIn, state: later, payer } = transfer
    const paid = { ...of, paidAmount: amount, currency: paidIn, paymentRef, payer }
    const facts: ProviderFact[] = [{ ...paid, status: 'paid', eventId: `query:${paymentRef}` }]
    if (later !== 'done' && later !== 'refunding')
      facts.push({ ...paid, status: later, eventId: `query:${paymentRef}:${later}` })
    return facts
  })
}
