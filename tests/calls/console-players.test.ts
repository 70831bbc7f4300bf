import { sql } from '@parlour/server/frame/db.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { readSettings } from '@parlour/server/frame/settings.ts'
import { setSuperior } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { channels, placed, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import { newKey } from '../stack/stack.ts'
import { walkPages } from '../stack/walk-pages.ts'
import { joinVerified, sendKyc } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(() => stack.stop())

test('a player is found by any scrap, masked, and page by page', async () => {
  const made = []
  for (let n = 0; n < 3; n++) made.push(await stack.join())
  const [first, , last] = made
  if (!first || !last) throw new Error('nobody came')
  const account = `scrap-${last.playerId}`
  await stack.app.database
    .run(sql`update players set mobile = ${`6681000${last.playerId % 10}7391`},
    account = ${account}, nickname = 'Duang Dao' where player_id = ${last.playerId}`)
  const door = stack.operator('ploy')
  const find = async (search: string) =>
    (await door.ok('listPlayers', { search })).playerList.map(({ playerId }) => playerId)
  for (const scrap of [String(last.playerId), '7391', 'SCRAP-', 'duang', '7391'])
    expect(await find(scrap), scrap).toEqual([last.playerId])
  expect(await find(`081000${last.playerId % 10}7391`)).toEqual([last.playerId])
  expect(await find('100%')).toEqual([])
  const { playerList } = await door.ok('listPlayers', { search: '7391' })
  expect(playerList[0]).toMatchObject({
    state: 'active',
    account,
    playerName: 'Duang Dao',
    level: 0,
  })
  expect(playerList[0]?.maskedMobile).toMatch(/^081•••7391$/)
  const page = await door.ok('listPlayers', { limit: 2 })
  const ids = page.playerList.map(({ playerId }) => playerId)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  const next = await door.ok('listPlayers', { limit: 2, cursor: page.nextCursor ?? '' })
  expect(Math.max(...next.playerList.map((one) => one.playerId))).toBeLessThan(ids[1] ?? 0)
})

test('one player is told in full; a look at the number and a note are written down', async () => {
  const mali = await joinVerified(stack, 500_00)
  const { playerId } = mali
  const door = stack.operator('ploy')
  await door.ok('addNote', { playerId, text: 'called about a card' })
  await door.ok('revealPlayer', { playerId })
  const told = await door.ok('getPlayer', { playerId })
  expect(told).toMatchObject({
    playerId,
    kycStatus: 'verified',
    areWithdrawalsHeld: false,
    accounts: { coin: 500_00, held: 0 },
    noteList: [{ text: 'called about a card', operatorName: 'ploy' }],
  })
  const identity = await door.ok('getPlayerIdentity', { playerId })
  expect(identity).toMatchObject({ status: 'verified', reason: null, cardList: [{}] })
  expect(identity.cardList[0]?.maskedCard).toMatch(/^••••\d{4}$/)
  expect(identity.decidedTime).not.toBeNull()
  await placed(stack, mali, 100_00, { rechargeType: channels.qr })
  const { orderList } = await door.ok('listPlayerOrders', { playerId })
  expect(orderList).toMatchObject([
    { kind: 'deposit', amount: 100_00, way: 'channel 2', wayEn: 'QR code' },
    { kind: 'deposit', amount: 500_00, status: 'credited', wayEn: 'channel 1' },
  ])
  const money = await door.ok('listPlayerEvents', { playerId, kind: 'money' })
  expect(money.eventList).toMatchObject([{ code: 'deposit', change: 500_00, balance: 500_00 }])
  const played = await door.ok('listPlayerEvents', { playerId, kind: 'play' })
  expect(played.eventList).toEqual([])
  const acts = await door.ok('listPlayerEvents', { playerId, kind: 'operators' })
  expect(acts.eventList.slice(0, 2)).toMatchObject([
    { code: 'revealPlayer', by: 'ploy' },
    { code: 'addNote', by: 'ploy' },
  ])
  const { all } = await walkPages(async (from) => {
    const page = await door.ok('listPlayerEvents', { playerId, ...from, limit: 2 })
    return { rows: page.eventList, nextCursor: page.nextCursor }
  })
  expect(all.map(({ time }) => time)).toEqual(all.map(({ time }) => time).toSorted((a, b) => b - a))
  expect(new Set(all.map(({ eventId }) => eventId)).size).toBe(all.length)
  expect(new Set(all.map(({ what }) => what))).toEqual(new Set(['entry', 'signIn', 'act']))
  const { dayList, netDeposit } = await door.ok('listPlayerDays', { playerId })
  expect([dayList.length, netDeposit]).toEqual([60, 500_00])
  expect(dayList.slice(-2).map(({ balance }) => balance)).toEqual([0, 500_00])
  expect((await door.ok('listPlayerRounds', { playerId })).roundList).toEqual([])
  expect(told.sessionList.length).toBeGreaterThan(0)
  const helper = await enterConsole(placeOf(stack), 'sam', 'support')
  await helper.ok('endSessions', { playerId, reason: 'taken over' })
  expect((await door.ok('getPlayer', { playerId })).sessionList).toEqual([])
  const { auditList } = await door.ok('listAudit', { subject: String(playerId) })
  expect(auditList.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['addNote', 'revealPlayer', 'endSessions']),
  )
  for (const call of ['getPlayer', 'getPlayerIdentity', 'revealPlayer'] as const)
    expect(await door.refused(call, { playerId: 1 })).toBe('unknownPlayer')
})

test('what a player was given is listed with its cause, and unused coupons', async () => {
  const { playerId } = await stack.join()
  const door = stack.operator('ploy')
  const items = [
    { id: 2001, count: 50_00, betRate: 3 },
    { id: 1001, count: 1, betRate: 0 },
  ]
  await stack.app.database.transaction((tx) =>
    grant(tx, { playerId, items, key: `mail:${playerId}`, source: 'mail' }),
  )
  const told = await door.ok('listPlayerRewards', { playerId })
  const given = told.rewardList.filter(({ source }) => source === 'mail')
  expect(given).toMatchObject([{ itemList: items }])
  expect(told.couponList.length).toBe(1)
  expect(await door.refused('listPlayerRewards', { playerId: 1 })).toBe('unknownPlayer')
})

test('papers that wait are listed by name, and opened with the age they tell', async () => {
  const mali = await stack.join()
  await sendKyc(stack, mali)
  const { playerId } = mali
  const door = stack.operator('ploy')
  const { kycList } = await door.ok('listKyc', { limit: 100 })
  expect(kycList.find((one) => one.playerId === playerId)).toMatchObject({ status: 'submitted' })
  const told = await door.ok('getKycCase', { playerId })
  expect(told.age).toBeGreaterThanOrEqual(told.ageLimit)
  expect(told.eraseTime).toBeNull()
  const twin = await stack.join()
  await sendKyc(stack, twin)
  const { sameList } = await door.ok('getKycCase', { playerId: twin.playerId })
  expect(sameList).toContain(playerId)
  const { all } = await walkPages(async (from) => {
    const page = await door.ok('listKyc', { ...from, limit: 1 })
    expect(page.waiting).toBeGreaterThanOrEqual(2)
    return { rows: page.kycList.map((one) => one.playerId), nextCursor: page.nextCursor }
  })
  expect(all.slice(-2)).toEqual([playerId, twin.playerId])
  expect(await door.refused('listKyc', { cursor: '1.x' })).toBe('badInput')
})

test('an entry is traced to all of its order, and each balance follows', async () => {
  const mali = await joinVerified(stack, 900_00)
  const { playerId } = mali
  const asked = { amount: 300_00, bankCardId: mali.cardId, walletPassword }
  const { order } = await stack.ok('exchange', asked, mali, newKey())
  const door = stack.operator('ploy')
  const { entryList, isWhole } = await door.ok('listLedger', { playerId })
  expect(isWhole).toBe(true)
  expect(entryList.map(({ code }) => code)).toEqual(['withdrawal_hold', 'deposit'])
  const { account, seq } = entryList[0] ?? { account: 'coin' as const, seq: 0 }
  const traced = await door.ok('traceTransfer', { playerId, account, seq })
  expect(traced.round).toBeNull()
  expect(traced.stepList[0]).toMatchObject({ what: 'status', code: 'requested', by: null })
  expect(traced.entryList.map((one) => [one.account, one.change]).toSorted()).toEqual([
    ['coin', -300_00],
    ['held', 300_00],
  ])
  expect(traced.entryList.every(({ source }) => source === order.orderId)).toBe(true)
  const byOrder = await door.ok('findEntries', { search: order.orderId.toLowerCase() })
  expect(byOrder).toMatchObject({ playerId, entryList: traced.entryList })
  const key = entryList[1]?.key ?? ''
  const byKey = await door.ok('findEntries', { search: key, playerId })
  expect(byKey.entryList.map(({ code }) => code)).toEqual(['deposit'])
  for (const wanted of [{ search: key }, { search: 'r0', playerId }, { search: 'WD1-00' }])
    expect(await door.refused('findEntries', wanted)).toBe('nothingFound')
  expect(await door.refused('traceTransfer', { playerId, account, seq: 99 })).toBe('unknownEntry')
  expect(await door.refused('listLedger', { playerId: 1 })).toBe('unknownPlayer')
})

test('the books are filtered, worked out anew, and the house has its side', async () => {
  const mali = await joinVerified(stack, 900_00)
  const { playerId } = mali
  const asked = { amount: 300_00, bankCardId: mali.cardId, walletPassword }
  await stack.ok('exchange', asked, mali, newKey())
  const door = stack.operator('ploy')
  const codes = async (filters: object) => {
    const { entryList } = await door.ok('listLedger', { playerId, ...filters })
    return entryList.map(({ code }) => code)
  }
  const { entryList } = await door.ok('listLedger', { playerId, limit: 1 })
  const { timeZone } = (await readSettings(stack.app.database)).settings
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(entryList[0]?.time)
  expect(await codes({ code: 'deposit' })).toEqual(['deposit'])
  expect(await codes({ least: 900_00 })).toEqual(['deposit'])
  expect(await codes({ most: 300_00 })).toEqual(['withdrawal_hold'])
  expect(await codes({ fromDay: today, toDay: today })).toEqual(['withdrawal_hold', 'deposit'])
  expect(await codes({ toDay: '2026-01-01' })).toEqual([])
  expect(await codes({ fromDay: '2100-01-01' })).toEqual([])
  const checked = await door.ok('recomputePlayer', { playerId })
  expect(checked).toMatchObject({ lines: 3, difference: null })
  expect(await door.refused('recomputePlayer', { playerId: 1 })).toBe('unknownPlayer')
  const { accountList } = await door.ok('getHouseAccounts', {})
  expect(accountList.map(({ account }) => account)).toContain('payments')
})

test('each way to deposit says how it did within a day', async () => {
  await joinVerified(stack, 300_00)
  const { channelList } = await stack.operator('ploy').ok('listChannelFigures', {})
  const used = channelList.filter(({ credited }) => credited > 0)
  expect(used.length).toBeGreaterThan(0)
  for (const { asked, credited, open, amount } of used) {
    expect(credited + open).toBeLessThanOrEqual(asked)
    expect(amount).toBeGreaterThanOrEqual(300_00)
  }
})

test('a figure leads to its entries and to a file, and who took it is written down', async () => {
  const mali = await joinVerified(stack, 700_00)
  const above = await stack.join()
  await stack.app.database.transaction((tx) => setSuperior(tx, mali.playerId, above.playerId))
  const door = stack.operator('ploy')
  const dayOf = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const range = { from: dayOf(-2), to: dayOf(2) }
  const asked = { figure: 'deposited', line: 'channel:1', ...range } as const
  const { entryList } = await door.ok('listReportEntries', { ...asked, limit: 100 })
  const own = entryList.filter(({ playerId }) => playerId === mali.playerId)
  expect(own).toMatchObject([{ code: 'deposit', change: 700_00 }])

  const fetchFile = (address: string, token: string) =>
    fetch(`${stack.url}${address}`, { headers: { authorization: `Bearer ${token}` } })
  const { address } = await door.ok('startExport', { report: 'entries', ...asked })
  expect((await fetchFile(address, await stack.hire('nim'))).status).toBe(404)
  const file = await fetchFile(address, await stack.hire('ploy'))
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="entries-')
  const lines = (await file.text()).split('\r\n')
  expect(lines[0]).toBe('time,playerId,account,seq,code,change,provider,source,roundId')
  expect(lines.filter((line) => line.includes(`,${mali.playerId},coin,`))).toHaveLength(1)
  expect((await fetchFile(address, await stack.hire('ploy'))).status).toBe(404)
  const { auditList } = await door.ok('listAudit', { subject: 'report:entries' })
  expect(auditList[0]).toMatchObject({ action: 'startExport', operatorName: 'ploy' })

  const agents = await door.ok('startExport', { report: 'agents', ...range })
  const tree = (await (await fetchFile(agents.address, await stack.hire('ploy'))).text()).split(
    '\r\n',
  )
  expect(tree[0]).toContain('playerId,playerName,superiorId,depth,level1')
  expect(tree[1]).toContain(`${above.playerId},`)
  expect(tree[2]).toContain(`${mali.playerId},`)
  expect(tree[2]).toContain(`,${above.playerId},2,`)
  const { today } = await door.ok('getToday', {})
  expect(today.ggr).toBe(today.staked - today.won)

  const backwards = { from: range.to, to: range.from }
  for (const call of ['getReport', 'listAgents'] as const)
    expect(await door.refused(call, backwards)).toBe('badRange')
  expect(await door.refused('startExport', { report: 'entries', ...range })).toBe('figureMissing')
})

test('the one box finds players and orders; what one may not read is no empty list', async () => {
  const mali = await joinVerified(stack, 300_00)
  const { playerId } = mali
  const door = stack.operator('ploy')
  const orders = async (search: string) =>
    (await door.ok('findAnything', { search })).orderList?.map(({ orderId }) => orderId)
  const byId = await door.ok('findAnything', { search: String(playerId) })
  expect(byId.playerList).toMatchObject([{ playerId, state: 'active' }])
  const [order] = byId.orderList ?? []
  expect(order).toMatchObject({ kind: 'deposit', playerId, amount: 300_00, status: 'credited' })
  const orderId = order?.orderId ?? ''
  for (const scrap of [orderId, orderId.toLowerCase(), orderId.slice(0, -4), `DP${playerId}`])
    expect(await orders(scrap), scrap).toEqual([orderId])
  expect((await door.ok('findAnything', { search: orderId })).playerList).toMatchObject([
    { playerId },
  ])
  for (const scrap of [`WD${playerId}`, `DP${playerId + 1}-`, 'DP%', '%'])
    expect(await orders(scrap), scrap).toEqual([])
  const identity = await enterConsole(placeOf(stack), 'nok', 'identity')
  expect(await identity.ok('findAnything', { search: String(playerId) })).toMatchObject({
    playerList: [{ playerId }],
    orderList: null,
  })
  const content = await enterConsole(placeOf(stack), 'fon', 'content')
  expect(await content.ok('findAnything', { search: String(playerId) })).toMatchObject({
    playerList: null,
    orderList: null,
  })
})
