import type { ActivityType } from '@parlour/contract/activity-types.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { useCall } from '../../calls/queries.ts'
import { WinnerList } from './WinnerList.tsx'

/** Who really received coins here lately. Whoever shows it needs the texts of the area `draws`. */
export function LatestBonuses({ actType }: { actType: ActivityType }) {
  const { data } = useCall('getBonusTickers', { actType })
  const winners = (data?.bonusList ?? []).map(({ amount, ...winner }) => ({
    ...winner,
    rewards: [{ id: rewardIds.coin, count: amount, betRate: 0 }],
  }))
  return <WinnerList winners={winners} />
}
