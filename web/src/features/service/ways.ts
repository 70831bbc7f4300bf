import type { SiteConfig } from '../../site/config.ts'

export type Way = SiteConfig['appCustomerServiceQueue'][number]

const ownPath = '/service'

/** What can be opened from the service page: a way that only leads back here is none. */
export function listWays(all: readonly Way[]): Way[] {
  return all.filter(({ url }) => url !== ownPath)
}
