import { createHash } from 'node:crypto'
import { openFair } from '@parlour/server/activities/engine/draws.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { answerOf, errorOf } from '../../stack/door.ts'
import { untilHeard } from '../../stack/heard.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { editState } from '../../stack/edit-state.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const look = (player: SignedIn) => stack.call('actInviteUser', {}, player)
const spin = (player: SignedIn, input = {}) => stack.call('actInviteUserSpin', input, player)
const exchange = (player: SignedIn) => stack.call('actInviteUserExchange', {}, player)
const hasTurntable = async (player: SignedIn) =>
  (await stack.ok('getActivityIds', {}, player)).hasTurntable

async function verified(): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  return player
}

/** Friends who did everything at this time, as the inviter hears of them. */
async function friends(player: SignedIn, count: number, validAt = Date.now()): Promise<void> {
  for (let one = 0; one < count; one++)
    await stack.happen(player, 'invite.validated', { inviteeId: 1_000_000 + one, validAt })
}

/** Moves the whole wheel into the past. */
function age({ playerId }: SignedIn, hours: number) {
  type Wheel = { startedAt: number; endsAt: number }
  const { database } = stack.app
  return editState<{ wheel: Wheel }>(
    database,
    playerId,
    'InviteUserSpin',
    ({ wheel, ...state }) => {
      const moved = hours * 3_600_000
      const [startedAt, endsAt] = [wheel.startedAt - moved, wheel.endsAt - moved]
      return { state: { ...state, wheel: { ...wheel, startedAt, endsAt } } }
    },
  )
}

test('before it is begun: three targets, one spin, and what the page promises', async () => {
  const player = await verified()
  expect((await look(player)).body).toMatchObject({
    target: null,
    collected: 0,
    spinsLeft: 1,
    invitesLeft: 5,
    itemStatus: 0,
    expireTime: -1,
    targetList: [100_00, 300_00, 1_000_00],
    terms: { hours: 72, invitesToFinish: 5, betRate: 4, firstSpinMin: 850_000 },
  })
  expect(await hasTurntable(player)).toBe(true)
})

test('a spin asks for no mobile and no deposit; the exchange asks for both', async () => {
  const player = await stack.newcomer()
  expect(await hasTurntable(player)).toBe(true)
  await spin(player, { target: 100_00 })
  await friends(player, 5)
  let last = (await look(player)).body
  expect(await hasTurntable(player)).toBe(true)
  while (last.itemStatus === 0) last = (await spin(player)).body
  expect(await hasTurntable(player)).toBe(false)
  expect(errorOf(await exchange(player))).toBe('mobileNotBound')
})

test('the first spin picks the target, gives 85 to 90 per cent and starts the clock', async () => {
  const player = await verified()
  expect(errorOf(await spin(player))).toBe('targetMissing')
  expect(errorOf(await spin(player, { target: 200_00 }))).toBe('unknownTarget')
  const { body } = await spin(player, { target: 300_00 })
  expect(body).toMatchObject({ target: 300_00, from: 255_00, to: 270_00, spinsLeft: 0 })
  expect(body.collected).toBe(body.amount)
  expect(Number(body.amount)).toBeGreaterThanOrEqual(255_00)
  expect(Number(body.amount)).toBeLessThanOrEqual(270_00)
  const seen = (await look(player)).body
  const left = Number(seen.expireTime) - Number(seen.serverTime)
  expect(Math.round(left / 3_600_000)).toBe(72)
  expect(errorOf(await spin(player, { target: 300_00 }))).toBe('nothingLeft')
  expect(errorOf(await exchange(player))).toBe('notReached')
  expect(await hasTurntable(player)).toBe(false)
})

test('five valid invites finish it; the exchange pays the target, once', async () => {
  const player = await verified()
  await spin(player, { target: 100_00 })
  await stack.validInvite(player)
  expect((await look(player)).body).toMatchObject({ spinsLeft: 1 })
  await friends(player, 4)
  let last = (await look(player)).body
  while (last.itemStatus === 0) last = (await spin(player)).body
  expect(last).toMatchObject({ collected: 100_00, spinsLeft: 0, invitesLeft: 0, itemStatus: 1 })
  expect(await hasTurntable(player)).toBe(true)
  await untilHeard(stack.app.database, player.playerId)
  const before = await stack.coin(player)
  const answers = await atOnce(() => exchange(player))
  for (const { body } of answers)
    expect(body).toMatchObject({
      itemStatus: 2,
      propList: [{ id: 2001, count: 100_00, betRate: 4 }],
    })
  expect(await stack.coin(player)).toBe(before + 100_00)
  expect((await look(player)).body.winnerList).toMatchObject([{ amount: 100_00 }])
  await stack.ok('updateProfile', { hidesWins: true }, player)
  expect((await look(player)).body.winnerList).toEqual([])
  expect(errorOf(await spin(player, { target: 100_00 }))).toBe('nothingLeft')
  await stack.expectCleanLedger()
})

test('50 spins at once use one spin', async () => {
  const player = await verified()
  const begun = await atOnce(() => spin(player, { target: 100_00 }))
  expect(begun.filter((one) => errorOf(one) === 'ok')).toHaveLength(1)
  await friends(player, 1)
  const spun = await atOnce(() => spin(player))
  expect(spun.filter((one) => errorOf(one) === 'ok')).toHaveLength(1)
  const body = await stack.ok('actInviteUserRecord', {}, player)
  expect(body.spinList).toHaveLength(2)
})

test('a friend told of twice gives one spin; one who was late gives none', async () => {
  const player = await verified()
  await spin(player, { target: 100_00 })
  await friends(player, 1)
  await friends(player, 1)
  await friends(player, 3, Date.now() + 73 * 3_600_000)
  expect((await look(player)).body).toMatchObject({ spinsLeft: 1 })
})

test('each spin was fixed by a seed whose hash was shown before', async () => {
  const player = await verified()
  let shown = answerOf(await look(player)).nextSeedHash
  for (const input of [{ target: 1_000_00 }, { clientSeed: 'mine' }]) {
    if (!('target' in input)) await friends(player, 1)
    const { amount, from, to, proof, nextSeedHash } = answerOf(await spin(player, input))
    if ('clientSeed' in input) expect(proof.clientSeed).toBe(input.clientSeed)
    expect(proof.serverSeedHash).toBe(shown)
    expect(createHash('sha256').update(proof.serverSeed).digest('hex')).toBe(shown)
    const fair = openFair(proof.serverSeed, proof.clientSeed, proof.nonce)
    expect(amount).toBe(from + fair.integer(to - from + 1))
    shown = nextSeedHash
  }
  const body = await stack.ok('actInviteUserRecord', { limit: 1 }, player)
  expect(body.spinList).toMatchObject([{ target: 1_000_00, from: 30_00, to: 50_00 }])
  const cursor = body.nextCursor ?? undefined
  const next = await stack.ok('actInviteUserRecord', { limit: 1, cursor }, player)
  expect(next).toMatchObject({ spinList: [{ from: 850_00 }], nextCursor: null })
})

test('after 72 hours a new wheel can be begun, and by the rules of then', async () => {
  const player = await verified()
  await spin(player, { target: 100_00 })
  await age(player, 73)
  await stack.configure('InviteUserSpin', { targets: [500_00] })
  expect((await look(player)).body).toMatchObject({ target: null, targetList: [500_00] })
  expect((await spin(player, { target: 500_00 })).body).toMatchObject({ target: 500_00 })
  await stack.configure('InviteUserSpin', {})
})

test('what was earned in time is not lost with the time', async () => {
  const player = await verified()
  await spin(player, { target: 100_00 })
  await friends(player, 5)
  await look(player)
  await age(player, 73)
  let last = (await look(player)).body
  expect(last).toMatchObject({ target: 100_00, spinsLeft: 5, expireTime: 0 })
  while (last.itemStatus === 0) last = (await spin(player)).body
  expect((await exchange(player)).body).toMatchObject({ propList: [{ count: 100_00 }] })
  expect((await look(player)).body).toMatchObject({ target: null, spinsLeft: 1 })
})

test('the exchange asks for a mobile and a deposit of one’s own', async () => {
  const player = await stack.newcomer()
  await spin(player, { target: 100_00 })
  await friends(player, 5)
  let last = (await look(player)).body
  while (last.itemStatus === 0) last = (await spin(player)).body
  expect(errorOf(await exchange(player))).toBe('mobileNotBound')
  await stack.bind(player)
  expect(errorOf(await exchange(player))).toBe('noDepositYet')
  await stack.pay(player, 100_00)
  expect(errorOf(await exchange(player))).toBe('ok')
})

test('switched off, it has ended', async () => {
  const player = await verified()
  await stack.configure('InviteUserSpin', {}, false)
  expect(errorOf(await look(player))).toBe('ended')
  expect(errorOf(await spin(player, { target: 100_00 }))).toBe('ended')
  await stack.configure('InviteUserSpin', {})
  const drawn = await stack.app.database.find(sql`select from activity_draws
    where player_id = ${player.playerId} and drawn_at is not null`)
  expect(drawn).toBeNull()
})
