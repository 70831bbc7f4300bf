import { playerStateKeys } from '@parlour/contract/player-state.ts'
import { local } from '../browser/storage.ts'
import { packGames, unpackGames } from './stored-games.ts'
import type { SiteConfig } from './config.ts'

/** Counts up when the stored form changes, so that an older one is not read. */
const form = 3

/** What an answer may carry beside the site: the player's own affairs have their own place. */
const playersOwn: readonly string[] = playerStateKeys

/** The settings and games of last time, for a first picture before the server answers. */
export function readStoredConfig(): SiteConfig | null {
  const stored = local.findJson('WEB_CONFIG') as (SiteConfig & { form?: number }) | null
  const games = stored?.form === form ? unpackGames(local.findJson('GAME_LIST')) : null
  // Written one after the other: only together are they what the server said.
  const isWhole = games && stored?.gameListVersion === local.findText('GAME_LIST_VERSION')
  return isWhole ? { ...stored, appGameList: games } : null
}

/** Storing, one step after the other: thousands of games take a slow phone more than a moment. */
export function storingSteps(config: SiteConfig): (() => void)[] {
  let rows: ReturnType<typeof packGames> = []
  return [
    () => local.setJson('WEB_CONFIG', { ...withoutPlayer(config), appGameList: [], form }),
    () => (rows = packGames(config.appGameList)),
    () => local.setJson('GAME_LIST', rows),
    () => local.setText('GAME_LIST_VERSION', config.gameListVersion),
  ]
}

function withoutPlayer(config: SiteConfig): object {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !playersOwn.includes(name)))
}
