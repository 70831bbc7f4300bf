import type { App } from './module.ts'
import type { VersionedSettings } from './settings.ts'
import { readSettings } from './settings.ts'

/** The settings in force, read once and again when any copy of the server changes them. */
export function createSettingsCache(app: Pick<App, 'database' | 'notifications'>) {
  let current: Promise<VersionedSettings> | null = null
  const forget = () => (current = null)
  app.notifications.on('parlour_changed', (what) => {
    if (what === 'settings') forget()
  })
  app.notifications.onGap(forget)
  return function getSettings(): Promise<VersionedSettings> {
    current ??= readSettings(app.database).catch((error: unknown) => {
      forget()
      throw error
    })
    return current
  }
}
