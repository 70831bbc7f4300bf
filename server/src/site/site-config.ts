import { createHash } from 'node:crypto'
import type { OutputOf } from '@parlour/contract/call.ts'
import { publicSettingFields } from '@parlour/contract/site-settings.ts'
import type { siteCalls } from '@parlour/contract/player/site.ts'
import { z } from 'zod'
import { listChannels } from '../cashier/index.ts'
import type { Database, Queries } from '../frame/db.ts'
import { readCatalogue } from '../games/index.ts'
import type { App } from '../frame/module.ts'
import type { PreparedAnswer } from '../frame/prepared.ts'
import { prepareAnswer } from '../frame/prepared.ts'
import { propConfigMap } from '../rewards/index.ts'
import { readBanners, readNotices, readServices, readVideos } from './content.ts'
import { readPromotionParts } from './promotion-parts.ts'
import { readSettings } from '../frame/settings.ts'

type Changed = Extract<OutputOf<typeof siteCalls.appConfig>, { changed: true }>
export type SiteConfig = Omit<Changed, 'changed' | 'gameListVersion'>

/** The site as of now: its version, the parts, and the whole answer ready to be sent. */
export type CurrentConfig = { version: string; config: SiteConfig; answer: PreparedAnswer }

type Kept = { current: Promise<CurrentConfig> | null }
const kept = new WeakMap<Database, Kept>()

/** Read and compressed once for a version; a change on any copy of the server renews it. */
export function getConfig(app: Pick<App, 'database' | 'notifications'>): Promise<CurrentConfig> {
  const cache = kept.get(app.database) ?? startKeeping(app)
  cache.current ??= prepare(app.database).catch((error: unknown) => {
    cache.current = null
    throw error
  })
  return cache.current
}

function startKeeping({ database, notifications }: Pick<App, 'database' | 'notifications'>): Kept {
  const cache: Kept = { current: null }
  const forget = () => (cache.current = null)
  notifications.on('parlour_changed', (what) => {
    if (what === 'settings' || what === 'catalogue' || what === 'activities') forget()
  })
  notifications.onGap(forget)
  kept.set(database, cache)
  return cache
}

async function prepare(queries: Queries): Promise<CurrentConfig> {
  const config = await readConfig(queries)
  const text = JSON.stringify(config)
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const answer = await prepareAnswer({ changed: true, gameListVersion: version, ...config })
  return { version, config, answer }
}

async function readConfig(queries: Queries): Promise<SiteConfig> {
  const { settings } = await readSettings(queries)
  const open = z.object(publicSettingFields).parse(settings)
  const catalogue = await readCatalogue(queries)
  const channels = await listChannels(queries)
  return {
    ...open,
    socialMedia: JSON.stringify(settings.socialMedia),
    appGameList: catalogue.games,
    appGameTypeList: catalogue.types,
    appGameBrandList: catalogue.brands,
    appGamePlatformList: catalogue.platforms,
    appRechargeTypeList: channels,
    appRechargeTypeMap: Object.fromEntries(channels.map(({ id, sort }) => [id, { sort }])),
    ...(await readPromotionParts(queries)),
    appGenericImgList: [],
    appGenericImg: { download_icon: '/art/app/icon-192.png' },
    appNoticeConfigList: await readNotices(queries),
    appLobbyAdConfigList: await readBanners(queries),
    appPromotionalVideoList: await readVideos(queries),
    appPropConfigMap: propConfigMap,
    appCustomerServiceQueue: await readServices(queries),
  }
}
