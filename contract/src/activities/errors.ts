import { claimGateErrors } from '../gate.ts'

/**
 * One number per reason for all activities, so the web needs one set of messages. 1001 to 1010 are
 * the ones the first-charge activity has always had.
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
  alreadyBought: 1009,
  nothingLeft: 1010,
} as const
export type OfferError = keyof typeof offerErrors

/** Looking at an activity. */
export const viewErrors = {
  ended: offerErrors.ended,
  notStarted: offerErrors.notStarted,
} as const

/** Claiming something that was earned. */
export const claimErrors = {
  ...claimGateErrors,
  ...viewErrors,
  notReached: offerErrors.notReached,
  alreadyClaimed: offerErrors.alreadyClaimed,
  unknownReward: offerErrors.unknownReward,
  mobileNotBound: offerErrors.mobileNotBound,
  noDepositYet: offerErrors.noDepositYet,
} as const

/** Drawing: chances can run out, and so can a prize pool. */
export const drawErrors = { ...claimErrors, nothingLeft: offerErrors.nothingLeft } as const
