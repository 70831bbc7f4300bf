/**
 * Why a player may not claim something right now. One record, spread into every such call, so a
 * reason has the same name and number wherever it is met.
 */
export const claimGateErrors = {
  accountClosed: 1901,
  selfExcluded: 1902,
  timedOut: 1903,
  kycDue: 1904,
  limitReached: 1905,
  termsOutdated: 1906,
  switchedOff: 1907,
  countryNotAllowed: 1908,
  underAge: 1909,
  signInStale: 1911,
  accountFrozen: 1912,
  /** Somebody looks after this player: no new bonus meanwhile. */
  inCare: 1913,
} as const
export type ClaimGateError = keyof typeof claimGateErrors

/** The same for deposits, bets and games; a reality check stands in the way of play alone. */
export const gateErrors = { ...claimGateErrors, realityCheckDue: 1910 } as const
export type GateError = keyof typeof gateErrors
