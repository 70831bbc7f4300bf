import { itemStatuses } from '@parlour/contract/activity-types.ts'
import { useEffect, useRef } from 'react'
import type { CallOutput } from '../../calls/api.ts'
import { reloadPlayer } from '../../session/reload-player.ts'
import { getQueries } from '../../calls/queries.ts'
import { useActivity } from '../kit/use-activity.ts'
import { useClaim } from '../kit/use-claim.ts'
import { useSite } from '../../site/store.ts'
import { discountPercent } from './discount.ts'

const reading = 'appRechargeBonusCollection9'

export type FirstCharge = CallOutput<typeof reading>
export type Pack = FirstCharge['appRechargeBonusCollection9ConfigList'][number]
export type PackRecord = FirstCharge['appRechargeBonusCollection9']

/** The packs and how far the player is with them. Once everything is claimed it rests. */
export function useFirstCharge() {
  const known = getQueries().getQueryData<FirstCharge>([reading, {}])
  const isDone = known?.[reading].itemStatus === itemStatuses.done
  const asked = useActivity(reading, {}, { enabled: !isDone })
  const status = asked.data?.[reading].itemStatus
  useCoinsWhenBought(status)
  return asked
}

/** Claims one item of the bought pack; its answer says how far the pack is. */
export function useClaimItem() {
  return useClaim('appRechargeBonusCollection9Receive', { reading })
}

const noProps = {}

/** The best of the packs, or the one that was bought. */
export function useBestPercent(offer: FirstCharge): number {
  const props = useSite(({ config }) => config?.appPropConfigMap ?? noProps)
  const { awardId } = offer.appRechargeBonusCollection9
  const packs = offer.appRechargeBonusCollection9ConfigList
  const counted = packs.filter(({ id }) => awardId === null || id === awardId)
  return Math.max(100, ...counted.map((pack) => discountPercent(pack, props)))
}

/** The price of the pack is credited with it: the balance is asked for again. */
function useCoinsWhenBought(status: number | undefined): void {
  const before = useRef(status)
  useEffect(() => {
    const wasBought = before.current === itemStatuses.open && status === itemStatuses.claimable
    before.current = status
    if (wasBought) void reloadPlayer()
  }, [status])
}
