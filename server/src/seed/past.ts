import { activityTypes } from '@parlour/contract/activity-types.ts'
import { passDay, saveConfig } from '../activities/index.ts'
import { placeDemoDeposit } from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import { playDemoRounds } from '../play/index.ts'
import { bindMobile, createPlayer, setSuperior } from '../players/index.ts'
import { grant } from '../rewards/index.ts'
import { onMovedClock } from './moved-clock.ts'

/** What a player of some weeks would have. */
export type Past = {
  /** The days before today. */
  playDays(tx: Tx, playerId: number): Promise<void>
  /** What lies there today. */
  leaveThings(tx: Tx, playerId: number): Promise<void>
}

export const demoPast: Past = { playDays, leaveThings }

/** Friends by who invited them: the demo player, or one of those above. */
const friends = [
  { account: 'demonok', nickname: 'นก', of: null },
  { account: 'demofah', nickname: 'ฟ้า', of: null },
  { account: 'demoton', nickname: 'ต้น', of: null },
  { account: 'demoploy', nickname: 'พลอย', of: 'demonok' },
  { account: 'demomek', nickname: 'เมฆ', of: 'demonok' },
  { account: 'demodao', nickname: 'ดาว', of: 'demoploy' },
] as const

/** Days ago on which the demo player played, and what was deposited first on some of them. */
const playedDays = [58, 51, 44, 40, 36, 31, 27, 23, 18, 15, 9, 6, 4, 3, 2]
const deposits = new Map([
  [58, 500_00],
  [40, 300_00],
  [23, 500_00],
  [9, 300_00],
])
const joinedDaysAgo = 30
/** Who of the friends played on which days: enough for the team's first level. */
const teamDays = new Map([
  [15, ['demonok']],
  [9, ['demonok', 'demofah']],
  [4, ['demonok', 'demoton']],
  [2, ['demonok']],
])
const teamStake = 12_000_00

const dayMs = 86_400_000
/** Stake and win of a day's rounds, by game. */
const rounds = [
  [101, 40_00, 0],
  [104, 30_00, 72_00],
  [601, 50_00, 0],
  [305, 20_00, 33_00],
] as const

/** Weeks of deposits, rounds and friends, by the house's own rules on their own days. */
async function playDays(tx: Tx, playerId: number): Promise<void> {
  const noon = new Date().setUTCHours(5, 0, 0, 0)
  let team = new Map<string, number>()
  const days = [...playedDays, joinedDaysAgo].toSorted((one, other) => other - one)
  await onMovedClock(tx, async (moveTo) => {
    for (const daysAgo of days) {
      await moveTo(new Date(noon - daysAgo * dayMs))
      if (daysAgo === joinedDaysAgo) team = await befriend(tx, playerId)
      const amount = deposits.get(daysAgo)
      if (amount !== undefined) await placeDemoDeposit(tx, playerId, amount)
      if (playedDays.includes(daysAgo)) await playDay(tx, playerId, daysAgo)
      const active = (teamDays.get(daysAgo) ?? []).map((account) => team.get(account) ?? 0)
      for (const friendId of active) await visitFor(tx, friendId, daysAgo)
      await moveTo(new Date(noon - (daysAgo - 1) * dayMs))
      if (active.length > 0) await passDay(tx, [playerId, ...active])
    }
  })
}

async function playDay(tx: Tx, playerId: number, daysAgo: number): Promise<void> {
  const played = rounds.map(([gameId, stake, win], index) => {
    return { roundId: `past:${playerId}:${daysAgo}:${index}`, gameId, stake, win }
  })
  await playDemoRounds(tx, playerId, played)
}

/** A friend who pays in and plays it. */
async function visitFor(tx: Tx, playerId: number, daysAgo: number): Promise<void> {
  await placeDemoDeposit(tx, playerId, teamStake)
  const roundId = `past:${playerId}:${daysAgo}`
  await playDemoRounds(tx, playerId, [{ roundId, gameId: 101, stake: teamStake, win: 0 }])
}

async function befriend(tx: Tx, playerId: number): Promise<Map<string, number>> {
  const team = new Map<string, number>()
  for (const { account, nickname, of } of friends) {
    const friendId = await createPlayer(tx, { account, nickname })
    if (friendId === null) throw new Error(`${account} exists already`)
    team.set(account, friendId)
    await setSuperior(tx, friendId, (of && team.get(of)) ?? playerId)
    // Those the demo player invited can count.
    if (of === null) await bindFriend(tx, friendId)
  }
  return team
}

async function bindFriend(tx: Tx, playerId: number): Promise<void> {
  const mobile = `6680${String(playerId).padStart(7, '0')}`
  await bindMobile(tx, playerId, mobile)
  await publish(tx, 'mobile.bound', playerId, { mobile })
}

/** Coupons, a pack that is not finished, and content among the rewards. */
async function leaveThings(tx: Tx, playerId: number): Promise<void> {
  const coupon = (id: number) => ({ id, count: 1, betRate: 0 })
  const items = [coupon(1001), coupon(1004), coupon(1211)]
  await grant(tx, { playerId, items, key: `demo:${playerId}:coupons`, source: 'mail' })
  await placeDemoDeposit(tx, playerId, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
  const last = { isOn: true, sort: 90, author: 'seed' }
  await saveConfig(tx, { ...last, activity: 'Notice', config: { noticeId: 1 } })
  const link = 'https://example.com/landao/community'
  await saveConfig(tx, { ...last, activity: 'OutLink', config: { link } })
}
