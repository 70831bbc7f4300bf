import { tab } from '../browser/storage.ts'

const reloadGapMs = 20_000
const causes = /dynamically imported module|module script failed|preload CSS|MIME type/i

/** A page's code could not be fetched, as in an open tab when a new version is published. */
export function isStaleCode(error: unknown): boolean {
  return error instanceof Error && causes.test(error.message)
}

/**
 * Fetches the whole app anew, at that address. Not when offline, and not again right after:
 * then something else is wrong and the player should be told.
 */
export function reloadOnce(address: string): boolean {
  const last = Number(tab.findText('STALE_RELOAD_AT') ?? 0)
  if (!navigator.onLine || Date.now() - last < reloadGapMs) return false
  tab.setText('STALE_RELOAD_AT', String(Date.now()))
  location.assign(address)
  return true
}
