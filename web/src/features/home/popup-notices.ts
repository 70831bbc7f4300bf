import { isOffered, type Viewer } from '../../activities/links.ts'
import type { SiteConfig } from '../../site/config.ts'

export type Notice = SiteConfig['appNoticeConfigList'][number]

/**
 * Notices for the pop-up that this device has not closed yet, in the site's order. To a visitor all
 * is new: they came to see the lobby, which has the same notices.
 */
export function listPopups(
  notices: readonly Notice[],
  shownIds: readonly number[],
  viewer: Viewer,
): Notice[] {
  if (viewer.activityMap === null) return []
  return notices
    .filter((notice) => notice.isH5Pop === 1 && !shownIds.includes(notice.id))
    .filter((notice) => isOffered(notice, viewer))
    .toSorted((one, other) => one.sort - other.sort)
}

export function addShown(shownIds: readonly number[], closed: readonly Notice[]): number[] {
  return [...new Set([...shownIds, ...closed.map(({ id }) => id)])].slice(-200)
}
