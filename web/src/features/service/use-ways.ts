import { useIsLoggedIn } from '../../session/store.ts'
import { useCall } from '../../calls/queries.ts'
import type { SiteConfig } from '../../site/config.ts'
import { useSite } from '../../site/store.ts'
import { listWays } from './ways.ts'

const none: SiteConfig['appCustomerServiceQueue'] = []

/** The ways to reach customer service: those of this player, else those of the site. */
export function useWays() {
  const isLoggedIn = useIsLoggedIn()
  const ofSite = useSite(({ config }) => config?.appCustomerServiceQueue)
  const ofPlayer = useCall('getCustomerServices', {}, { enabled: isLoggedIn }).data
  return listWays(ofPlayer?.appCustomerServiceQueue ?? ofSite ?? none)
}
