import type { LaunchGateError } from '@parlour/contract/gate.ts'
import { CallFailure, NetworkFailure } from '../../calls/failures.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'

/** Why there is no game on the page. */
export type LaunchFailure =
  | { kind: 'maintenance' | 'unknown' | 'silent' | 'lost' | 'ended' | 'offline' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; error: unknown }

export type Refusal = {
  text: PlainTextKey
  action?: { text: PlainTextKey; href: string }
  /** When a break ends, where one stands in the way. */
  until?: number | null | undefined
}

export function findFailure(error: unknown): LaunchFailure {
  if (error instanceof NetworkFailure && error.status === null) return { kind: 'offline' }
  if (!(error instanceof CallFailure)) return { kind: 'failed', error }
  const known = kinds[error.error]
  if (known) return { kind: known }
  const refusal = refusals[error.error as keyof typeof refusals]
  if (!refusal) return { kind: 'failed', error }
  return { kind: 'refused', refusal: { ...refusal, until: error.until } }
}

type PracticeError = 'noPractice' | 'signInFirst'

const kinds: Record<string, 'maintenance' | 'unknown' | 'silent' | undefined> = {
  inMaintenance: 'maintenance',
  unknownGame: 'unknown',
  providerSilent: 'silent',
}

const wallet = { text: 'play.goWallet', href: '/lobby/wallets/withdraw' } as const
const service = { text: 'play.goService', href: '/service' } as const

const refusals: Record<LaunchGateError | PracticeError, Refusal> = {
  accountClosed: { text: 'play.refusedClosed', action: service },
  accountFrozen: { text: 'play.refusedFrozen', action: service },
  selfExcluded: { text: 'play.refusedExcluded', action: wallet },
  timedOut: { text: 'play.refusedTimedOut', action: wallet },
  kycDue: { text: 'play.refusedKyc', action: { text: 'play.goKyc', href: '/walletsKyc' } },
  termsOutdated: {
    text: 'play.refusedTerms',
    action: { text: 'play.goTerms', href: '/terms-of-use' },
  },
  switchedOff: { text: 'play.refusedSwitchedOff' },
  countryNotAllowed: { text: 'play.refusedCountry', action: service },
  underAge: { text: 'play.refusedAge', action: service },
  noPractice: { text: 'play.noPractice' },
  signInFirst: { text: 'play.practiceSignIn', action: { text: 'frame.login', href: '/login' } },
  signInStale: { text: 'play.refusedStale', action: { text: 'frame.login', href: '/login' } },
}
