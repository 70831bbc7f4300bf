import { activityTypes } from '@parlour/contract/activity-types.ts'
import { enterErrors } from '@parlour/contract/activities/errors.ts'
import type { CallName } from '@parlour/contract/index.ts'
import { calls } from '@parlour/contract/index.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { untilHeard } from '../../stack/heard.ts'
import { listSeasons, rainNow, siteDay, yearDay } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

/**
 * Every error a call of a promotion declares is provoked here, and what is provoked nowhere is not
 * declared. What may stand against all of them is in refusals.test.ts.
 */

let stack: ActivityStack
/** By how far they are; see `setOut`. */
let players: Record<Who, SignedIn>
type Who = 'bare' | 'noMobile' | 'noDeposit' | 'ready' | 'late'

beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  const pages = ['facebook02', 'telegram02'] as const
  await stack.change({ socialMedia: pages.map((id) => ({ id, url: `https://example.com/${id}` })) })
  for (const [name, config] of listSeasons()) await stack.configure(name, config)
  await stack.configure('Supply', { timesADay: 2, timesAWeek: 1 })
  await stack.configure('Points', { dailyDrawBudget: 1_000_00 })
  await stack.configure('RedPacket', { ...rainNow(), minDeposit: 200_00 })
  players = await setOut()
})
afterAll(() => stack.stop())

async function setOut() {
  const bare = await stack.newcomer()
  const [noMobile, noDeposit, ready] = [await earn(), await earn(), await earn()]
  await stack.bind(noDeposit)
  await stack.bind(ready)
  await stack.pay(ready, 500_00, { actType: activityTypes.Fund, awardId: 1 })
  await stack.pay(ready, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
  await stack.pay(ready, 100_00, { actType: activityTypes.SignUpBonus, awardId: 6004 })
  const late = await stack.newcomer({ hoursAgo: 100 })
  const found = { bare, noMobile, noDeposit, ready, late }
  for (const { playerId } of Object.values(found)) await untilHeard(stack.app.database, playerId)
  return found
}

/** Somebody to whom all is due that no deposit is tied to. */
async function earn(): Promise<SignedIn> {
  const player = await stack.newcomer({ hoursAgo: 1 })
  await stack.wager(player, 1_000_00)
  for (const inviteeId of [1, 2, 3, 4, 5].map((one) => player.playerId * 1_000 + one))
    await stack.happen(player, 'invite.validated', { inviteeId, validAt: Date.now() })
  await stack.happen(player, 'commission.computed', { activity: 'Agent5', ...commission })
  return player
}
const commission = {
  day: '2026-01-01',
  stakes: [10_000_00, 0, 0],
  validMembers: 1,
  amount: 20_00,
}

type Provoked = {
  call: CallName
  error: string
  who: Who
  input?: object | (() => Promise<object>)
  first?: () => Promise<unknown>
}
const rows: Provoked[] = []
const row = (call: CallName, error: string, who: Who, more: Partial<Provoked> = {}) =>
  rows.push({ call, error, who, ...more })

/** What nobody without a mobile, or without a deposit, is given. */
const gifts: [CallName, Provoked['input']?][] = [
  ['actInviteUserExchange'],
  ['agent3Exchange'],
  ['agent4Award', { invites: 1 }],
  ['agent4Scratch'],
  ['appAgent5UserInviteValidReceive'],
  ['appAgent5UserReceive'],
  ['appChristmasUserSign'],
  ['appFreeSignUserReceive'],
  ['appInviteBonus1UserReceive', { propId: 2001 }],
  ['appNewYearUserExtra'],
  ['appNewYearUserReceiveTask', { taskId: 3 }],
  ['appProxyUser4TaskUserReceive', { kind: 'task', taskId: 106 }],
  ['appRedPacketUserOpen', () => rain()],
  ['appVipUserReceive', { giftId: 'level:1' }],
  ['loginBonus3UserReceive'],
]
for (const [call, input = {}] of gifts) {
  const scenes: Partial<Record<CallName, (player: SignedIn) => Promise<void>>> = {
    actInviteUserExchange: fillWheel,
    agent3Exchange: earnAsAgent,
    appAgent5UserInviteValidReceive: () => switchAgent5(true),
    appAgent5UserReceive: () => switchAgent5(true),
  }
  const scene = scenes[call]
  for (const [error, who] of [
    ['mobileNotBound', 'noMobile'],
    ['noDepositYet', 'noDeposit'],
  ] as const) {
    const first = async () => scene?.(players[who])
    row(call, error, who, { input, first })
  }
}
row('appNewYearUserShare', 'mobileNotBound', 'noMobile', { input: { taskId: 4 } })
row('appProxyUser4TaskUserShare', 'mobileNotBound', 'noMobile', { input: { taskId: 107 } })

const unreached: [CallName, Provoked['input']?, Who?][] = [
  ['actInviteUserExchange'],
  ['agent4Award', { invites: 1 }],
  ['appAgent5UserInviteValidReceive'],
  ['appAgent5UserReceive'],
  ['appChristmasUserExtra', { signedDays: 5 }],
  ['appFestivalUserReceive', () => festivalDay()],
  ['appFreeSignUserReceive'],
  ['appFundUserReceive', { from: 50_000_00 }, 'ready'],
  ['appInviteBonus1UserReceive', { propId: 2001 }],
  ['appNewYearUserBoxOpen', { active: 20 }],
  ['appNewYearUserExtra'],
  ['appNewYearUserReceiveTask', { taskId: 3 }],
  ['appProxyUser4TaskUserReceive', { kind: 'task', taskId: 106 }],
  ['appRechargeBonusCollection10Receive', { from: 300_00 }],
  ['appRechargeBonusCollection9Receive', { propId: 2001 }],
  ['appVipRebateUserReceive'],
  ['appVipUserReceive', { giftId: 'level:1' }],
  ['bankruptBonus'],
  ['loginBonus3UserReceive'],
  ['receiveLoginPay3', { propId: 6004, day: 2 }, 'ready'],
  ['receiverRechargeBonusCollection6', () => week(50_000_00), 'ready'],
]
for (const [call, input = {}, who = 'bare'] of unreached) {
  const first = call.startsWith('appAgent5') ? () => switchAgent5(true) : undefined
  row(call, 'notReached', who, { input, ...(first && { first }) })
}

const unknown: [CallName, Provoked['input'], Who?][] = [
  ['agent4Award', { invites: 2 }],
  ['appChristmasUserExtra', { signedDays: 6 }],
  ['appChristmasUserReceive', { boxId: 1 }],
  ['appFestivalUserReceive', { day: '2020-01-01' }],
  ['appFundUserReceive', { from: 1 }, 'ready'],
  ['appInviteBonus1UserReceive', { propId: 9_999 }, 'ready'],
  ['appNewYearUserBoxOpen', { active: 21 }],
  ['appNewYearUserReceiveTask', { taskId: 99 }],
  ['appProxyUser4TaskUserReceive', { kind: 'task', taskId: 999 }],
  ['appRechargeBonusCollection10Receive', { from: 1 }],
  ['appRechargeBonusCollection9Receive', { propId: 9_999 }, 'ready'],
  ['appRedPacketUserOpen', { rainId: 1 }],
  ['appVipUserReceive', { giftId: 'level:99' }],
  ['receiveLoginPay3', { propId: 6004, day: 31 }, 'ready'],
  ['receiverRechargeBonusCollection6', { weekStart: '2099-01-05', from: 1 }],
]
for (const [call, input, who = 'bare'] of unknown) row(call, 'unknownReward', who, { input })

row('agent3Exchange', 'belowMinimum', 'bare', { first: () => switchAgent5(false) })
row('appFundUserReceive', 'notBought', 'bare', { input: { from: 2_000_00 } })
row('receiveLoginPay3', 'notBought', 'bare', { input: { propId: 6004, day: 1 } })
row('appInviteBonus1UserReceive', 'newPlayersOnly', 'late', { input: { propId: 2001 } })
row('appInviteBonus1User', 'newPlayersOnly', 'late')
for (const call of ['appProxyUser4TaskUser', 'appProxyUser4TaskUserShare'] as const)
  row(call, 'unknownTask', 'bare', { input: { taskId: 999 } })
row('appNewYearUserShare', 'unknownTask', 'bare', { input: { taskId: 99 } })
row('actInviteUserSpin', 'targetMissing', 'bare')
row('actInviteUserSpin', 'unknownTarget', 'bare', { input: { target: 1 } })
for (const call of [
  'agent4Scratch',
  'appChristmasUserOpen',
  'appNewYearUserOpen',
  'appWeekendLotteryUserOpen',
] as const)
  row(call, 'nothingLeft', 'bare')
row('lotteryExchange', 'notEnoughPoints', 'bare', { input: { kind: 'draw', drawId: 1 } })
row('lotteryExchange', 'unknownDraw', 'bare', { input: { kind: 'draw', drawId: 99 } })
row('lotteryExchange', 'belowOneCoin', 'bare', { input: { kind: 'coins', points: 1 } })
row('lotteryExchange', 'nothingLeft', 'ready', {
  input: { kind: 'draw', drawId: 1 },
  first: async () => {
    await useUp('points-draws', siteDay(0))
  },
})

async function switchAgent5(isOn: boolean): Promise<void> {
  await stack.configure('Agent5', {}, isOn)
  const view = isOn ? 'appAgent5User' : 'agentData'
  await vi.waitFor(() => stack.ok(view, {}, players.bare), 30_000)
}

/** It earns nothing while the newer one stands in its place. */
async function earnAsAgent(player: SignedIn): Promise<void> {
  await switchAgent5(false)
  await stack.happen(player, 'commission.computed', { activity: 'Agent', ...commission })
}

async function useUp(budget: string, period: string): Promise<void> {
  await stack.app.database.run(sql`insert into activity_budgets
    values (${budget}, ${period}, 1000000000)
    on conflict (budget, period) do update set spent = excluded.spent`)
}

async function fillWheel(player: SignedIn): Promise<void> {
  await stack.ok('actInviteUserSpin', { target: 100_00 }, player, newKey())
  for (const inviteeId of [11, 12, 13, 14, 15].map((one) => player.playerId * 1_000 + one))
    await stack.happen(player, 'invite.validated', { inviteeId, validAt: Date.now() })
  let wheel = await stack.ok('actInviteUser', {}, player)
  while (wheel.itemStatus === 0)
    wheel = { ...wheel, ...(await stack.ok('actInviteUserSpin', {}, player, newKey())) }
}

async function rain() {
  return { rainId: (await stack.ok('appRedPacketUser', {}, players.bare)).rainId }
}
async function festivalDay() {
  return { day: (await stack.ok('appFestivalUser', {}, players.bare)).today.day }
}
async function week(from: number) {
  const { weekList } = await stack.ok('rechargeBonusCollection6', {}, players.ready)
  return { weekStart: weekList.at(-1)?.weekStart, from }
}

async function refusal({ call, who, input = {}, first }: Provoked): Promise<string> {
  await first?.()
  const asked = typeof input === 'function' ? await input() : input
  return stack.refused(call, asked, players[who])
}

test.each(rows)('$call says $error', async (provoked) => {
  expect(await refusal(provoked)).toBe(provoked.error)
})

/** These need a scene of their own. */
const apart = [
  'actInviteUserSpin nothingLeft',
  'appChristmasUserSign notReached',
  'appRedPacketUserOpen notReached',
  'appRedPacketUserOpen nothingLeft',
  'bankruptBonus alreadyClaimed',
]

test('actInviteUserSpin says nothingLeft once its spins are used', async () => {
  const { late } = players
  await stack.ok('actInviteUserSpin', { target: 100_00 }, late, newKey())
  expect(await stack.refused('actInviteUserSpin', {}, late)).toBe('nothingLeft')
})

test('appRedPacketUserOpen says notReached, and nothingLeft of an empty pool', async () => {
  const { ready } = players
  const { rainId } = await rain()
  await useUp('red-packet', String(rainId))
  expect(await stack.refused('appRedPacketUserOpen', { rainId }, ready)).toBe('nothingLeft')
  const small = await stack.newcomer()
  await stack.bind(small)
  await stack.pay(small, 100_00)
  expect(await stack.refused('appRedPacketUserOpen', { rainId }, small)).toBe('notReached')
})

test('bankruptBonus says alreadyClaimed when the week is used up', async () => {
  const player = await stack.newcomer()
  const deposit = { orderId: 'DP1', actType: 0, awardId: null, isFirst: true, coversPrice: true }
  await stack.happen(player, 'deposit.settled', { ...deposit, amount: 500_00 })
  await stack.wager(player, 500_00)
  await stack.ok('bankruptBonus', {}, player, newKey())
  expect(await stack.refused('bankruptBonus', {}, player)).toBe('alreadyClaimed')
})

test('appChristmasUserSign says notReached once the season is over', async () => {
  await stack.configure('Christmas', { from: yearDay(-9), to: yearDay(-1) })
  // Whoever has begun a season goes on with it: only somebody new is in the changed one.
  const sign = async () => stack.refused('appChristmasUserSign', {}, await stack.newcomer())
  await vi.waitFor(async () => expect(await sign()).toBe('notReached'), 30_000)
})

test('whatever a call declares is provoked, here or by what stands against all', () => {
  const handled = promotions.flatMap(({ handlers = {} }) => Object.keys(handlers)) as CallName[]
  const declared = handled.flatMap((name) =>
    Object.keys(calls[name].errors ?? {})
      .filter((error) => !Object.hasOwn(enterErrors, error))
      .map((error) => `${name} ${error}`),
  )
  const provoked = new Set([...rows.map(({ call, error }) => `${call} ${error}`), ...apart])
  expect(declared.toSorted()).toEqual([...provoked].toSorted())
})
