import { sql } from '@parlour/server/frame/db.ts'
import { readSettings } from '@parlour/server/frame/settings.ts'
import {
  findOperator,
  makeOperator,
  operatorHandlers,
  runOperatorCallWithin,
} from '@parlour/server/operators/index.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { eventually, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import { newKey } from '../stack/stack.ts'
import { joinVerified, sendKyc } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(() => stack.stop())

const large = 60_000_00
let people = 0
const someone = (role: 'owner' | 'identity' | 'content') =>
  enterConsole(placeOf(stack), `clerk${++people}`, role)

test('the days of a withdrawal are those of the site, and what is paid counts once', async () => {
  const mali = await joinVerified(stack, large)
  const { playerId } = mali
  const asked = { amount: 6_000_00, bankCardId: mali.cardId, walletPassword }
  const { orderId } = (await stack.ok('exchange', asked, mali, newKey())).order
  const { database } = stack.app
  // Two in the night of the day before yesterday: in London it is the evening before.
  const at = sql`((now() at time zone 'Asia/Bangkok')::date - 2 + time '02:00')
    at time zone 'Asia/Bangkok'`
  await database.run(sql`update cashier_deposits set created_at = ${at}
    where player_id = ${playerId}`)
  const { day } = await database.row<{ day: string }>(sql`
    select ((now() at time zone 'Asia/Bangkok')::date - 2)::text as day`)
  const door = stack.operator('ploy')
  const waiting = await door.ok('getWithdrawal', { orderId })
  expect(waiting.dayList).toEqual([{ day, deposited: large, withdrawn: 0 }])
  await database.run(sql`update cashier_withdrawals set status = 'paid'
    where player_id = ${playerId} and order_id = ${orderId}`)
  const paid = await door.ok('getWithdrawal', { orderId })
  // It is not measured against itself: nothing was paid before it.
  expect(paid.reasonList.map(({ kind }) => kind)).toContain('firstOne')
})

test('each is told of the proposals they may see, as many as their list has', async () => {
  const [looker, stranger] = [await someone('identity'), await someone('content')]
  const mali = await stack.join()
  const { playerId } = mali
  await sendKyc(stack, mali)
  const block = { playerId, decision: 'blocked', reason: 'somebody else' } as const
  await stack.operator('ploy').ok('decideKyc', block)
  const other = await joinVerified(stack, large)
  const asked = { amount: large, bankCardId: other.cardId, walletPassword }
  const { orderId } = (await stack.ok('exchange', asked, other, newKey())).order
  await stack.operator('ploy').ok('approveWithdrawal', { orderId })
  const shown = async (door: typeof looker) => {
    const { queueList } = await door.ok('getHome', {})
    // Of others there may be any number before it: a page is full of what one may see.
    const { approvalList } = await door.ok('listApprovals', { limit: 1 })
    return {
      count: queueList.find(({ queue }) => queue === 'approvals')?.count,
      first: approvalList[0]?.subject,
    }
  }
  expect(await shown(looker)).toEqual({ count: 1, first: String(playerId) })
  expect(await shown(stranger)).toEqual({ count: 0, first: undefined })
})

test('who puts banners in order undoes nobody’s change of one of them', async () => {
  const writer = await someone('content')
  const { database } = stack.app
  for (const title of ['one', 'two'])
    await database.run(sql`insert into site_banners (click_type, click_action, texts, image, sort)
      values (0, '', ${JSON.stringify({ title })}, '/art/a.avif', 1)`)
  const { rowList } = await writer.ok('listBanners', {})
  const [first] = rowList
  const idList = rowList.map(({ id }) => id).toReversed()
  const edit = { id: first?.id ?? 0, basedOn: first?.version ?? 0, reason: 'a better one' }
  const content = { ...first?.content, title: 'changed' }
  // The change is under way when the order is sent, and is done before the order is.
  const { ordered } = await database.transaction(async (tx) => {
    const act = { name: 'setBanner', handlers: operatorHandlers, body: { ...edit, content } }
    const token = await makeOperator(tx, 'painter', ['content.decide'])
    const operator = await findOperator(tx, token)
    if (!operator) throw new Error('not hired')
    await runOperatorCallWithin(stack.app, tx, { ...act, operator })
    const sent = writer.ok('orderBanners', { idList })
    await untilWaiting()
    return { ordered: sent.then(({ status }) => status) }
  })
  expect(await ordered).toBe('set')
  const after = (await writer.ok('listBanners', {})).rowList
  expect(after.map(({ id }) => id)).toEqual(idList)
  expect(after.find(({ id }) => id === edit.id)?.content).toMatchObject({ title: 'changed' })
})

test('a net deposit is one figure, in the list of players and on their page', async () => {
  const door = stack.operator('ploy')
  await stack.change({ withdrawalRules: { feeRate: 100_000 } })
  const mali = await joinVerified(stack, 1_000_00)
  const { playerId } = mali
  const asked = { amount: 400_00, bankCardId: mali.cardId, walletPassword }
  const { orderId } = (await stack.ok('exchange', asked, mali, newKey())).order
  await eventually(() => stack.decide('payouts', orderId, { action: 'approve' }))
  const listed = async () => {
    const { playerList } = await door.ok('listPlayers', { search: String(playerId) })
    return playerList[0]?.netDeposit
  }
  // Forty of it were the house's: 360 left, and 640 of the thousand are there.
  await eventually(async () => expect(await listed()).toBe(640_00))
  expect((await door.ok('listPlayerDays', { playerId })).netDeposit).toBe(640_00)
})

test('bounds by which nobody could withdraw are refused, and hold no switch up', async () => {
  const owner = await someone('owner')
  const { content, version } = await owner.ok('getSettings', {})
  const { settings } = await readSettings(stack.app.database)
  const rules = { ...settings.withdrawalRules, minAmount: settings.withdrawalRules.maxAmount + 1 }
  const draft = { ...content, withdrawalRules: rules }
  const { problemList } = await owner.ok('checkSettings', { content: draft })
  expect(problemList).toMatchObject([{ path: 'withdrawalRules.minAmount' }])
  const edit = { basedOn: version, content: draft, reason: 'a slip' }
  expect(await owner.refused('setSettings', edit)).toBe('badContent')
  // As an earlier release let them be set.
  await stack.change({ withdrawalRules: rules })
  const off = { part: 'withdrawals', reason: 'something is wrong' } as const
  expect(await owner.ok('switchOff', off)).toMatchObject({ version: version + 2 })
})

/** Until somebody waits for what this transaction holds. */
function untilWaiting(): Promise<void> {
  return vi.waitFor(
    async () => {
      const { waiting } = await stack.app.database.row<{ waiting: number }>(sql`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(waiting).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 100 },
  )
}
