import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bannerSet, bannerSizes } from '@parlour/contract/banner-picture.ts'
import { byPopularity, isPopular } from '@parlour/contract/popular-games.ts'
import type { App } from '../frame/module.ts'
import type { PreparedAnswer } from '../frame/prepared.ts'
import { prepareText } from '../frame/prepared.ts'
import { readGameInfo } from '../play/index.ts'
import type { SiteConfig } from '../site/index.ts'
import { getConfig, hasBigWins } from '../site/index.ts'
import type { Locale } from './page-locale.ts'
import { escapeText, hashOf, nameSite } from './page-head.ts'
import type { Drawn, First } from './prerender.ts'
import { prerender, prerenderSheet } from './prerender.ts'
import { themeCss } from './theme-css.ts'
import { keepUsed } from './used-css.ts'

/** Written by the web's build where these belong. */
const mark = '<!--first-picture-->'
const rootMark = '<div id="root"></div>'
const desktopLink = /<link[^>]* media="\(min-width: 1024px\)">/g
const styleTag = /(?<=<style>).*?(?=<\/style>)/s
/** More than a window shows of them at first, in any of its columns. */
const mostGames = 18
const mostNews = 4

/** The page, and what its policy must allow besides our own files: its inline style and script. */
export type PreparedHome = { page: PreparedAnswer; styleHash: string; scriptHash: string }
/**
 * For a phone, it has the phone's shell alone; where a game is asked for that the page knows, this
 * game's sheet lies over it.
 */
export type Wanted = { isPhone: boolean; gameId: number | null }
/** In the language asked for, else in the site's own. */
export type HomePage = (asked: Locale | null, wanted: Wanted) => Promise<PreparedHome | null>
type Homes = (wanted: Wanted) => Promise<PreparedHome>
/** What is made for one version of the site, in each language that was asked for. */
type Made = {
  version: string
  config: SiteConfig
  isDrawn: boolean
  hasWins: Promise<boolean>
  homes: Map<Locale, Promise<Homes>>
}

/**
 * The page of home, drawn for a visitor: markup with its styles, the settings, the popular games,
 * and word of the first banner. It is there before any script runs. Made once for each version of
 * the site; null when there is no such page or no database. What could not be drawn is sent as it
 * is, and tried again beside it when the site is read anew; so is a home without wins.
 */
export function createHomePage(app: App): HomePage {
  const file = path.join(app.config.WEB_DIR, 'home.html')
  const template = existsSync(file) ? readFileSync(file, 'utf8') : null
  let made: Made | null = null
  const lookForWins = () => hasBigWins(app.database)
  const drawAnew = async (html: string, undrawn: Made) => {
    const hadWins = await undrawn.hasWins
    const hasWins = hadWins || (await lookForWins())
    if (undrawn.isDrawn && hasWins === hadWins) return
    const fresh = { ...undrawn, isDrawn: true, hasWins: Promise.resolve(hasWins), homes: new Map() }
    for (const locale of undrawn.homes.keys())
      fresh.homes.set(locale, makeHomes(app, html, fresh, locale))
    await Promise.all(fresh.homes.values())
    if (fresh.isDrawn && made === undrawn) made = fresh
  }
  return async (asked, wanted) => {
    if (template === null) return null
    try {
      const { version, config } = await getConfig(app)
      if (made?.version !== version)
        made = { version, config, isDrawn: true, hasWins: lookForWins(), homes: new Map() }
      if (made.config !== config) {
        made.config = config
        void drawAnew(template, made).catch(() => undefined)
      }
      const locale = asked ?? config.defaultLocale
      const homes = made.homes.get(locale) ?? makeHomes(app, template, made, locale)
      made.homes.set(locale, homes)
      return await (
        await homes
      )(wanted)
    } catch (error) {
      made = null
      app.log.warn({ err: error }, 'home is sent without its first picture')
      return null
    }
  }
}

/** Where there are wins, the page keeps a place for them before it has asked for them. */
function toTag(config: First['config'], hasWins: boolean): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const wins = hasWins ? ' data-wins' : ''
  return `<script type="application/json"${wins} id="first-picture">${json}</script>`
}

/** Says of the first banner what its `img` will say, so that it is fetched once. */
function preloadBanner({ appLobbyAdConfigList }: SiteConfig): string {
  const [banner] = appLobbyAdConfigList.toSorted((one, other) => one.sort - other.sort)
  if (!banner) return ''
  const image = banner.imgUrl2
  const set = bannerSet(image)
  const sizes = set ? ` imagesrcset="${set}" imagesizes="${bannerSizes}"` : ''
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeText(image)}"${sizes}>`
}

async function makeHomes(app: App, template: string, made: Made, locale: Locale): Promise<Homes> {
  const { config } = made
  const hasWins = await made.hasWins
  const first = { config: pickFirst(config), locale, hasWins }
  const drawn = await prerender(app.config.WEB_DIR, first).catch((error: unknown) => {
    made.isDrawn = false
    app.log.warn({ err: error }, 'home is sent without being drawn')
    return null
  })
  const page = nameSite(template, config, { locale, publicUrl: app.config.publicUrl }).replace(
    '<html ',
    config.mode === 'green' ? '<html data-mode="green" ' : '<html ',
  )
  // Before the fonts: the line that brought the page is open, theirs are not yet.
  const ahead = page.replace('<title>', () => `${preloadBanner(config)}<title>`)
  const make = async ({ isPhone, gameId }: Wanted) => {
    const home = drawn?.[isPhone ? 'phone' : 'any'] ?? { markup: '', css: '' }
    const sheet = gameId === null || !drawn ? '' : await drawSheet(app, first, gameId)
    // A phone's home has no place for news.
    const shown = isPhone ? { ...first.config, appNoticeConfigList: [] } : first.config
    const tagged = ahead.replace(mark, () => toTag(shown, hasWins))
    return fill(tagged, config, { ...home, isPhone, sheet })
  }
  const known = new Set(first.config.appGameList.map(({ id }) => id))
  const homes = new Map<string, Promise<PreparedHome>>()
  return ({ isPhone, gameId: asked }) => {
    const gameId = asked !== null && known.has(asked) ? asked : null
    const key = `${isPhone} ${gameId}`
    const home = homes.get(key) ?? make({ isPhone, gameId })
    homes.set(key, home)
    return home
  }
}

/** A game's sheet as a visitor sees it; the week's best rounds come with the app. */
async function drawSheet(app: App, first: First, gameId: number): Promise<string> {
  try {
    const visitor = { caller: null, request: { country: null } }
    const info = await readGameInfo(app, app.database, gameId, visitor)
    if (!info) return ''
    const sheet = { gameId, info: { ...info, bestList: [] } }
    return await prerenderSheet(app.config.WEB_DIR, first, sheet)
  } catch (error) {
    app.log.warn({ err: error }, 'a game’s sheet is sent without being drawn')
    return ''
  }
}

type Filling = Drawn & { isPhone: boolean; sheet: string }

/** Puts the drawn markup into the page, and leaves it the styles of this alone. */
async function fill(
  page: string,
  { mode, theme }: SiteConfig,
  { markup, css, isPhone, sheet }: Filling,
): Promise<PreparedHome> {
  const is = { isPhone, isGreen: mode === 'green' }
  const covered =
    sheet === '' ? markup : markup.replaceAll('<div data-shell=', '<div inert data-shell=')
  const drawn = `<div id="root">${letWait(covered)}</div>${sheet}`
  const html = (isPhone ? page.replaceAll(desktopLink, '') : page)
    .replace('<html ', sheet === '' ? '<html ' : '<html data-sheet ')
    .replace(styleTag, (all) => keepUsed(all + css, { markup: drawn, ...is }) + themeCss(theme))
    .replace(rootMark, () => drawn)
  return {
    page: await prepareText(html, 11),
    styleHash: hashOf(styleTag.exec(html)?.[0] ?? ''),
    scriptHash: hashOf(/<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''),
  }
}

/** Pictures that need not come first wait for those that do (`wake-up.ts`). */
function letWait(markup: string): string {
  return markup
    .replaceAll(' loading="eager" fetchPriority="low"', ' fetchPriority="low"')
    .replaceAll(' fetchPriority="low"', ' loading="lazy" fetchPriority="low"')
}

/** The site without its long lists; an unknown version, so that the browser still asks for all. */
function pickFirst(config: SiteConfig) {
  const popular = config.appGameList
    .filter((game) => isPopular(game) && game.showType === 0)
    .toSorted(byPopularity)
    .slice(0, mostGames)
  const appGameBrandList = config.appGameBrandList.map((brand) => ({ ...brand, gameList: [] }))
  return {
    ...config,
    changed: true,
    gameListVersion: '',
    appGameList: popular,
    appGameBrandList,
    appNoticeConfigList: pickNews(config),
    appPropConfigMap: {},
    // The calm look shows the payments' marks.
    appRechargeTypeList: config.mode === 'green' ? config.appRechargeTypeList : [],
    appRechargeTypeMap: {},
  }
}

/** As many as stand beside the banner, without their texts, and none that pops up by itself. */
function pickNews({ appNoticeConfigList }: SiteConfig): SiteConfig['appNoticeConfigList'] {
  return appNoticeConfigList
    .toSorted((one, other) => other.publishTime - one.publishTime)
    .slice(0, mostNews)
    .map((notice) => ({ ...notice, content: '', contentEn: '', isH5Pop: 0 }))
}
