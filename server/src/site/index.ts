export { siteHandlers } from './handlers.ts'
export { findShortLink } from './short-links.ts'
export { getConfig } from './site-config.ts'
