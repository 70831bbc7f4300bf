import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { channels, placed, startCashier, statusOf } from '../stack/cashier-stack.ts'
import { walkPages } from '../stack/walk-pages.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const transfer = (player: Awaited<ReturnType<CashierStack['join']>>, amount: number) =>
  placed(stack, player, amount, { rechargeType: channels.manual })

let lastId = 0
const now = () => new Date().toISOString()
const row = (amount: string, reference = '', id = `L${++lastId}`) =>
  `${now()},${amount},THB,${reference},${id}`
const csv = (...rows: string[]) => ['time,amount,currency,reference,id', ...rows].join('\n')
const rechargeType = channels.manual
const take = (text: string) =>
  stack.operator('ploy').ok('importStatement', { rechargeType, csv: text })
const lines = async () =>
  (await stack.operator('ploy').ok('listProposals', { limit: 100 })).lineList
const lineOf = async (reference: string) =>
  (await lines()).find((line) => line.reference === reference)!

test('a line proposes the order it pays; nothing is credited until a person says so', async () => {
  const mali = await stack.join()
  const orderId = await transfer(mali, 512_34)
  expect(await take(csv(row('512.34', orderId)))).toMatchObject({ isTaken: true, newLines: 1 })
  const { lineId, candidateList } = await lineOf(orderId)
  expect(candidateList).toEqual([
    expect.objectContaining({ orderId, matches: ['amount', 'time', 'reference'] }),
  ])
  expect(await stack.coin(mali)).toBe(0)
  const ploy = stack.operator('ploy')
  expect(await ploy.ok('confirmProposal', { lineId, orderId })).toMatchObject({
    status: 'credited',
  })
  expect(await stack.coin(mali)).toBe(512_34)
  expect(await ploy.refused('confirmProposal', { lineId, orderId })).toBe('lineUsed')
  expect(await lineOf(orderId)).toBeUndefined()
  const { matchedList } = await ploy.ok('listMatched', { rechargeType })
  expect(matchedList).toMatchObject([{ lineId, orderId, amount: 512_34 }])
  const { counts } = await ploy.ok('countTransfers', {})
  expect(counts).toMatchObject({ matched: 1, late: 0 })
  expect((await ploy.ok('listMatched', { rechargeType: 999 })).matchedList).toEqual([])
  const { auditList } = await ploy.ok('listAudit', {})
  expect(auditList[0]).toMatchObject({ action: 'confirmProposal', subject: orderId })
})

test('the same file again, and one that overlaps, add only what is new', async () => {
  const time = now()
  const plain = (amount: string) => `${time},${amount},THB,overlap`
  const text = (...rows: string[]) => ['time,amount,currency,reference', ...rows].join('\n')
  const first = text(plain('1.00'), plain('1.00'), plain('2.00'))
  expect(await take(first)).toMatchObject({ newLines: 3, knownLines: 0 })
  expect(await take(first)).toMatchObject({ newLines: 0, knownLines: 3 })
  const next = text(plain('2.00'), plain('1.00'), plain('1.00'), plain('1.00'))
  expect(await take(next)).toMatchObject({ newLines: 1, knownLines: 3 })
  const both = await Promise.all([take(text(plain('3.00'))), take(text(plain('3.00')))])
  expect(both.reduce((sum, { newLines }) => sum + newLines, 0)).toBe(1)
})

test('one wrong line, and nothing of the file is taken', async () => {
  const before = (await lines()).length
  const bad = csv(row('5.00', 'never-taken'), row('five', 'never-taken'))
  expect(await take(bad)).toMatchObject({
    isTaken: false,
    newLines: 0,
    knownLines: 0,
    outgoingLines: 0,
    errorList: [{ line: 3, problem: expect.stringContaining('amount') }],
  })
  expect(await lines()).toHaveLength(before)
  const { counts } = await stack.operator('ploy').ok('countTransfers', {})
  expect(counts.match).toBe(before)
})

test('lines and announced transfers are read to the end, page by page', async () => {
  const ploy = stack.operator('ploy')
  const time = now()
  const text = Array.from({ length: 5 }, (_, n) => `${time},6.0${n},THB,paged,P${n}`)
  await take(csv(...text))
  const paged = await walkPages(async (from) => {
    const page = await ploy.ok('listProposals', { ...from, limit: 2 })
    return { rows: page.lineList.map(({ lineId }) => lineId), nextCursor: page.nextCursor }
  })
  expect(paged.all).toEqual((await lines()).map(({ lineId }) => lineId))
  expect(paged.pages).toBe(Math.ceil(paged.all.length / 2))
  const mali = await stack.join()
  const orders = []
  for (let n = 0; n < 3; n++) orders.push(await transfer(mali, 400_00 + n))
  await stack.app.database.run(sql`update cashier_deposits
    set created_at = now() - interval '1 hour' where player_id = ${mali.playerId}`)
  const open = await walkPages(async (from) => {
    const page = await ploy.ok('listOpenDeposits', { ...from, limit: 1 })
    return { rows: page.depositList, nextCursor: page.nextCursor }
  })
  const own = open.all.filter(({ playerId }) => playerId === mali.playerId)
  expect(own.map(({ orderId }) => orderId)).toEqual(orders.toSorted())
  const { counts, sums } = await ploy.ok('countTransfers', {})
  expect(counts).toMatchObject({ match: paged.all.length, awaiting: open.all.length })
  expect(counts.late).toBe(orders.length)
  const late = await ploy.ok('listOpenDeposits', { view: 'late', rechargeType })
  expect(late.depositList.map(({ orderId }) => orderId)).toEqual(orders.toSorted())
  expect(sums.awaiting).toBe(open.all.reduce((sum, { amount }) => sum + amount, 0))
})

test('a file with years of the Thai calendar is not taken, and the right one is', async () => {
  const right = row('6.00', 'in-its-year', 'BANK-6')
  const thai = right.replace(/^\d{4}/, (year) => String(Number(year) + 543))
  expect(await take(csv(thai))).toMatchObject({
    isTaken: false,
    errorList: [{ line: 2, problem: expect.stringContaining('time') }],
  })
  expect(await take(csv(right))).toMatchObject({ isTaken: true, newLines: 1 })
})

test('an id of the bank that now means something else refuses the file', async () => {
  const known = row('7.00', 'as-told', 'BANK-7')
  await take(csv(known))
  const changed = known.replace('7.00', '9.00')
  const { isTaken, errorList } = await take(csv(row('8.00', 'beside-it'), changed))
  expect(isTaken).toBe(false)
  expect(errorList).toEqual([{ line: 3, problem: expect.stringContaining('told before') }])
  expect(await lineOf('beside-it')).toBeUndefined()
})

test('another sum than announced wants two people, and what arrived counts', async () => {
  const mali = await stack.join()
  const orderId = await transfer(mali, 300_00)
  await take(csv(row('299.00', orderId)))
  const { lineId } = await lineOf(orderId)
  const asked = { lineId, orderId }
  const [ploy, somchai] = [stack.operator('ploy'), stack.operator('somchai')]
  expect(await ploy.ok('confirmProposal', asked)).toMatchObject({ neededApprovals: 2 })
  expect(await ploy.refused('confirmProposal', asked)).toBe('alreadyApproved')
  expect(await statusOf(stack, mali, orderId)).toBe('awaiting')
  expect(await somchai.ok('confirmProposal', asked)).toMatchObject({ status: 'credited' })
  expect(await stack.coin(mali)).toBe(299_00)
})

test('one order for two people at once is paid by one line once', async () => {
  const mali = await stack.join()
  const orderId = await transfer(mali, 611_00)
  await take(csv(row('611.00', `${orderId} one`), row('611.00', `${orderId} two`)))
  const pair = [await lineOf(`${orderId} one`), await lineOf(`${orderId} two`)]
  const doors = [stack.operator('ploy'), stack.operator('somchai')]
  const said = await Promise.all(
    pair.flatMap(({ lineId }) =>
      doors.map((one) => one.call('confirmProposal', { lineId, orderId })),
    ),
  )
  expect(said.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
  expect(await stack.coin(mali)).toBe(611_00)
})

test('what was never proposed cannot be confirmed; what pays nobody is put aside', async () => {
  const mali = await stack.join()
  const orderId = await transfer(mali, 300_00)
  await take(csv(row('77.00', 'rent of the office')))
  const { lineId, candidateList } = await lineOf('rent of the office')
  expect(candidateList).toEqual([])
  const ploy = stack.operator('ploy')
  expect(await ploy.refused('confirmProposal', { lineId, orderId })).toBe('noMatch')
  await ploy.ok('dismissLine', { lineId, reason: 'rent' })
  expect(await lineOf('rent of the office')).toBeUndefined()
  expect(await ploy.refused('dismissLine', { lineId, reason: 'rent' })).toBe('lineUsed')
  expect(await ploy.refused('dismissLine', { lineId: 999_999, reason: 'x' })).toBe('unknownLine')
})

test('only for accounts of the house, by operators; the file is not in the audit', async () => {
  const ploy = stack.operator('ploy')
  const text = csv(row('5.00', 'x'.repeat(200)))
  expect(await ploy.refused('importStatement', { rechargeType: 99, csv: text })).toBe(
    'unknownChannel',
  )
  expect(await ploy.refused('importStatement', { rechargeType: channels.page, csv: text })).toBe(
    'notManual',
  )
  const large = csv(...Array.from({ length: 4_000 }, () => row('-0.01', 'a large file')))
  expect(await take(large)).toMatchObject({ outgoingLines: 4_000 })
  const { detail } = await stack.app.database.row<{ detail: { csv: string } }>(sql`
    select detail from operator_audit where action = 'importStatement' order by audit_id desc
    limit 1`)
  expect(detail.csv).toMatch(/^sha256:[0-9a-f]{64}$/)
  const stranger = await fetch(`${stack.url}/operator/v1/importStatement`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rechargeType, csv: large }),
  })
  expect(stranger.status).toBe(401)
})

test('a gateway’s own file is compared with what it told us, and nothing changes', async () => {
  const mali = await stack.join()
  const pay = async (amount: number) => {
    const orderId = await placed(stack, mali, amount)
    const paymentRef = `S-${orderId}`
    const paid = { merchantOrderId: orderId, status: 'paid', paidAmount: amount } as const
    expect(await stack.callback({ ...paid, paymentRef })).toBe(200)
    return { orderId, paymentRef }
  }
  const [right, less, lost] = [await pay(100_00), await pay(200_00), await pay(300_00)]
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const line = (amount: string, id: string, time = now()) => `${time},${amount},THB,,${id}`
  const file = csv(
    line('100.00', right.paymentRef, hours(-2)),
    line('199.00', less.paymentRef),
    line('50.00', 'S-strange'),
    line('100.00', right.paymentRef, hours(2)),
  )
  const ploy = stack.operator('ploy')
  const compared = await ploy.ok('compareSettlement', { provider: 'sandbox', csv: file })
  expect(compared).toMatchObject({ isRead: true, lines: 4, here: 300_00, there: 449_00 })
  const found = compared.differenceList.map(({ paymentRef, difference, here, there }) => [
    paymentRef,
    difference,
    here,
    there,
  ])
  expect(found).toEqual([
    [less.paymentRef, 'otherSum', 200_00, 199_00],
    ['S-strange', 'missingHere', null, 50_00],
    [right.paymentRef, 'twice', 100_00, 100_00],
    [lost.paymentRef, 'missingThere', 300_00, null],
  ])
  expect(await stack.coin(mali)).toBe(600_00)
  const wrong = await ploy.ok('compareSettlement', { provider: 'sandbox', csv: csv(line('1', '')) })
  expect(wrong).toMatchObject({ isRead: false, errorList: [{ line: 2 }] })
  const unknown = { provider: 'nobody', csv: file }
  expect(await ploy.refused('compareSettlement', unknown)).toBe('unknownProvider')
})
