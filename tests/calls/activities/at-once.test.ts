import { activityTypes } from '@parlour/contract/activity-types.ts'
import type { CallName } from '@parlour/contract/index.ts'
import { calls } from '@parlour/contract/index.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { untilHeard } from '../../stack/heard.ts'
import { openWeek, yearDay } from '../../stack/seasons.ts'
import type { SignedIn, Stack } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

/** Everything that pays on a call, asked for fifty times at once on two servers. */

let stack: ActivityStack
let other: Stack
let rich: SignedIn
const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  other = await stack.another()
  const pages = ['facebook02', 'telegram02', 'instagram02', 'whatsapp02'] as const
  const socialMedia = pages.map((id) => ({ id, url: `https://example.com/${id}` }))
  // Noon, wherever that is now: no day ends meanwhile.
  await stack.change({ timeZone: noonZone(), socialMedia })
  const season = { startsAt: Date.now() - 5 * dayMs, endsAt: Date.now() + 9 * dayMs }
  const hours = Array.from({ length: 12 }, (_, index) => `${String(2 * index).padStart(2, '0')}:00`)
  await stack.configure('RedPacket', { openMinutes: 120, times: hours })
  await stack.configure('WeekendLottery', openWeek)
  await stack.configure('Festival', { season })
  const extras = [{ signedDays: 1, bonus: 18_00 }]
  await stack.configure('Christmas', { from: yearDay(-6), to: yearDay(8), extras })
  const boxes = [{ active: 2, bonus: 5_00 }]
  const newYear = { from: yearDay(-3), to: yearDay(5), giftDay: yearDay(-1), boxes }
  await stack.configure('NewYear', newYear)
  rich = await becomeRich()
})
afterAll(async () => {
  await other.stop()
  await stack.stop()
})

function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours()
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Somebody to whom nearly everything is due. */
async function becomeRich(): Promise<SignedIn> {
  const player = await stack.newcomer({ hoursAgo: 1 })
  await stack.bind(player)
  const plain = { orderId: 'DP1', actType: 0, awardId: null, isFirst: false, coversPrice: true }
  for (const days of [6, 5, 4, 3, 2, 1])
    await stack.happen(player, 'deposit.settled', { ...plain, amount: 300_00 }, daysAgo(days))
  const round = { gameId: 101, typeId: 1, stake: 1_000_00, win: 0, clearsBonus: false }
  await stack.happen(player, 'round.settled', round, daysAgo(1))
  await stack.pay(player, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
  await stack.pay(player, 100_00, { actType: activityTypes.SignUpBonus, awardId: 6004 })
  await stack.pay(player, 500_00, { actType: activityTypes.Fund, awardId: 1 })
  await stack.pay(player, 500_00)
  await stack.wager(player, 2_000_00)
  await stack.ok('actInviteUserSpin', { target: 100_00 }, player, newKey())
  const validAt = Date.now()
  for (const inviteeId of [1, 2, 3, 4, 5].map((one) => 1_000_000 + one))
    await stack.happen(player, 'invite.validated', { inviteeId, validAt })
  const team = { day: '2026-01-01', stakes: [10_000_00, 0, 0], validMembers: 1, amount: 20_00 }
  await stack.happen(player, 'commission.computed', { activity: 'Agent5', ...team })
  let wheel = await stack.ok('actInviteUser', {}, player)
  while (wheel.itemStatus === 0)
    wheel = { ...wheel, ...(await stack.ok('actInviteUserSpin', {}, player, newKey())) }
  await stack.ok('appProxyUser4TaskUserShare', { taskId: 104 }, player, newKey())
  return player
}

type Input = object | ((player: SignedIn) => Promise<object>)
type Row = [name: CallName, input?: Input]

const weekNow = async (player: SignedIn) => {
  const { weekList } = await stack.ok('rechargeBonusCollection6', {}, player)
  return { weekStart: weekList.at(-1)?.weekStart, from: 500_00 }
}
const dayNow = async (player: SignedIn) => {
  const { today } = await stack.ok('appFestivalUser', {}, player)
  return { day: today.day }
}
const rainNow = async (player: SignedIn) => {
  const { rainId } = await stack.ok('appRedPacketUser', {}, player)
  return { rainId }
}
const boxNow = async (player: SignedIn) => {
  const { boxId } = await stack.ok('appChristmasUserOpen', {}, player, newKey())
  return { boxId }
}
const extraNow = async (player: SignedIn) => {
  await stack.ok('appChristmasUserSign', {}, player, newKey())
  return { signedDays: 1 }
}
const finishTask = async (player: SignedIn) => {
  await stack.ok('appNewYearUserReceiveTask', { taskId: 2 }, player, newKey())
}
const newYearBox = async (player: SignedIn) => {
  await finishTask(player)
  return { active: 2 }
}
const newYearDraw = async (player: SignedIn) => {
  await finishTask(player)
  return {}
}

/** One call of each activity that pays. */
const paying: Row[] = [
  ['appRechargeBonusCollection9Receive', { propId: rewardIds.coin }],
  ['appRechargeBonusCollection10Receive', { from: 300_00 }],
  ['receiverRechargeBonusCollection6', weekNow],
  ['receiveLoginPay3', { propId: 6004, day: 1 }],
  ['appFundUserReceive', { from: 2_000_00 }],
  ['appFestivalUserReceive', dayNow],
  ['loginBonus3UserReceive'],
  ['appFreeSignUserReceive'],
  ['appVipUserReceive', { giftId: 'level:1' }],
  ['appVipRebateUserReceive'],
  ['appProxyUser4TaskUserReceive', { kind: 'task', taskId: 114 }],
  ['appProxyUser4TaskUserReceive', { kind: 'task', taskId: 104 }],
  ['actInviteUserExchange'],
  ['appInviteBonus1UserReceive', { propId: rewardIds.coin }],
  ['agent4Award', { invites: 1 }],
  ['appAgent5UserReceive'],
  ['appRedPacketUserOpen', rainNow],
  ['appWeekendLotteryUserOpen'],
  ['appChristmasUserSign'],
  ['appNewYearUserOpen', newYearDraw],
]
/** The further ones, a few at once: it is the same door. */
const further: Row[] = [
  ['agent4Scratch'],
  ['appAgent5UserInviteValidReceive'],
  ['appChristmasUserExtra', extraNow],
  ['appChristmasUserReceive', boxNow],
  ['appNewYearUserBoxOpen', newYearBox],
  ['appNewYearUserExtra'],
]
/** Each with a player of its own, further down. */
const apart: CallName[] = ['agent3Exchange', 'bankruptBonus', 'lotteryExchange']
/** Points of a season, what is only kept, and the word that something was shared are no coins. */
const unpaid: CallName[] = [
  'actInviteUserSpin',
  'appChristmasUserOpen',
  'appNewYearUserReceiveTask',
  'appNewYearUserShare',
  'appProxyUser4TaskUserShare',
]

/** These take what there is, and find nothing the next time; the others answer as the first did. */
const takers = new Set<CallName>([
  'agent3Exchange',
  'agent4Scratch',
  'appAgent5UserInviteValidReceive',
  'appAgent5UserReceive',
  'appNewYearUserOpen',
  'appWeekendLotteryUserOpen',
  'lotteryExchange',
])

test('every call of a promotion that writes is known here', () => {
  const handled = promotions.flatMap(({ handlers = {} }) => Object.keys(handlers)) as CallName[]
  const written = handled.filter((name) => calls[name].writes)
  const known = new Set([...[...paying, ...further].map(([name]) => name), ...apart, ...unpaid])
  expect(new Set(written)).toEqual(known)
})

type Answered = { propList: RewardItem[]; proof?: object | null }

/** Coins paid by one answer each, however often the same was answered. */
function coinsOf(answers: readonly Answered[]): number {
  const different = new Map(answers.map((one) => [JSON.stringify([one.propList, one.proof]), one]))
  const items = [...different.values()].flatMap(({ propList }) => propList)
  return items.reduce((sum, { id, count }) => sum + (id === rewardIds.coin ? count : 0), 0)
}

async function expectPaidOnce(player: SignedIn, [name, input = {}]: Row, times = 50) {
  const { database } = stack.app
  const asked = typeof input === 'function' ? await input(player) : input
  await untilHeard(database, player.playerId)
  const before = await readBalances(database, player.playerId)
  const ask = (_: unknown, index: number) =>
    (index % 2 === 0 ? stack : other).call(name, asked as never, player, newKey())
  const answers = await Promise.all(Array.from({ length: times }, ask))
  const taken = answers.filter((answer) => errorOf(answer) === 'ok')
  const refused = answers.filter((answer) => errorOf(answer) !== 'ok').map(errorOf)
  expect(taken.length, `${name}: ${String(refused[0])}`).toBeGreaterThan(0)
  if (!takers.has(name)) expect(refused, name).toEqual([])
  for (const error of refused) expect(Object.keys(calls[name].errors ?? {})).toContain(error)
  const paid = coinsOf(taken.map(({ body }) => body as unknown as Answered))
  const { coin } = await readBalances(database, player.playerId)
  expect(coin - before.coin).toBe(paid)
  expect(paid).toBeGreaterThan(0)
}

test.each(paying)('%s: fifty at once on two servers are paid once', async (...row) => {
  await expectPaidOnce(rich, row)
})

test.each(further)('%s: ten at once on two servers are paid once', async (...row) => {
  await expectPaidOnce(rich, row, 10)
})

test('fifty exchanges of all the points there are pay once', async () => {
  const player = await stack.newcomer()
  await stack.wager(player, 1_250_00)
  await expectPaidOnce(player, ['lotteryExchange', { kind: 'coins', points: 125_00 }])
})

test('fifty who have lost nearly everything are one: supplied once', async () => {
  const player = await stack.newcomer()
  await stack.happen(player, 'deposit.settled', {
    orderId: 'DP1',
    amount: 500_00,
    actType: 0,
    awardId: null,
    isFirst: true,
    coversPrice: true,
  })
  await stack.wager(player, 500_00)
  await expectPaidOnce(player, ['bankruptBonus'])
})

test('what pays by itself does so once, looked at fifty times on two servers', async () => {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.happen(player, 'app.entered', {})
  await stack.pay(player, 100_00, { actType: activityTypes.LadderRecharge })
  await atOnce((index) => (index % 2 === 0 ? stack : other).ok('getActivityIds', {}, player))
  await untilHeard(stack.app.database, player.playerId)
  // For the mobile 10, for the installed app 20, and 2 per cent of the deposit.
  expect(await stack.coin(player)).toBe(100_00 + 10_00 + 20_00 + 2_00)
})

test('fifty exchanges of a commission pay once', async () => {
  await stack.configure('Agent5', {}, false)
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  const team = { day: '2026-01-01', stakes: [10_000_00, 0, 0], validMembers: 1, amount: 20_00 }
  await stack.happen(player, 'commission.computed', { activity: 'Agent', ...team })
  for (const server of [stack, other])
    await vi.waitFor(async () => {
      const { balance } = await server.ok('agentData', {}, player)
      expect(balance).toBe(20_00)
    }, 30_000)
  await expectPaidOnce(player, ['agent3Exchange'])
  await stack.expectCleanLedger()
})
