import { claimGateErrors } from '../gate.ts'

/**
 * One number per reason for all activities, so the web needs one set of messages. 1001 to 1010 are
 * the ones the first-charge activity has always had; 1009 is free, since the cashier alone refuses
 * to sell what was bought (`offerNotOpen`).
 */
export const offerErrors = {
  ended: 1001,
  notStarted: 1002,
  notReached: 1003,
  alreadyClaimed: 1004,
  unknownReward: 1005,
  newPlayersOnly: 1006,
  mobileNotBound: 1007,
  noDepositYet: 1008,
  nothingLeft: 1010,
} as const
export type OfferError = keyof typeof offerErrors

/** Looking at an activity. */
export const viewErrors = {
  ended: offerErrors.ended,
  notStarted: offerErrors.notStarted,
} as const

/** Entering to change something, whatever it is. */
export const enterErrors = { ...claimGateErrors, ...viewErrors } as const
export type EnterError = keyof typeof enterErrors

/** What a gift that no deposit is tied to still asks for. */
export const conditionErrors = {
  mobileNotBound: offerErrors.mobileNotBound,
  noDepositYet: offerErrors.noDepositYet,
} as const
export type ConditionError = keyof typeof conditionErrors

/** Claiming something that was earned. */
export const claimErrors = { ...enterErrors, notReached: offerErrors.notReached } as const
export const freeClaimErrors = { ...claimErrors, ...conditionErrors } as const

/** Where the call names what it wants. */
export const unknownReward = { unknownReward: offerErrors.unknownReward } as const

/** Drawing: chances can run out, and so can a prize pool. */
export const drawErrors = { ...enterErrors, nothingLeft: offerErrors.nothingLeft } as const
export const freeDrawErrors = { ...drawErrors, ...conditionErrors } as const
