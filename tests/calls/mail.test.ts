import { writeMail } from '@parlour/server/messages/index.ts'
import { noteConsent } from '@parlour/server/players/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { EventName, Events } from '@parlour/server/frame/event-types.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { CallAnswer, SignedIn, Stack } from '../stack/stack.ts'
import { newKey, startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

/** A new player who agreed to the terms. */
async function join(): Promise<SignedIn> {
  const player = await stack.signIn()
  const consent = { playerId: player.playerId, termsVersion: '1', address: 'test' }
  await stack.app.database.transaction((tx) => noteConsent(tx, consent))
  return player
}

const texts = { title: 'สวัสดี', titleEn: 'Hello', content: 'เนื้อหา', contentEn: 'Text' }
const coins = [{ id: 2001, count: 2000, betRate: 3 }]
const write = (to: SignedIn, more: object = {}) =>
  stack.app.database.transaction((tx) =>
    writeMail(tx, { playerId: to.playerId, box: 0, texts, ...more }),
  )

test('mail is listed newest first, page by page, and its dot goes when read', async () => {
  const mali = await join()
  for (let i = 0; i < 5; i++) await write(mali, { box: i % 2 })
  const page = await stack.ok('getMail2', { limit: 3 }, mali)
  expect(page.mailList).toHaveLength(3)
  const cursor = page.nextCursor ?? undefined
  const rest = await stack.ok('getMail2', { limit: 3, cursor }, mali)
  expect(rest).toMatchObject({ mailList: [{}, {}], nextCursor: null })
  expect(await stack.ok('hasMailUnread', {}, mali)).toMatchObject({ red0: 3, red1: 2 })
  const { id } = page.mailList[0]!
  expect(await stack.ok('getMailDetail', { id }, mali)).toMatchObject({
    mail: { content: 'เนื้อหา', contentEn: 'Text', isRead: true },
  })
  expect(await stack.ok('hasMailUnread', {}, mali)).toMatchObject({ red0: 2, red1: 2 })
  expect(await stack.ok('hasMailUnread', {})).toMatchObject({ red0: 0, red1: 0, red2: 0 })
  expect((await stack.call('getMail2', { cursor: 'x' }, mali)).status).toBe(400)
})

test('50 parallel claims of one mail pay once', async () => {
  const mali = await join()
  const id = await write(mali, { box: 1, rewards: coins })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => stack.call('receiveMail', { id }, mali, newKey())),
  )
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.error === 'alreadyClaimed')).toHaveLength(49)
  const body = await stack.ok('refreshData', {}, mali)
  expect(body).toMatchObject({ appUser: { coin: 2000 }, wallet: { locked: 2000, withdrawable: 0 } })
  expect(await checkLedger(stack.app.database)).toMatchObject({ difference: null })
})

test('a mail is for its player only', async () => {
  const [mali, somchai] = [await join(), await join()]
  const id = await write(mali, { rewards: coins })
  for (const call of ['getMailDetail', 'receiveMail'] as const)
    expect(await stack.refused(call, { id }, somchai)).toBe('unknownMail')
  expect(await stack.ok('delMail', { idList: [id] }, somchai)).toMatchObject({
    deleted: 0,
  })
})

test('a mail with an unclaimed reward stays; others go, with nothing half-deleted', async () => {
  const mali = await join()
  const [plain, gift] = [await write(mali), await write(mali, { rewards: coins })]
  const both = { idList: [plain, gift] }
  expect(await stack.refused('delMail', both, mali)).toBe('rewardUnclaimed')
  expect(await stack.refused('receiveMail', { id: plain }, mali)).toBe('nothingAttached')
  await stack.ok('receiveMail', { id: gift }, mali)
  expect(await stack.ok('delMail', both, mali)).toMatchObject({ deleted: 2 })
  expect(await stack.ok('getMail2', {}, mali)).toMatchObject({ mailList: [] })
})

test('an expired reward cannot be claimed', async () => {
  const mali = await join()
  const id = await write(mali, { rewards: coins, lifeDays: -1 })
  expect(await stack.refused('receiveMail', { id }, mali)).toBe('expired')
})

/** What stands on the bell, once the house has told it. */
function bell(player: SignedIn, check: (told: CallAnswer<'getNotes'>) => void): Promise<void> {
  const look = async () => check(await stack.ok('getNotes', {}, player))
  return vi.waitFor(look, { timeout: 30_000, interval: 50 })
}
const tellOf = <Name extends EventName>(to: SignedIn, type: Name, payload: Events[Name]) =>
  stack.app.database.transaction((tx) => publish(tx, type, to.playerId, payload))

test('the bell tells of money, identity, rewards and letters, newest first', async () => {
  const [mali, somchai] = [await join(), await join()]
  const orderId = `DP${mali.playerId}-0123456789ABCDEF`
  const plain = { actType: 0, awardId: null, isFirst: true, coversPrice: false }
  await tellOf(mali, 'deposit.settled', { orderId, amount: 500_00, ...plain })
  await tellOf(mali, 'order.ended', { orderId, status: 'refunded', amount: 300_00 })
  await tellOf(mali, 'order.ended', { orderId, status: 'paid', amount: 200_00 })
  await tellOf(mali, 'identity.decided', { decision: 'verified' })
  await tellOf(mali, 'reward.paid', { source: 'VipRebate', items: coins })
  await bell(mali, ({ unread }) => expect(unread).toBe(5))
  await write(mali, { rewards: coins })
  await write(mali, { isOfAccount: true })
  await write(mali)
  const { noteList } = await stack.ok('getNotes', {}, mali)
  expect(noteList).toMatchObject([
    { kind: 'mail', mail: { title: 'สวัสดี', titleEn: 'Hello' }, isRead: false },
    { kind: 'account', mail: { titleEn: 'Hello' } },
    { kind: 'reward', source: 'mail', items: coins, mail: { titleEn: 'Hello' } },
    { kind: 'reward', source: 'VipRebate', items: coins, mail: null },
    { kind: 'identity', decision: 'verified' },
    { kind: 'withdrawal', status: 'paid', amount: 200_00 },
    { kind: 'deposit', status: 'refunded', amount: 300_00 },
    { kind: 'deposit', status: 'credited', amount: 500_00, orderId },
  ])
  const money = await stack.ok('getNotes', { group: 'money', limit: 2 }, mali)
  expect(money.noteList).toHaveLength(2)
  const cursor = money.nextCursor ?? ''
  const rest = await stack.ok('getNotes', { group: 'money', limit: 2, cursor }, mali)
  expect(rest).toMatchObject({ noteList: [{ status: 'credited' }], nextCursor: null, unread: 8 })
  expect(await stack.ok('getNotes', {}, somchai)).toMatchObject({ noteList: [], unread: 0 })
})

test('looking marks nothing as read; a note, all up to one, or an opened letter are', async () => {
  const [mali, somchai] = [await join(), await join()]
  const first = await write(mali)
  for (let i = 0; i < 3; i++) await write(mali)
  const { noteList, unread } = await stack.ok('getNotes', {}, mali)
  expect(unread).toBe(4)
  const [newest, second] = noteList.map(({ id }) => id)
  const one = { id: newest!, andOlder: false }
  expect(await stack.ok('markNotesRead', one, somchai)).toMatchObject({ unread: 0 })
  expect(await stack.ok('markNotesRead', one, mali)).toMatchObject({ unread: 3 })
  await stack.ok('getMailDetail', { id: first }, mali)
  expect(await stack.ok('getNotes', {}, mali)).toMatchObject({ unread: 2 })
  const state = await stack.ok('getAfterLoginInfoWeb', {}, mali)
  expect(state).toMatchObject({ unreadNotes: 2 })
  const all = { id: second!, andOlder: true }
  expect(await stack.ok('markNotesRead', all, mali)).toMatchObject({ unread: 0 })
})

test('a letter that was claimed, here or in the inbox, or deleted is no news now', async () => {
  const mali = await join()
  const [gift, other] = [
    await write(mali, { rewards: coins }),
    await write(mali, { rewards: coins }),
  ]
  const plain = [await write(mali), await write(mali)]
  const unread = async () => (await stack.ok('getNotes', {}, mali)).unread
  expect(await unread()).toBe(4)
  await stack.ok('receiveMail', { id: gift }, mali)
  expect(await unread()).toBe(3)
  const lineList = [{ source: 'mail', key: String(other) }]
  await stack.ok('claimRewards', { lineList }, mali, newKey())
  expect(await unread()).toBe(2)
  await stack.ok('delMail', { idList: plain }, mali)
  expect(await unread()).toBe(0)
})

test('an unwanted kind is not told of; what keeps an account safe always is', async () => {
  const mali = await join()
  expect(await stack.ok('setNoteKinds', { muted: ['mail'] }, mali)).toMatchObject({
    muted: ['mail'],
  })
  await write(mali)
  await write(mali, { isOfAccount: true })
  await write(mali, { rewards: coins })
  const told = await stack.ok('getNotes', {}, mali)
  expect(told).toMatchObject({
    muted: ['mail'],
    noteList: [{ kind: 'reward' }, { kind: 'account' }],
  })
  expect((await stack.post('setNoteKinds', { muted: ['account'] }, mali)).status).toBe(400)
})

test('who has paused play hears of money and the account, not of rewards', async () => {
  const mali = await join()
  await stack.app.database.run(sql`insert into limits_players
    (player_id, pause_kind, pause_from, pause_until, pause_ends_at)
    values (${mali.playerId}, 'exclusion', now(), now() + interval '1 year', null)`)
  await write(mali, { rewards: coins })
  await write(mali)
  await write(mali, { isOfAccount: true })
  expect(await stack.ok('getNotes', {}, mali)).toMatchObject({ noteList: [{ kind: 'account' }] })
})

test('what a break keeps out of sight is not marked as read with the rest', async () => {
  const mali = await join()
  await write(mali)
  await stack.app.database.run(sql`insert into limits_players
    (player_id, pause_kind, pause_from, pause_until, pause_ends_at) values
    (${mali.playerId}, 'timeOut', now(), now() + interval '1 day', now() + interval '1 day')`)
  await write(mali, { isOfAccount: true })
  const { noteList } = await stack.ok('getNotes', {}, mali)
  expect(noteList).toMatchObject([{ kind: 'account' }])
  const all = { id: noteList[0]!.id, andOlder: true }
  expect(await stack.ok('markNotesRead', all, mali)).toMatchObject({ unread: 0 })
  await stack.app.database.run(sql`update limits_players set pause_ends_at = now()
    where player_id = ${mali.playerId}`)
  expect(await stack.ok('getNotes', {}, mali)).toMatchObject({
    unread: 1,
    noteList: [
      { kind: 'account', isRead: true },
      { kind: 'mail', isRead: false },
    ],
  })
})
