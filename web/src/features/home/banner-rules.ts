import {
  type ActivityName,
  activityTypes,
  findActivityName,
  linkKinds,
} from '@parlour/contract/activity-types.ts'
import { isActive } from '../../activities/activity.ts'
import { activities } from '../../activities/index.ts'
import { hrefOf } from '../../activities/links.ts'
import type { SiteConfig } from '../../site/config.ts'

export type LobbyAd = SiteConfig['appLobbyAdConfigList'][number]
export type Viewer = { hasMobile: boolean; activityMap: Readonly<Record<string, unknown>> }

/** Where a tap on a banner leads: over the lobby, to an address, or nowhere. */
export type BannerTarget =
  | { kind: 'modal'; name: ActivityName }
  | { kind: 'link'; href: string }
  | { kind: 'none' }

/** Shown only to players to whom the activity is open. */
const onlyWhenOpen: readonly ActivityName[] = ['FreeSign', 'Agent5', 'SignUpBonus']

/** The banners this viewer is shown, in the site's order. */
export function listBanners(ads: readonly LobbyAd[], viewer: Viewer): LobbyAd[] {
  return ads
    .filter((ad) => isShown(findActivity(ad), viewer))
    .toSorted((one, other) => one.sort - other.sort)
}

export function bannerTarget(ad: LobbyAd): BannerTarget {
  const name = findActivity(ad)
  if (name && activities[name].modal === 'banner') return { kind: 'modal', name }
  const href = hrefOf(ad.clickType, ad.clickAction)
  return href === null ? { kind: 'none' } : { kind: 'link', href }
}

function isShown(name: ActivityName | null, { hasMobile, activityMap }: Viewer): boolean {
  if (name === 'Bind') return !hasMobile
  return name === null || !onlyWhenOpen.includes(name) || isActive(activityMap, name)
}

function findActivity({ clickType, clickAction }: LobbyAd): ActivityName | null {
  const type = Number(clickAction)
  const isType = clickType === linkKinds.activity && clickAction.trim() !== ''
  return isType && type >= activityTypes.Bind ? findActivityName(type) : null
}
