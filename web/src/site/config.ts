import type { CallOutput } from '../calls/api.ts'

/** The site's settings and games, as the server answers them when they changed. */
export type SiteConfig = Extract<CallOutput<'appConfig'>, { changed: true }>
