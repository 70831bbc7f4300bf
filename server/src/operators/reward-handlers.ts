import type { operatorPlayerRewardCalls } from '@parlour/contract/operator/player-rewards.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { publish } from '../frame/events.ts'
import { checkGate } from '../gate/index.ts'
import { isPlayer } from '../players/index.ts'
import { grant, isGranted, listCoupons, listGranted, propConfigMap } from '../rewards/index.ts'
import { agree } from './agreement.ts'
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
        couponNameEn: propConfigMap[propId]?.nameEn ?? String(propId),
        expireTime,
      })),
      giftList: Object.values(propConfigMap).map(({ id, name, nameEn }) => ({
        itemId: id,
        itemName: name,
        itemNameEn: nameEn,
      })),
    }
  },
  // A gift is money out of nothing, as a correction is; and who rests is given nothing.
  async grantReward(ctx, { playerId, itemId, amount, betRate, reference }) {
    const { tx, error } = ctx
    if (!(await isPlayer(tx, playerId))) throw error('unknownPlayer')
    const isMoney = itemId === rewardIds.coin || itemId === rewardIds.points
    if (!isMoney && !propConfigMap[itemId]) throw error('unknownItem')
    if (!isMoney && amount > mostCoupons) throw error('tooMany')
    const key = `house:${playerId}:${reference}`
    if (await isGranted(tx, playerId, key)) throw error('alreadyDone')
    if (await checkGate(tx, playerId, 'claim')) throw error('notEligible')
    const content = { itemId, amount, betRate, reference }
    const agreed = await agree(ctx, { subject: String(playerId), content, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    if (!isEnough) return { status: 'waiting', ...told }
    const source = 'house'
    const wanted = [{ id: itemId, count: amount, betRate }]
    const items = await grant(tx, { playerId, items: wanted, key, source })
    await publish(tx, 'reward.paid', playerId, { source, items })
    return { status: 'given', ...told }
  },
} satisfies OperatorHandlers<typeof operatorPlayerRewardCalls>

const mostCoupons = 20
