import { activityTypes } from '@parlour/contract/activity-types.ts'
import { placeDemoDeposit } from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import { createPlayer, setSuperior } from '../players/index.ts'
import { grant } from '../rewards/index.ts'

/** Friends by who invited them: the demo player, or one of those above. */
const friends = [
  { account: 'demonok', nickname: 'นก', of: null },
  { account: 'demofah', nickname: 'ฟ้า', of: null },
  { account: 'demoton', nickname: 'ต้น', of: null },
  { account: 'demoploy', nickname: 'พลอย', of: 'demonok' },
  { account: 'demomek', nickname: 'เมฆ', of: 'demonok' },
  { account: 'demodao', nickname: 'ดาว', of: 'demoploy' },
] as const

/** What a player of some weeks would have: a team, coupons, and a pack that is not finished. */
export async function seedPast(tx: Tx, playerId: number): Promise<void> {
  const team = new Map<string, number>()
  for (const { account, nickname, of } of friends) {
    const friendId = await createPlayer(tx, { account, nickname })
    if (friendId === null) throw new Error(`${account} exists already`)
    team.set(account, friendId)
    await setSuperior(tx, friendId, (of && team.get(of)) ?? playerId)
  }
  const coupon = (id: number) => ({ id, count: 1, betRate: 0 })
  const items = [coupon(1001), coupon(1004), coupon(1211)]
  await grant(tx, { playerId, items, key: `demo:${playerId}:coupons`, source: 'mail' })
  await placeDemoDeposit(tx, playerId, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
}
