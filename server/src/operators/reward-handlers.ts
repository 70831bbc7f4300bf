import type { operatorPlayerRewardCalls } from '@parlour/contract/operator/player-rewards.ts'
import { isPlayer } from '../players/index.ts'
import { listCoupons, listGranted, propConfigMap } from '../rewards/index.ts'
import type { OperatorHandlers } from './run.ts'

export const rewardHandlers = {
  async listPlayerRewards({ tx, error }, { playerId, limit }) {
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const given = await listGranted(tx, playerId, limit)
    const coupons = await listCoupons(tx, playerId)
    return {
      rewardList: given.map(({ source, items, grantedAt }) => ({
        source,
        itemList: items,
        time: grantedAt.getTime(),
      })),
      couponList: coupons.map(({ couponId, propId, expireTime }) => ({
        couponId,
        couponName: propConfigMap[propId]?.name ?? String(propId),
        expireTime,
      })),
    }
  },
} satisfies OperatorHandlers<typeof operatorPlayerRewardCalls>
