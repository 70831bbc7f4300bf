import { local } from '../browser/storage.ts'
import { packGames, unpackGames } from './stored-games.ts'
import type { SiteConfig } from './store.ts'

/** Counts up when the stored form changes, so that an older one is not read. */
const form = 2

/** What an answer may carry beside the site: the player's own affairs have their own place. */
const playersOwn = [
  'appUser',
  'appUserBank',
  'appUserBankList',
  'gameLikes',
  'gameHistory',
  'inviteCode',
  'aid',
  'activityIds',
  'activityMap',
  'shareUrlMap',
  'dots',
]

/** The settings and games of last time, for a first picture before the server answers. */
export function readStoredConfig(): SiteConfig | null {
  const stored = local.findJson('WEB_CONFIG') as (SiteConfig & { form?: number }) | null
  const games = stored?.form === form ? unpackGames(local.findJson('GAME_LIST')) : null
  // Written one after the other: only together are they what the server said.
  const isWhole = games && stored?.gameListVersion === local.findText('GAME_LIST_VERSION')
  return isWhole ? { ...stored, appGameList: games } : null
}

export function storeConfig(config: SiteConfig): void {
  const fields = Object.entries(config).filter(([name]) => !playersOwn.includes(name))
  local.setJson('WEB_CONFIG', { ...Object.fromEntries(fields), appGameList: [], form })
  local.setJson('GAME_LIST', packGames(config.appGameList))
  local.setText('GAME_LIST_VERSION', config.gameListVersion)
}
