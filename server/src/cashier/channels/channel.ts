import type { Currency } from '@parlour/contract/money.ts'
import type { Config } from '../../config.ts'

export type Variant = 'page' | 'qr' | 'bank'

/** Where a transfer made by hand goes; without English names, the others stand for them. */
export type BankAccount = {
  bankName: string
  bankNameEn?: string
  shortBankName: string
  accountName: string
  accountNameEn?: string
  cardNum: string
}

/** How an order can be paid. One of the three is filled. */
export type WayToPay = {
  payUrl: string | null
  qrCodeText: string | null
  bankAccount: BankAccount | null
}

export type OpeningOrder = {
  orderId: string
  amount: number
  currency: Currency
  variant: Variant
  expiresAt: Date
  /** Set by the operator for channels that have one account. */
  account: BankAccount | null
  /** Hosts beside the provider's own that a pay page may be on. */
  allowedHosts: string[]
}

/**
 * What a provider says of an order or a payout. Nothing else moves money.
 * - paid, failed: of both.
 * - refunded, refundFailed, chargedBack: of a payment of an order, by its reference.
 * - reversed: a payout that was paid came back.
 */
export type ProviderFact = {
  provider: string
  eventId: string
  orderId: string
  kind: 'order' | 'payout'
  status: 'paid' | 'failed' | 'refunded' | 'refundFailed' | 'chargedBack' | 'reversed'
  paidAmount: number
  currency: string
  /** The provider's name for one transfer of money; null when none was made. */
  paymentRef: string | null
  /** Whose account it came from, in a name of the provider's; few providers tell. */
  payer?: string | undefined
}

export type Payee = { bank: string; account: string; name: string }
export type Payout = { orderId: string; amount: number; currency: Currency; payee: Payee }

/** A payment that goes back whole, to where it came from. */
export type Refund = { orderId: string; paymentRef: string; amount: number; currency: Currency }

/** A provider's callback, read: who signed it is certain, or it is a fault. */
export type Callback = { fact: ProviderFact } | { fault: string; status: 400 | 401 | 404 }

/** The provider said no, and nothing happened there. */
export class ChannelRefused extends Error {}
/** No answer: it may or may not have happened. */
export class ChannelSilent extends Error {}

/** A family of deposit channels: one way of working, many channels. */
export type ChannelFamily = {
  name: string
  /** How long after the countdown the news of a payment may still be under way. */
  graceSeconds: number
  /** Opens an order; the same order again is the same. Throws ChannelRefused or ChannelSilent. */
  open(config: Config, order: OpeningOrder): Promise<WayToPay>
  /** What became of an order; nothing while it is open or unknown there. Throws ChannelSilent. */
  findOutcome?: (config: Config, orderId: string) => Promise<ProviderFact[]>
  /** Sends a payment back, once however often it is asked. Throws like `open`. */
  refund?: (config: Config, refund: Refund) => Promise<ProviderFact[]>
}

/** Where payouts are made. The order's number is the payout's key: the same key is paid once. */
export type PayoutGateway = {
  submit(config: Config, payout: Payout): Promise<PayoutState>
  /** Null when the gateway has never heard of it. Throws only ChannelSilent: asking is no deed. */
  find(config: Config, orderId: string): Promise<PayoutState | null>
}
export type PayoutState = { isOpen: true } | { isOpen: false; facts: ProviderFact[] }
