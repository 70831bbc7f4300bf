import { writeMail } from '@parlour/server/messages/index.ts'
import { noteConsent } from '@parlour/server/players/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { SignedIn, Stack } from '../stack/stack.ts'
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
