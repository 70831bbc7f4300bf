export { createSessionCache } from './cache.ts'
export { sessionHandlers } from './handlers.ts'
export { cookieName, endOtherSessions, endSession, findCaller, startSession } from './sessions.ts'
export { readAppUser } from './state.ts'
