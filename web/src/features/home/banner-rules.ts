import type { ActivityName } from '@parlour/contract/activity-types.ts'
import { activities } from '../../activities/index.ts'
import { findLinkedActivity, hrefOf, isOffered, type Viewer } from '../../activities/links.ts'
import type { SiteConfig } from '../../site/config.ts'

export type LobbyAd = SiteConfig['appLobbyAdConfigList'][number]

/** Where a tap on a banner leads: over the lobby, to an address, or nowhere. */
export type BannerTarget =
  | { kind: 'modal'; name: ActivityName }
  | { kind: 'link'; href: string }
  | { kind: 'none' }

/** The banners this viewer is shown, in the site's order. */
export function listBanners(ads: readonly LobbyAd[], viewer: Viewer): LobbyAd[] {
  return ads.filter((ad) => isOffered(ad, viewer)).toSorted((one, other) => one.sort - other.sort)
}

export function bannerTarget(ad: LobbyAd): BannerTarget {
  const name = findLinkedActivity(ad)
  if (name && activities[name].modal === 'banner') return { kind: 'modal', name }
  const href = hrefOf(ad.clickType, ad.clickAction)
  return href === null ? { kind: 'none' } : { kind: 'link', href }
}
