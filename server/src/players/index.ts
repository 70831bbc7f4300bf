export { readPasswordList } from './listed-passwords.ts'
export { findPasswordFault, isMobile, isOfAge, isUsername } from './account-rules.ts'
export { consentFact, hasAccepted, noteConsent } from './consents.ts'
export { agePlayer } from './demo.ts'
export type { AccountPair } from './devices.ts'
export {
  countNewAccounts,
  countSharing,
  isNewDevice,
  listLikelyPairs,
  listLinkSignals,
  listSharedTimes,
  nameDevice,
  noteDevice,
} from './devices.ts'
export type { FoundPlayer } from './found-player.ts'
export { findPlayer, findPlayers } from './find.ts'
export { keepTraits, readTraits } from './traits.ts'
export { createPlayerHandlers } from './handlers.ts'
export type { LinkSignals } from './link-rules.ts'
export { isLikelyOne } from './link-rules.ts'
export * from './login-guard.ts'
export { listMasked, listNameable, maskId } from './masked-names.ts'
export type { MadeOtp, OtpOutcome, OtpPurpose, OtpRefusal } from './otp.ts'
export { makeOtp, tryOtp, useOtp, withdrawOtp } from './otp.ts'
export { checkPassword, hashPassword, limitHashing } from './password-hash.ts'
export { getSealKey, isOwnNonce, makeNonce, openSeal, useNonce } from './password-seal.ts'
export type { Newcomer, NewPlayer, Player } from './players.ts'
export {
  bindMobile,
  countJoined,
  createPlayer,
  findByMobile,
  findCredentialsChange,
  findCredentials,
  getPlayer,
  hasPlayers,
  isAccountTaken,
  isDisowned,
  isPlayer,
  lockCredentials,
  lockPlayer,
  movePlayer,
  noteDisowned,
  playerJoins,
  readMobiles,
  readNames,
  readNewcomers,
  readNewNumbers,
  readOfPlayer,
  listPlayersWhere,
  readPasswordHash,
  readPlayerState,
  setPassword,
} from './players.ts'
export {
  countPlayersBy,
  estimatePlayers,
  listNewestPlayers,
  listPlayersFrom,
  readStandings,
  samplePlayersBy,
} from './counting.ts'
export { createForgetting, findForgetTime } from './forgetting.ts'
export { noteExport, ownPlayer, readExportFrom } from './own.ts'
export type { Owner } from './player-keys.ts'
export { destroyKey, isKeyDestroyed, openFor, sealFor } from './player-keys.ts'
export { maskMobile, wholeMobile } from './mobile-number.ts'
export type { Particulars } from './profile.ts'
export { changeParticulars, changeProfile, readParticulars } from './profile.ts'
export { addIdentity, findByIdentity } from './outside-identities.ts'
export type { Answer, Made } from './second-step/passkey.ts'
export { readAnswer, readNewPasskey } from './second-step/passkey.ts'
export type { Passkey, PasskeyRow } from './second-step/passkeys.ts'
export {
  addPasskey,
  askedAt,
  describePasskey,
  listPasskeys,
  removePasskey,
  findPasskeyOwner,
} from './second-step/passkeys.ts'
export * from './second-step/steps.ts'
export { authenticatorAddress, base32, codeAt, findStep } from './second-step/totp.ts'
export type { SmsGateway } from './sms.ts'
export { chooseSmsGateway } from './sms.ts'
export type { Invited } from './superiors.ts'
export { findInviter, listInvited, setSuperior } from './superiors.ts'
export { hasTriesLeft, noteTaken } from './taken-tries.ts'
export type { TeamMember, TeamNumbers } from './teams.ts'
export {
  countNewMembers,
  listAgentIds,
  listTeam,
  noteValidMember,
  readSuperiors,
  readTeams,
} from './teams.ts'
