import { create } from 'zustand'
import { type CallOutput, send } from '../api.ts'
import { local } from '../browser/storage.ts'

export type SiteConfig = Extract<CallOutput<'appConfig'>, { changed: true }>
type Site = { config: SiteConfig | null; isLoading: boolean }

/** The site's settings: those of last time at once, the server's as soon as they are here. */
export const useSite = create<Site>()(() => ({
  config: local.findJson('WEB_CONFIG') as SiteConfig | null,
  isLoading: true,
}))

/** Loads the settings. Without an answer the site goes on with what it knows. */
export async function loadSite(): Promise<void> {
  const known = useSite.getState().config
  applyMode(known)
  const gameListVersion = known?.gameListVersion ?? ''
  const answer = await send('appConfig', { gameListVersion }).catch(() => null)
  useSite.setState({ isLoading: false })
  // An answer without settings says that the known ones still hold.
  if (answer?.changed) keepConfig(answer)
}

export function useSiteName(): string {
  return useSite(({ config }) => config?.siteName ?? 'ลานดาว')
}

export function useIsGreen(): boolean {
  return useSite(({ config }) => config?.mode === 'green')
}

function keepConfig(config: SiteConfig): void {
  local.setJson('WEB_CONFIG', config)
  local.setText('GAME_LIST_VERSION', config.gameListVersion)
  useSite.setState({ config })
  applyMode(config)
}

function applyMode(config: SiteConfig | null): void {
  if (config?.mode === 'green') document.documentElement.dataset['mode'] = 'green'
  else delete document.documentElement.dataset['mode']
}
