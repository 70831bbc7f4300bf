import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { App } from '../module.ts'
import type { PreparedAnswer } from '../prepared.ts'
import { prepareText } from '../prepared.ts'
import type { SiteConfig } from '../site/index.ts'
import { getConfig } from '../site/index.ts'

/** Written by the web's build where this belongs. */
const mark = '<!--first-picture-->'
const mostGames = 30

export type HomePage = () => Promise<PreparedAnswer | null>

/**
 * The page of home with what its first picture needs: the settings, the popular games, and word of
 * the first banner. A visitor then sees the lobby without asking the server again. Made once for
 * each version of the site; null when there is no such page or no database.
 */
export function createHomePage(app: App): HomePage {
  const file = path.join(app.config.WEB_DIR, 'home.html')
  const template = existsSync(file) ? readFileSync(file, 'utf8') : null
  let made: { version: string; page: PreparedAnswer } | null = null
  return async () => {
    if (template === null) return null
    try {
      const { version, config } = await getConfig(app)
      if (made?.version !== version)
        made = { version, page: await prepareText(template.replace(mark, () => toTags(config))) }
      return made.page
    } catch (error) {
      app.log.warn({ err: error }, 'home is sent without its first picture')
      return null
    }
  }
}

export function toTags(config: SiteConfig): string {
  const [banner] = config.appLobbyAdConfigList.toSorted((one, other) => one.sort - other.sort)
  const json = JSON.stringify(pickFirst(config)).replaceAll('<', '\\u003c')
  const image = banner
    ? `<link rel="preload" as="image" fetchpriority="high" href="${escape(banner.imgUrl2)}">`
    : ''
  return `${image}<script type="application/json" id="first-picture">${json}</script>`
}

/** The site without its long lists; an unknown version, so that the browser still asks for all. */
function pickFirst(config: SiteConfig) {
  const popular = config.appGameList
    .filter((game) => game.hot === 1 && game.showType === 0)
    .toSorted((one, other) => one.hotSort - other.hotSort)
    .slice(0, mostGames)
  const appGameBrandList = config.appGameBrandList.map((brand) => ({ ...brand, gameList: [] }))
  return {
    ...config,
    changed: true,
    gameListVersion: '',
    appGameList: popular,
    appGameBrandList,
    appNoticeConfigList: [],
    appPropConfigMap: {},
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
