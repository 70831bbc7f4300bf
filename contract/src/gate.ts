/**
 * Why a player may not do something right now. One record, spread into every such call, so a
 * reason has the same name and number wherever it is met.
 */
export const launchGateErrors = {
  accountClosed: 1901,
  selfExcluded: 1902,
  timedOut: 1903,
  kycDue: 1904,
  termsOutdated: 1906,
  switchedOff: 1907,
  countryNotAllowed: 1908,
  underAge: 1909,
  signInStale: 1911,
  accountFrozen: 1912,
} as const
export type LaunchGateError = keyof typeof launchGateErrors

/** A deposit is measured against the player's limits too. */
export const depositGateErrors = { ...launchGateErrors, limitReached: 1905 } as const

export const claimGateErrors = {
  ...depositGateErrors,
  /** Somebody looks after this player: no new bonus meanwhile. */
  inCare: 1913,
} as const
export type ClaimGateError = keyof typeof claimGateErrors

/** All there are; a reality check stands in the way of a bet alone. */
export const gateErrors = { ...claimGateErrors, realityCheckDue: 1910 } as const
export type GateError = keyof typeof gateErrors
