import { sql, type Sql } from '@parlour/server/frame/db.ts'
import { checkGate } from '@parlour/server/gate/index.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { endRequirements, readSummary } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { ask, openRound } from '../../conformance/client.ts'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import {
  deposit,
  eventually,
  order,
  place,
  placed,
  statusOf,
  walletPassword,
} from '../../stack/cashier-stack.ts'
import { untilHeard } from '../../stack/heard.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { startPlay } from '../../stack/play-stack.ts'
import type { CallInput, SignedIn, Stack } from '../../stack/stack.ts'
import { credentials, newKey } from '../../stack/stack.ts'
import { joinVerified, type VerifiedPlayer } from '../../stack/verified-player.ts'

let stack: ActivityStack
let play: PlayStack
let second: Stack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  play = await startPlay(inject('clusterUrl'))
  second = await play.another()
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await play.expectCleanLedger()
  await second.stop()
  await play.stop()
  await stack.stop()
})

type Wish = CallInput<'takeBreak'>
const stop: Wish = { kind: 'stop' }
const halfYear: Wish = { kind: 'exclusion', length: 'months6' }
const forever: Wish = { kind: 'exclusion', length: 'forever' }
const hours = (days: number) => 24 * days

/** The break ends every sign-in: who comes back signs in anew. */
async function pause<Player extends SignedIn>(on: Stack, player: Player, wish: Wish) {
  const told = await on.ok('takeBreak', wish, player)
  return { told, player: await comeBack(on, player) }
}

async function comeBack<Player extends SignedIn>(on: Stack, player: Player): Promise<Player> {
  const from = { device: '', model: '', os: '', address: '' }
  const made = await on.app.database.transaction((tx) => startSession(tx, player.playerId, from))
  return { ...player, ...made }
}

async function verdicts(on: Stack, { playerId }: SignedIn) {
  const actions = ['deposit', 'bet', 'claim', 'launch', 'withdraw'] as const
  return Promise.all(actions.map((action) => checkGate(on.app.database, playerId, action)))
}

const allBut = (reason: string | null) => [reason, reason, reason, reason, null]

test('one press stops play for 24 hours, and withdrawing stays open', async () => {
  const mali = await stack.join()
  const { told } = await pause(stack, mali, stop)
  const { fromTime, endTime } = told.pause!
  expect(told.pause).toMatchObject({ kind: 'stop', canReturnFrom: null, untilTime: endTime })
  expect(endTime! - fromTime).toBe(86_400_000)
  expect(await verdicts(stack, mali)).toEqual(allBut('timedOut'))
  await passTime(stack, mali, 24)
  expect(await verdicts(stack, mali)).toEqual(allBut(null))
})

test('every sign-in and every launch ends with it, and open tabs are told', async () => {
  const game = await play.open()
  const response = await fetch(`${second.url}/app/v1/stream`, { headers: credentials(game.player) })
  const heard: string[] = []
  const listening = (async () => {
    for await (const chunk of response.body ?? []) heard.push(new TextDecoder().decode(chunk))
  })().catch(() => undefined)
  await vi.waitFor(() => expect(heard.join('')).toContain('event: hello'), 30_000)
  const round = openRound(game)
  expect((await round.askBet()).name).toBe('ok')
  await play.ok('takeBreak', stop, game.player)
  await vi.waitFor(() => expect(heard.join('')).toContain('event: signedOut'), 30_000)
  await listening
  expect((await play.call('getLimits', {}, game.player)).status).toBe(401)
  const bet = await openRound({ ...game, url: second.url }).askBet()
  expect(bet).toMatchObject({ name: 'gateClosed', message: 'timedOut' })
  const { playerId, gameId, token } = game
  const balance = await ask(game, 'balance', { playerId, gameId, token })
  expect(balance).toMatchObject({ name: 'gateClosed', message: 'timedOut' })
  expect((await round.askWin()).name).toBe('ok')
})

test('a paused player is refused with the reason and the end', async () => {
  const { told, player } = await pause(stack, await stack.join(), {
    kind: 'timeOut',
    length: 'week',
  })
  const until = told.pause!.endTime
  expect((await place(stack, player, 300_00)).body).toMatchObject({ error: 'timedOut', until })
  const launch = await stack.call('startGame', { gameId: 101 }, player)
  expect(launch.body).toMatchObject({ error: 'timedOut', until })
  const { session } = await stack.ok('getAfterLoginInfo', {}, player)
  expect(session?.pause).toEqual(told.pause)
})

test('promotions, floats, dots and word of rewards are gone for as long as it lasts', async () => {
  const mali = await stack.newcomer()
  await stack.pay(mali, 300_00)
  const before = await stack.ok('getAfterLoginInfo', {}, mali)
  expect(before.session?.activityIds.length).toBeGreaterThan(0)
  const items = [{ id: 2001, count: 10_00, betRate: 1 }]
  await stack.happen(mali, 'reward.paid', { source: 'Bind', items })
  await untilHeard(stack.app.database, mali.playerId)
  const rung = await stack.ok('getNotes', {}, mali)
  expect(rung.noteList.map(({ kind }) => kind)).toContain('reward')
  const { player } = await pause(stack, mali, stop)
  expect((await stack.ok('getActivityIds', {}, player)).activityMap).toEqual({})
  expect((await stack.ok('getClaimable', {}, player)).lineList).toEqual([])
  const quiet = await stack.ok('getNotes', {}, player)
  expect(quiet.noteList.map(({ kind }) => kind)).not.toContain('reward')
  expect(quiet.unread).toBe(rung.unread - 1)
  const { session } = await stack.ok('getAfterLoginInfo', {}, player)
  expect(session?.activityIds).toEqual([])
  const { hasMail: _mail, ...dots } = session!.dots
  expect(Object.values(dots)).not.toContain(true)
})

test('unpaid orders and waiting raises are dropped; money that still comes goes back', async () => {
  const mali = await stack.join()
  const limit = { kind: 'deposit', period: 'day' } as const
  await stack.ok('setLimit', { ...limit, amount: 500_00 }, mali)
  await stack.ok('setLimit', { ...limit, amount: 900_00 }, mali)
  const orderId = await placed(stack, mali, 300_00)
  const { told, player } = await pause(stack, mali, stop)
  expect(told.limitList).toMatchObject([{ amount: 500_00, raise: null }])
  expect(await statusOf(stack, player, orderId)).toBe('cancelled')
  const paid = { merchantOrderId: orderId, status: 'paid', paidAmount: 300_00 } as const
  expect(await stack.callback(paid)).toBe(200)
  expect(await statusOf(stack, player, orderId)).toBe('refundDue')
  expect(await stack.coin(player)).toBe(0)
})

test('no order placed at the same moment outlives the break', async () => {
  const mali = await stack.join()
  const placing = Array.from({ length: 3 }, () =>
    stack.call('recharge3', order(300_00), mali, newKey()),
  )
  const { player } = await pause(stack, mali, stop)
  await Promise.all(placing)
  const { orderList } = await stack.ok('getRechargeRecord', {}, player)
  expect(orderList.filter(({ status }) => /created|awaiting/.test(status))).toEqual([])
})

test('at an exclusion own turnover is waived and bonuses given up: the rest is free', async () => {
  const mali = await stack.join()
  await deposit(stack, mali, 500_00)
  const { playerId } = mali
  const { database } = stack.app
  const items = [{ id: 2001, count: 80_00, betRate: 5 }]
  await database.transaction((tx) =>
    grant(tx, { playerId, items, key: `test:${playerId}`, source: 'test' }),
  )
  expect(await readSummary(database, playerId)).toMatchObject({ coin: 580_00, withdrawable: 0 })
  await pause(stack, mali, forever)
  const after = await readSummary(database, playerId)
  expect(after).toMatchObject({ coin: 500_00, withdrawable: 500_00, turnoverLeft: 0 })
})

test('a time-out changes nothing about turnover', async () => {
  const mali = await stack.join()
  await deposit(stack, mali, 500_00)
  await pause(stack, mali, { kind: 'timeOut', days: 42 })
  const after = await readSummary(stack.app.database, mali.playerId)
  expect(after).toMatchObject({ coin: 500_00, withdrawable: 0 })
})

test('an excluded player withdraws everything, and reads statement, history and help', async () => {
  const joined = await joinVerified(stack, 1_000_00)
  const { player } = await pause(stack, joined, halfYear)
  const body = { amount: 1_000_00, bankCardId: player.cardId, walletPassword }
  const { order: asked } = await stack.ok('exchange', body, player, newKey())
  await eventually(async () => {
    const { orderList } = await stack.ok('getExchangeOrder', { orderId: asked.orderId }, player)
    expect(orderList[0]?.status).toBe('submitted')
  })
  await stack.ok('appUserReport', { from: '2026-01-01', to: '2026-01-31' }, player)
  await stack.ok('appUserCoinDetail', {}, player)
  await stack.ok('betRecord', {}, player)
  await stack.ok('getCustomerServices', {}, player)
  const { pause: told } = await stack.ok('getLimits', {}, player)
  expect(told).toMatchObject({ kind: 'exclusion', endTime: null })
})

const states: Record<string, (player: VerifiedPlayer) => Promise<VerifiedPlayer>> = {
  stopped: async (player) => (await pause(stack, player, stop)).player,
  'on a time-out': async (player) =>
    (await pause(stack, player, { kind: 'timeOut', length: 'months3' })).player,
  excluded: async (player) => (await pause(stack, player, forever)).player,
  'at a limit': async (player) => {
    await stack.ok('setLimit', { kind: 'deposit', period: 'month', amount: 1 }, player)
    return player
  },
  'at a reality check': (player) => mark(player, sql`check_at = now()`),
  'in care': (player) => mark(player, sql`care_level = 'act', care_judged_at = now()`),
}

async function mark(player: VerifiedPlayer, as: Sql): Promise<VerifiedPlayer> {
  const { database } = stack.app
  await stack.ok('setRealityCheck', { minutes: 60 }, player)
  await database.run(sql`update limits_players set ${as} where player_id = ${player.playerId}`)
  return player
}

test.each(Object.keys(states))(
  '%s, a player withdraws, and reads statement, history and help',
  async (state) => {
    const joined = await joinVerified(stack, 1_000_00)
    await stack.app.database.transaction((tx) => endRequirements(tx, joined.playerId))
    const player = await states[state]!(joined)
    const body = { amount: 1_000_00, bankCardId: player.cardId, walletPassword }
    const { order: asked } = await stack.ok('exchange', body, player, newKey())
    const { orderList } = await stack.ok('getExchangeOrder', {}, player)
    expect(orderList).toMatchObject([{ orderId: asked.orderId }])
    await stack.ok('appUserReport', { from: '2026-01-01', to: '2026-01-31' }, player)
    const { entryList } = await stack.ok('appUserCoinDetail', {}, player)
    expect(entryList.length).toBeGreaterThan(0)
    await stack.ok('betRecord', {}, player)
    await stack.ok('getLimits', {}, player)
    await stack.ok('getCustomerServices', {}, player)
    await stack.ok('writeLine', { text: 'where is my money?' }, player)
  },
)

test('nobody can shorten a break, and it may be made longer', async () => {
  const { player } = await pause(stack, await stack.join(), { kind: 'timeOut', length: 'month' })
  expect(await stack.refused('takeBreak', stop, player)).toBe('wouldShorten')
  const longer = await pause(stack, player, halfYear)
  const week: Wish = { kind: 'timeOut', length: 'week' }
  expect(await stack.refused('takeBreak', week, longer.player)).toBe('wouldShorten')
})

test.each([
  ['with an end', halfYear, 24],
  ['without one', forever, 7 * 24],
])('an exclusion %s ends by the player’s own act after six months', async (_what, wish, wait) => {
  const { player } = await pause(stack, await stack.join(), wish)
  await passTime(stack, player, hours(180))
  expect(await stack.refused('askToReturn', {}, player)).toBe('tooEarly')
  await passTime(stack, player, hours(5))
  expect(await verdicts(stack, player)).toEqual(allBut('selfExcluded'))
  const { pause: told } = await stack.ok('askToReturn', {}, player)
  expect(told?.endTime).not.toBeNull()
  await passTime(stack, player, wait - 1)
  expect(await verdicts(stack, player)).toEqual(allBut('selfExcluded'))
  await passTime(stack, player, 1)
  expect(await verdicts(stack, player)).toEqual(allBut(null))
  expect(await stack.refused('askToReturn', {}, player)).toBe('notExcluded')
})

test('who has asked to return and thinks again is excluded anew', async () => {
  const { player } = await pause(stack, await stack.join(), forever)
  await passTime(stack, player, hours(185))
  const { pause: ending } = await stack.ok('askToReturn', {}, player)
  const again = await pause(stack, player, halfYear)
  expect(again.told.pause).toMatchObject({ kind: 'exclusion', endTime: null })
  expect(again.told.pause?.untilTime).toBeGreaterThan(ending!.endTime!)
  expect(await stack.refused('askToReturn', {}, again.player)).toBe('tooEarly')
})

test('an operator pauses play and excludes, and nobody shortens either', async () => {
  const mali = await stack.join()
  const carer = stack.operator('ploy')
  const { playerId } = mali
  const reason = 'asked for by telephone'
  const timeOut = await carer.ok('timeOutPlayer', { playerId, length: 'month', reason })
  expect(timeOut.untilTime).toBeGreaterThan(Date.now() + 27 * 86_400_000)
  expect((await stack.call('getLimits', {}, mali)).status).toBe(401)
  const shorter = { playerId, length: 'week', reason } as const
  expect(await carer.refused('timeOutPlayer', shorter)).toBe('wouldShorten')
  const ever = { playerId, length: 'forever', reason } as const
  expect((await carer.ok('excludePlayer', ever)).untilTime).toBeNull()
  const less = { playerId, length: 'year', reason } as const
  expect(await carer.refused('excludePlayer', less)).toBe('wouldShorten')
  expect(await carer.refused('timeOutPlayer', shorter)).toBe('wouldShorten')
  expect(await carer.refused('excludePlayer', { ...ever, playerId: 1 })).toBe('unknownPlayer')
  const told = await stack.app.database.rows(sql`select what, is_by_house as "isByHouse"
    from limits_changes where player_id = ${playerId} order by change_id`)
  expect(told).toEqual([
    { what: 'timeOut', isByHouse: true },
    { what: 'exclusion', isByHouse: true },
  ])
})
