/**
 * Signs that play may do somebody harm, each with the number from which it is worth a look, and
 * from which it alone calls for somebody; null where it never does alone. Counted over the days
 * each says. A site sets its own lines, within bounds: see care-lines.ts.
 */
export const careSigns = {
  /** Deposits in 24 hours. */
  depositsInDay: { watch: 6, act: 20 },
  /** Deposits within an hour after a loss, in 7 days. */
  depositsAfterLoss: { watch: 3, act: 10 },
  /** Own limits raised or removed, in 30 days. */
  limitsRaised: { watch: 2, act: null },
  /** The most channels paid with in one day, in 7 days. */
  methodsInDay: { watch: 3, act: null },
  /** Deposits that failed, in 7 days. */
  refusedDeposits: { watch: 5, act: 15 },
  /** Nights with play between 00:00 and 05:00, of 7. */
  nights: { watch: 3, act: null },
  /** The longest sitting in minutes, in 7 days. */
  longestMinutes: { watch: 180, act: 720 },
  /** A stake doubled after a loss three times running, in 7 days. */
  stakesDoubled: { watch: 1, act: 10 },
  /** Breaks taken in 90 days. */
  timeOuts: { watch: 2, act: null },
  /** Tries to link what belongs to an excluded player, in 90 days. */
  sameAsExcluded: { watch: 1, act: 1 },
  /** Net deposits of 30 days, by the site's own line. */
  netDeposits: null,
} as const satisfies Record<string, CareLine | null>
export type CareLine = { watch: number; act: number | null }
export type CareSign = keyof typeof careSigns
export type LinedSign = Exclude<CareSign, 'netDeposits'>

/** So many signs at once call for somebody, however small each is. */
export const signsToAct = 4

/** A case is decided within so many hours and looked at again after so many days. */
export const caseHours = 24
export const caseDays = 30
