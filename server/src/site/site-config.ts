import { createHash } from 'node:crypto'
import type { OutputOf } from '@parlour/contract/call.ts'
import { publicSettingFields, type SiteSettings } from '@parlour/contract/site-settings.ts'
import type { siteCalls } from '@parlour/contract/player/site.ts'
import { z } from 'zod'
import { listChannels } from '../cashier/index.ts'
import type { Queries } from '../frame/db.ts'
import { keepUntil } from '../frame/keep-until.ts'
import { readCatalogue } from '../games/index.ts'
import { listServed, providerNews } from '../play/index.ts'
import type { Reader, SiteParts } from '../frame/module.ts'
import type { PreparedAnswer } from '../frame/prepared.ts'
import { prepareAnswer } from '../frame/prepared.ts'
import { propConfigMap } from '../rewards/index.ts'
import { listServices, readBanners, readNotices, readTexts, readVideos } from './content.ts'
import { readSettings } from '../frame/settings.ts'

type Changed = Extract<OutputOf<typeof siteCalls.appConfig>, { changed: true }>
export type SiteConfig = Omit<Changed, 'changed' | 'gameListVersion'>

/** The site as of now: its version, the parts, and the whole answer ready to be sent. */
export type CurrentConfig = { version: string; config: SiteConfig; answer: PreparedAnswer }

/** Read and compressed once for a version; a change on any copy of the server renews it. */
export const getConfig = keepUntil(['settings', 'catalogue', 'activities', providerNews], prepare)

async function prepare(app: Reader, queries: Queries): Promise<CurrentConfig> {
  const config = await readConfig(app, queries)
  const text = JSON.stringify(config)
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const answer = await prepareAnswer({ changed: true, gameListVersion: version, ...config })
  return { version, config, answer }
}

async function readConfig(app: Reader, queries: Queries): Promise<SiteConfig> {
  const { settings } = await readSettings(queries)
  const open = z.object(publicSettingFields).parse(settings)
  const catalogue = await readCatalogue(queries, await listServed(queries, app.config))
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
    ...(await readParts(app)),
    appGenericImgList: listPictures(settings),
    appGenericImg: { download_icon: settings.theme.icon || '/art/app/icon-192.png' },
    appNoticeConfigList: await readNotices(queries),
    appLobbyAdConfigList: await readBanners(queries),
    siteTexts: await readTexts(queries),
    appPromotionalVideoList: await readVideos(queries),
    appCustomerServiceQueue: listServices(settings),
  }
}

/** Pictures the web asks for by name. */
function listPictures({ licence }: SiteSettings) {
  return licence.certificate === '' ? [] : [{ uniqueKey: 'licence', img: licence.certificate }]
}

/** What later modules tell of themselves in it. */
async function readParts(app: Reader): Promise<SiteParts> {
  let parts: SiteParts = {
    appUserLevelConfigList: [{ level: 0, betAmount: 0 }],
    appInviteConditionList: [],
    appPropConfigMap: propConfigMap,
  }
  for (const read of app.siteParts) parts = { ...parts, ...(await read(app)) }
  return parts
}
