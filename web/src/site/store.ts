import { create } from 'zustand'
import { send } from '../calls/api.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { setTimeZone } from '../i18n/format.ts'
import { useLoadedTexts } from '../i18n/texts.ts'
import { loadPlayer } from '../session/after-login.ts'
import { useSession } from '../session/store.ts'
import type { SiteConfig } from './config.ts'
import { readFirstPicture } from './first-picture.ts'
import { readStoredConfig, storingSteps } from './stored-config.ts'

type Site = { config: SiteConfig | null; isLoading: boolean }

/**
 * The site's settings: those of last time at once, or what came with the page, and the server's as
 * soon as they are here.
 */
export const useSite = create<Site>()(() => ({
  config: readStoredConfig() ?? readFirstPicture(),
  isLoading: true,
}))

/** Only what home's first picture needs is known: the long lists are still on their way. */
export function useIsPartial(): boolean {
  return useSite(({ config, isLoading }) => isLoading && config?.gameListVersion === '')
}

/** Loads the settings, a player's together with the player's own state, until they are here. */
export async function loadSite(failures = 0): Promise<void> {
  setTimeZone(useSite.getState().config?.timeZone)
  const gameListVersion = useSite.getState().config?.gameListVersion ?? ''
  const answer =
    (await loadPlayer(gameListVersion)) ??
    // Without an answer the site goes on with what it knows.
    (await send('appConfig', { gameListVersion }).catch(() => null))
  useSite.setState({ isLoading: false })
  if (!answer) awaitNextTry(() => void loadSite(failures + 1), failures)
  // An answer without settings says that the known ones still hold.
  if (answer?.changed) keepConfig(answer)
}

/** Says what operators have written instead. All is drawn again: only where they differ. */
export function replaceTexts(): void {
  const replaced = useSite.getState().config?.siteTexts
  if (JSON.stringify(replaced) === JSON.stringify(useLoadedTexts.getState().replaced)) return
  useLoadedTexts.setState({ replaced })
}

export function useSiteName(): string {
  const isThai = useLoadedTexts(({ locale }) => locale) === 'th-TH'
  return useSite(({ config }) => {
    if (!config) return isThai ? 'ลานดาว' : 'Landao'
    return (isThai ? config.siteName : config.siteNameEn) || config.siteName
  })
}

/** The name and the logo, as they stand together. */
export function useBrand(): { name: string; logo: string | undefined } {
  return { name: useSiteName(), logo: useSite(({ config }) => config?.theme.logo) }
}

export function useIsGreen(): boolean {
  return useSite(({ config }) => config?.mode === 'green')
}

/** Where the pictures of games lie. */
export function useArtRoot(): string {
  return useSite(({ config }) => config?.gameResourceUrl ?? '/art')
}

/** The calm look: of the whole site where its settings say so, and of whoever takes a break. */
export function followMode(): void {
  const apply = (): void => {
    const { dataset } = document.documentElement
    const isSites = useSite.getState().config?.mode === 'green'
    if (isSites || useSession.getState().details?.pause) dataset['mode'] = 'green'
    else delete dataset['mode']
  }
  useSite.subscribe(apply)
  useSession.subscribe(apply)
  apply()
}

/** Takes the server's settings and games; those of a version that is known stay as they are. */
function keepConfig(config: SiteConfig): void {
  if (config.gameListVersion === useSite.getState().config?.gameListVersion) return
  useSite.setState({ config })
  replaceTexts()
  setTimeZone(config.timeZone)
  // Writing thousands of games takes moments that the first picture should not wait for.
  for (const step of storingSteps(config)) whenIdle(step)
}

const longestGapMs = 30_000

/** Waits longer each time, half of it by chance: those who were refused must not return in step. */
function awaitNextTry(retry: () => void, failures: number): void {
  const gapMs = Math.min(longestGapMs, 2000 * 2 ** failures)
  setTimeout(retry, (gapMs * (1 + Math.random())) / 2)
}
