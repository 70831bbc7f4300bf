import type { PlainTextKey, Translate } from '../i18n/texts.ts'
import type { Tone } from '../ui/Pill.tsx'
import type { DepositOrder, WithdrawalOrder } from './types.ts'

type StateLabel = { text: PlainTextKey; tone: Tone }

export const depositStates: Record<DepositOrder['status'], StateLabel> = {
  created: { text: 'deposit.created', tone: 'warn' },
  awaiting: { text: 'deposit.awaiting', tone: 'warn' },
  paid: { text: 'deposit.paid', tone: 'info' },
  credited: { text: 'deposit.credited', tone: 'ok' },
  expired: { text: 'deposit.expired', tone: 'bad' },
  latePaid: { text: 'deposit.latePaid', tone: 'info' },
  refundDue: { text: 'deposit.refundDue', tone: 'warn' },
  refunded: { text: 'deposit.refunded', tone: 'neutral' },
  failed: { text: 'deposit.failed', tone: 'bad' },
  cancelled: { text: 'deposit.cancelled', tone: 'neutral' },
  chargedBack: { text: 'deposit.chargedBack', tone: 'bad' },
}

export const withdrawalStates: Record<WithdrawalOrder['status'], StateLabel> = {
  requested: { text: 'deposit.requested', tone: 'info' },
  review: { text: 'deposit.review', tone: 'info' },
  approved: { text: 'deposit.approved', tone: 'info' },
  submitted: { text: 'deposit.submitted', tone: 'info' },
  unknown: { text: 'deposit.unknown', tone: 'warn' },
  paid: { text: 'deposit.paidOut', tone: 'ok' },
  rejected: { text: 'deposit.rejected', tone: 'bad' },
  failed: { text: 'deposit.payoutFailed', tone: 'bad' },
  returned: { text: 'deposit.returned', tone: 'neutral' },
}

const reasons: Readonly<Record<string, PlainTextKey>> = {
  byPlayer: 'deposit.reasonByPlayer',
  notPaidInTime: 'deposit.reasonNotPaidInTime',
  notPaid: 'deposit.reasonNotPaid',
  notReceived: 'deposit.reasonNotReceived',
  tooLate: 'deposit.reasonTooLate',
  byOperator: 'deposit.reasonByOperator',
  paidAgain: 'deposit.reasonPaidAgain',
  channelRefused: 'deposit.reasonChannelRefused',
  channelSilent: 'deposit.reasonChannelSilent',
  byRule: 'deposit.reasonByRule',
  awaitsOperator: 'deposit.reasonAwaitsOperator',
  accountClosing: 'deposit.reasonAccountClosing',
  byProvider: 'deposit.reasonByProvider',
  payoutFailed: 'deposit.reasonPayoutFailed',
  payoutReversed: 'deposit.reasonPayoutReversed',
  disowned: 'deposit.reasonDisowned',
  gatewaySilent: 'deposit.reasonGatewaySilent',
  gatewayRefused: 'deposit.reasonGatewayRefused',
}

/** Why an order stands where it stands. What an operator wrote is shown as it was written. */
export function reasonText(t: Translate, reason: string | null): string | null {
  if (reason === null) return null
  const key = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
  return key ? t(key) : reason
}
