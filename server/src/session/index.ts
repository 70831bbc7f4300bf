export { createSessionCache } from './cache.ts'
export { closeEverything } from './close-everything.ts'
export type { DemoVisit } from './demo-visits.ts'
export { noteDemoVisits } from './demo-visits.ts'
export { sessionHandlers } from './handlers.ts'
export { createNoticeConsumers, endClosingLinks } from './notices.ts'
export { ownSessions } from './own-account.ts'
export {
  cookieName,
  endOtherSessions,
  endSession,
  findCaller,
  listSessions,
  listSignIns,
  readLastSeen,
  signInOrder,
  startSession,
} from './sessions.ts'
export { readAppUser } from './state.ts'
