import { sql } from '@parlour/server/frame/db.ts'
import { noteDevice } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import type { CallInput, SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

type Deed = 'mobile' | 'deposit' | 'wager'

async function does(player: SignedIn, deed: Deed): Promise<void> {
  if (deed === 'mobile') await stack.bind(player)
  if (deed === 'deposit') await stack.pay(player, 100_00)
  if (deed === 'wager') await stack.wager(player, 200_00)
  await stack.ok('getActivityIds', {}, player)
}

/** The invitees an inviter was told of, as often as that happened. */
async function toldOf({ playerId }: SignedIn): Promise<number[]> {
  const rows = await stack.app.database.rows<{ inviteeId: number }>(sql`
    select (payload->>'inviteeId')::bigint as "inviteeId" from events
    where type = 'invite.validated' and player_id = ${playerId} order by event_id`)
  return rows.map(({ inviteeId }) => inviteeId)
}

function listOf(inviter: SignedIn, input: CallInput<'actInviteUserStatus'> = {}) {
  return stack.ok('actInviteUserStatus', input, inviter)
}

/** As a sign-in notes it. */
function comesFrom({ playerId }: SignedIn, device: string, address: string) {
  return stack.app.database.transaction((tx) => noteDevice(tx, playerId, { device, address }))
}

test.each<[Deed, Deed, Deed]>([
  ['mobile', 'deposit', 'wager'],
  ['wager', 'deposit', 'mobile'],
  ['deposit', 'mobile', 'wager'],
])('%s, %s, %s: the inviter is told once, after the last', async (first, second, third) => {
  const inviter = await stack.newcomer()
  const invitee = await stack.newcomer({ superior: inviter })
  await does(invitee, first)
  await does(invitee, second)
  expect(await toldOf(inviter)).toEqual([])
  await does(invitee, third)
  expect(await toldOf(inviter)).toEqual([invitee.playerId])
  await does(invitee, 'deposit')
  await does(invitee, 'wager')
  expect(await toldOf(inviter)).toEqual([invitee.playerId])
})

test('everything at once, from two servers: told once', async () => {
  const other = await stack.another()
  const inviter = await stack.newcomer()
  const invitee = await stack.newcomer({ superior: inviter })
  await stack.bind(invitee)
  await stack.pay(invitee, 100_00)
  await Promise.all(Array.from({ length: 20 }, () => stack.wager(invitee, 20_00)))
  const servers = [stack, other]
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (servers[index % 2] ?? stack).call('getActivityIds', {}, invitee),
    ),
  )
  expect(await toldOf(inviter)).toEqual([invitee.playerId])
  await other.stop()
})

test.each([
  ['a device of the inviter', 'phone', 'phone'],
  ['no device that is told', '', ''],
])('a player at the inviter’s address with %s never counts', async (_what, own, others) => {
  const inviter = await stack.newcomer()
  const twin = await stack.newcomer({ superior: inviter })
  await comesFrom(inviter, own, '198.51.100.8')
  await comesFrom(twin, others, '198.51.100.8')
  for (const deed of ['mobile', 'deposit', 'wager'] as const) await does(twin, deed)
  expect(await toldOf(inviter)).toEqual([])
  const { inviteeList } = await listOf(inviter)
  expect(inviteeList).toMatchObject([{ isValid: false, isLinked: true, depositLeft: 0 }])
})

test.each([
  ['one payer and papers of one person', true, true],
  ['one payer alone, as a family has', false, false],
])('two accounts with %s: linked %s', async (_what, haveOnePerson, isLinked) => {
  const inviter = await stack.newcomer()
  const other = await stack.newcomer({ superior: inviter })
  for (const { playerId } of [inviter, other]) {
    await stack.app.database.run(sql`insert into cashier_payers (player_id, payer_hash)
      values (${playerId}, 'one account')`)
    const person = haveOnePerson ? 'one' : `person ${playerId}`
    await stack.app.database.run(sql`
      insert into identity_checks (player_id, state, person_hash)
      values (${playerId}, 'verified', ${person})`)
  }
  for (const deed of ['mobile', 'deposit', 'wager'] as const) await does(other, deed)
  expect(await toldOf(inviter)).toEqual(isLinked ? [] : [other.playerId])
  const { inviteeList } = await listOf(inviter)
  expect(inviteeList).toMatchObject([{ isValid: !isLinked, isLinked }])
})

test('a player at the inviter’s address with a bank card in one name never counts', async () => {
  const inviter = await stack.newcomer()
  const twin = await stack.newcomer({ superior: inviter })
  await comesFrom(inviter, 'phone', '198.51.100.8')
  await comesFrom(twin, 'tablet', '198.51.100.8')
  await stack.app.database.run(sql`insert into cashier_banks (bank_id, name, short_name)
    values (77, 'B', 'B') on conflict do nothing`)
  const names = ['Mali Suan', 'MALI  suan']
  for (const [at, { playerId }] of [inviter, twin].entries())
    await stack.app.database.run(sql`insert into cashier_cards (player_id, bank_id, account_name,
      sealed_number, number_hash, last_digits)
      values (${playerId}, 77, ${names[at]}, 'x', ${`hash ${playerId}`}, '1')`)
  for (const deed of ['mobile', 'deposit', 'wager'] as const) await does(twin, deed)
  expect(await toldOf(inviter)).toEqual([])
})

test.each([
  ['a phone of the same make elsewhere', 'phone', '198.51.100.9'],
  ['another device at the same address', 'tablet', '198.51.100.8'],
])('a friend with %s counts', async (_what, device, address) => {
  const inviter = await stack.newcomer()
  const friend = await stack.newcomer({ superior: inviter })
  await comesFrom(inviter, 'phone', '198.51.100.8')
  await comesFrom(friend, device, address)
  for (const deed of ['mobile', 'deposit', 'wager'] as const) await does(friend, deed)
  expect(await toldOf(inviter)).toEqual([friend.playerId])
})

test('what comes after 30 days does not count', async () => {
  const inviter = await stack.newcomer()
  const late = await stack.newcomer({ superior: inviter, hoursAgo: 30 * 24 + 1 })
  for (const deed of ['mobile', 'deposit', 'wager'] as const) await does(late, deed)
  expect(await toldOf(inviter)).toEqual([])
})

test('what happened in time and is heard of later counts', async () => {
  const inviter = await stack.newcomer()
  const invitee = await stack.newcomer({ superior: inviter, hoursAgo: 30 * 24 + 1 })
  const inTime = new Date(Date.now() - 2 * 3_600_000)
  await stack.happen(invitee, 'mobile.bound', { mobile: '66811112222' }, inTime)
  const paid = { orderId: 'DP1', actType: 0, awardId: null, isFirst: true, coversPrice: true }
  await stack.happen(invitee, 'deposit.settled', { amount: 100_00, ...paid }, inTime)
  const round = { gameId: 101, typeId: 1, stake: 200_00, win: 0, clearsBonus: false }
  await stack.happen(invitee, 'round.settled', round, inTime)
  await stack.ok('getActivityIds', {}, invitee)
  expect(await toldOf(inviter)).toEqual([invitee.playerId])
  const { payload } = await stack.app.database.row<{ payload: { validAt: number } }>(sql`
    select payload from events where type = 'invite.validated'
    and player_id = ${inviter.playerId}`)
  expect(payload.validAt).toBe(inTime.getTime())
})

test('nobody is told of a player who was not invited', async () => {
  const alone = await stack.newcomer()
  for (const deed of ['mobile', 'deposit', 'wager'] as const) await does(alone, deed)
  expect(await toldOf(alone)).toEqual([])
})

test('the inviter sees what each still lacks, masked, the latest first, page by page', async () => {
  const inviter = await stack.newcomer()
  const [first, second] = [
    await stack.newcomer({ superior: inviter }),
    await stack.newcomer({ superior: inviter }),
  ]
  await stack.bind(first)
  await stack.pay(second, 100_00)
  await stack.wager(second, 50_00)
  await stack.ok('getActivityIds', {}, first)
  await stack.ok('getActivityIds', {}, second)
  const page = await listOf(inviter, { limit: 1 })
  expect(page.inviteeList).toMatchObject([
    { hasMobile: false, depositLeft: 0, wagerLeft: 150_00, isValid: false, isLinked: false },
  ])
  const next = await listOf(inviter, { limit: 1, cursor: page.nextCursor ?? undefined })
  expect(next.inviteeList).toMatchObject([
    { hasMobile: true, depositLeft: 100_00, wagerLeft: 200_00 },
  ])
  expect(next.nextCursor).toBeNull()
  expect(String(next.inviteeList[0]?.['phone'])).toMatch(/•/)
  for (const answer of [page, next])
    for (const { playerId } of [first, second])
      expect(JSON.stringify(answer)).not.toContain(String(playerId))
  expect((await listOf(second)).inviteeList).toEqual([])
})
