import type { CallFailure } from '../calls/failures.ts'
import type { PlainTextKey } from '../i18n/texts.ts'

export type Explained = { text: PlainTextKey; href?: string; action?: PlainTextKey }
/** With what the server knows of it: what a limit leaves, and until when it or a break lasts. */
export type Refusal = Explained & Partial<Pick<CallFailure, 'left' | 'until'>>

/** Why the gate let nothing through, and what the player can do about it. */
export const gateRefusals: Readonly<Record<string, Explained>> = {
  accountClosed: { text: 'deposit.refusedAccountClosed' },
  accountFrozen: { text: 'deposit.refusedAccountFrozen' },
  selfExcluded: { text: 'deposit.refusedSelfExcluded' },
  timedOut: { text: 'deposit.refusedTimedOut' },
  kycDue: { text: 'deposit.refusedKycDue', href: '/walletsKyc', action: 'deposit.goKyc' },
  limitReached: {
    text: 'deposit.refusedLimitReached',
    href: '/limits',
    action: 'deposit.myLimits',
  },
  termsOutdated: {
    text: 'deposit.refusedTermsOutdated',
    href: '/terms-of-use',
    action: 'deposit.goTerms',
  },
  switchedOff: { text: 'deposit.refusedSwitchedOff' },
  countryNotAllowed: { text: 'deposit.refusedCountry' },
  underAge: { text: 'deposit.refusedUnderAge' },
  signInStale: { text: 'deposit.refusedSignInStale' },
}

const refusals: Readonly<Record<string, Explained>> = {
  ...gateRefusals,
  limitRequired: { text: 'deposit.limitNeeded', href: '/limits', action: 'deposit.limitSet' },
  unknownChannel: { text: 'deposit.refusedUnknownChannel' },
  amountOutOfRange: { text: 'deposit.refusedAmount' },
  tooManyOpenOrders: { text: 'deposit.refusedTooManyOpen' },
  offerNotOpen: { text: 'deposit.refusedOfferNotOpen' },
  priceMismatch: { text: 'deposit.refusedPriceMismatch' },
  couponNotUsable: { text: 'deposit.refusedCoupon' },
  channelSilent: { text: 'deposit.refusedChannelSilent' },
}

/** The words for a refused deposit; null when the code says more than we could. */
export function explainRefusal({ error, left, until }: CallFailure): Refusal | null {
  const explained = Object.hasOwn(refusals, error) ? refusals[error] : undefined
  return explained ? { ...explained, left, until } : null
}
