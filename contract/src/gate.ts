/**
 * Why a player may not deposit, bet, claim or open a game right now. One record, spread into every
 * such call, so a reason has the same name and number wherever it is met.
 */
export const gateErrors = {
  accountClosed: 1901,
  selfExcluded: 1902,
  timedOut: 1903,
  kycDue: 1904,
  limitReached: 1905,
  termsOutdated: 1906,
  switchedOff: 1907,
  countryNotAllowed: 1908,
  underAge: 1909,
  realityCheckDue: 1910,
  signInStale: 1911,
  accountFrozen: 1912,
  /** Somebody looks after this player: no new bonus meanwhile. */
  inCare: 1913,
} as const
export type GateError = keyof typeof gateErrors
