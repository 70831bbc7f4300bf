export type { KycDecision, PendingKyc } from './decide.ts'
export {
  countPendingKyc,
  decideKyc,
  findVerifiedName,
  kycArrivals,
  kycOrder,
  listPendingKyc,
  readKycCase,
} from './decide.ts'
export { seedIdentity, seedPicture } from './demo.ts'
export type { KycDetails } from './details.ts'
export { isSameName } from './details.ts'
export { kycHandlers } from './handlers.ts'
export { countImage, hasImagesLeft, redraw } from './images.ts'
export { makeImageLink, useImageLink } from './image-links.ts'
export { ownIdentity } from './own.ts'
export { isAtLeast, readAge } from './ages.ts'
export {
  hasVerifiedPapers,
  haveSamePapers,
  isVerified,
  listSamePerson,
  kycFact,
  kycUntil,
  lockKyc,
  noteFirstDeposit,
  readKyc,
} from './records.ts'
