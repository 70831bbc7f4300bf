export { createSessionCache } from './cache.ts'
export { sessionHandlers } from './handlers.ts'
export { cookieName, endSession, findCaller, startSession } from './sessions.ts'
