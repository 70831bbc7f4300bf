import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { App } from '../frame/module.ts'
import type { PreparedAnswer } from '../frame/prepared.ts'
import { prepareText } from '../frame/prepared.ts'
import { asIfInForce, findPreview } from '../operators/index.ts'
import { getConfig } from '../site/index.ts'
import { colourSite, describeSite, nameSite, siteNameIn } from './page-head.ts'
import type { Locale } from './page-locale.ts'

/** A page, and the hash of its inline style where it has one. */
export type PlainPage = { page: PreparedAnswer; styleHash: string }

/** What every address but home's is answered with, and the manifest of the installed app. */
export type SitePages = {
  plain: (asked: Locale | null, address: string) => Promise<PlainPage | null>
  manifest: (asked: Locale | null) => Promise<PreparedAnswer | null>
  /** For the console's frame; null for a token that is not good. */
  preview: (token: string, asked: Locale | null) => Promise<PlainPage | null>
}

/** Made once for each version of the site and each language; null when they cannot be made. */
export function createSitePages(app: App): SitePages {
  const { publicUrl } = app.config
  const page = readText(app.config.WEB_DIR, 'index.html')
  const manifest = readText(app.config.WEB_DIR, 'manifest.webmanifest')
  // For some addresses, the names of files that a browser may fetch before the app asks for them.
  const ahead = readText(app.config.WEB_DIR, 'landings.json') ?? '{}'
  const landings = new Map(Object.entries(JSON.parse(ahead) as Record<string, string>))
  const dress: Make<PlainPage> = async (text, site, locale, landing = '') => {
    const whole = text.replace('</head>', () => `${landings.get(landing) ?? ''}</head>`)
    const named = nameSite(whole, site, { locale, publicUrl })
    const { html, styleHash } = colourSite(named, site)
    return { page: await prepareText(html), styleHash }
  }
  const getPlain = keepEach(app, page, dress)
  return {
    plain: (asked, address) => getPlain(asked, landings.has(address) ? address : ''),
    manifest: keepEach(app, manifest, nameManifest),
    async preview(token, asked) {
      const draft = page === null ? null : await findPreview(app.database, token)
      if (page === null || !draft) return null
      const { config } = await asIfInForce(app, draft, (inner) => getConfig(inner))
      return dress(page, config, asked ?? config.defaultLocale)
    },
  }
}

type Site = Awaited<ReturnType<typeof getConfig>>['config']
type Make<Made> = (text: string, site: Site, locale: Locale, landing?: string) => Promise<Made>

function keepEach<Made>(app: App, text: string | null, make: Make<Made>) {
  let made: { version: string; texts: Map<string, Promise<Made>> } | null = null
  return async (asked: Locale | null, landing = ''): Promise<Made | null> => {
    if (text === null) return null
    try {
      const { version, config } = await getConfig(app)
      if (made?.version !== version) made = { version, texts: new Map() }
      const locale = asked ?? config.defaultLocale
      const key = locale + landing
      const kept = made.texts.get(key) ?? make(text, config, locale, landing)
      made.texts.set(key, kept)
      return await kept
    } catch (error) {
      made = null
      app.log.warn({ err: error }, 'a page is sent without the name of the site')
      return null
    }
  }
}

const nameManifest: Make<PreparedAnswer> = (text, site, locale) => {
  const { icon, surface } = site.theme
  const name = siteNameIn(site, locale)
  const named = { name, short_name: name, lang: locale, description: describeSite(site, locale) }
  const colours = surface === '' ? {} : { background_color: surface, theme_color: surface }
  const icons = icon === '' ? {} : { icons: [{ src: icon, type: 'image/png', sizes: 'any' }] }
  return prepareText(
    JSON.stringify({ ...(JSON.parse(text) as object), ...named, ...colours, ...icons }),
  )
}

function readText(folder: string, name: string): string | null {
  const file = path.join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
