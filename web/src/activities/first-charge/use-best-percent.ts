import { useSite } from '../../site/store.ts'
import { discountPercent } from './discount.ts'
import type { FirstCharge } from './use-first-charge.ts'

const noProps = {}

/** The best of the packs, or the one that was bought. */
export function useBestPercent(offer: FirstCharge): number {
  const props = useSite(({ config }) => config?.appPropConfigMap ?? noProps)
  const { awardId } = offer.appRechargeBonusCollection9
  const packs = offer.appRechargeBonusCollection9ConfigList
  const counted = packs.filter(({ id }) => awardId === null || id === awardId)
  return Math.max(100, ...counted.map((pack) => discountPercent(pack, props)))
}
