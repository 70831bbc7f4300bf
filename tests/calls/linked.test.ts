import { sql } from '@parlour/server/frame/db.ts'
import { createFileJob } from '@parlour/server/operators/file-job.ts'
import { putOff } from '@parlour/server/frame/schedule.ts'
import { operatorHandlers } from '@parlour/server/operators/handlers.ts'
import { writeListExport } from '@parlour/server/operators/list-exports.ts'
import type { Operator } from '@parlour/server/operators/operators.ts'
import { keepTraits } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { deposit, eventually, startCashier } from '../stack/cashier-stack.ts'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import { walkPages } from '../stack/walk-pages.ts'
import { exportedLists } from '@parlour/contract/operator/list-exports.ts'

let stack: CashierStack
let owner: Awaited<ReturnType<typeof enterConsole>>
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  owner = await enterConsole(placeOf(stack), 'looker', 'owner')
})
afterAll(() => stack.stop())

/** Players who were seen with a device, at an address. */
async function join(device: string, household: string): Promise<number> {
  const { playerId } = await stack.join()
  const { database } = stack.app
  await database.run(sql`delete from player_devices where player_id = ${playerId}`)
  await database.run(sql`insert into player_devices (player_id, device, household)
    values (${playerId}, ${device}, ${household})`)
  await database.run(sql`update players set registered_from = '', registered_device = ''
    where player_id = ${playerId}`)
  return playerId
}

test('accounts that two signals tie are one group, and one signal ties nobody', async () => {
  const [one, other] = [await join('d1', 'h1'), await join('d1', 'h1')]
  const sameDevice = await join('d1', 'h2')
  const { groupList } = await owner.ok('listGroups', {})
  const group = groupList.find(({ groupId }) => groupId === one)
  expect(group?.playerList.map(({ playerId }) => playerId)).toEqual([one, other])
  expect(group?.tieList).toEqual([{ one, other, signalList: ['device', 'household'] }])
  expect(group?.playerList[0]).toMatchObject({ state: 'active' })
  const own = await owner.ok('listGroups', { playerId: other })
  expect(own).toMatchObject({ groupList: [{ groupId: one }], lookedAt: 1, nextCursor: null })
  const alone = await owner.ok('listGroups', { playerId: sameDevice })
  expect(alone.groupList).toEqual([])
  expect(await owner.refused('listGroups', { playerId: 999_999 })).toBe('unknownPlayer')
})

test('what hangs together is told to its end, with when and why, and decided', async () => {
  const { database } = stack.app
  const [first, middle, end] = [
    await join('c1', 'k1'),
    await join('c1', 'k1'),
    await join('c2', ''),
  ]
  await database.run(sql`insert into player_devices (player_id, device, household)
    values (${middle}, 'c2', 'k2')`)
  await database.run(sql`update player_devices set household = 'k2' where player_id = ${end}`)
  const group = await owner.ok('getGroup', { playerId: end })
  expect(group).toMatchObject({ groupId: first, decided: null })
  expect(group.playerList.map(({ playerId }) => playerId)).toEqual([first, middle, end])
  expect(group.tieList.map(({ one, other }) => [one, other]).toSorted()).toEqual([
    [first, middle],
    [middle, end],
  ])
  expect(group.tieList[0]?.deviceTimes?.one).toBeGreaterThan(Date.now() - 600_000)
  // One step from the first account the last is not in sight.
  const [listed] = (await owner.ok('listGroups', { playerId: first })).groupList
  expect(listed?.playerList.map(({ playerId }) => playerId)).toEqual([first, middle, end])
  const apart = { playerId: middle, decision: 'apart', reason: 'a family' } as const
  expect(await owner.ok('decideGroup', apart)).toMatchObject({ status: 'apart', groupId: first })
  expect(await owner.refused('decideGroup', apart)).toBe('alreadySo')
  const decided = { decision: 'apart', reason: 'a family', operatorName: 'looker' }
  expect((await owner.ok('getGroup', { playerId: first })).decided).toMatchObject(decided)
  const joined = await join('c2', 'k2')
  const again = await owner.ok('getGroup', { playerId: joined })
  expect([again.groupId, again.playerList.length, again.decided]).toEqual([first, 4, null])
  const alone = await join('c7', 'k7')
  expect(await owner.refused('getGroup', { playerId: alone })).toBe('notLinked')
  expect(await owner.refused('decideGroup', { ...apart, playerId: 9 })).toBe('unknownPlayer')
})

test('a list is taken as a file under its filters, once, and it is written down', async () => {
  const playerId = await join('d9', 'h9')
  await stack.app.database.run(
    sql`update players set nickname = '=1+1' where player_id = ${playerId}`,
  )
  const asked = { list: 'listPlayers' as const, filters: { search: String(playerId) } }
  const { address } = await owner.ok('startListExport', asked)
  const take = () => fetch(stack.consoleUrl + address, { headers: { cookie: owner.cookie() } })
  const response = await take()
  expect(response.headers.get('content-disposition')).toContain('listPlayers.csv')
  const [head = '', row = '', rest] = (await response.text()).split('\r\n')
  expect(head).toContain('playerId')
  expect(row).toContain(String(playerId))
  expect(row).toContain("'=1+1")
  expect(rest).toBe('')
  expect((await take()).status).toBe(404)
  const { auditList } = await owner.ok('listAudit', { subject: 'list:listPlayers' })
  expect(auditList[0]).toMatchObject({ action: 'startListExport', operatorName: 'looker' })
  const bad = { list: 'listPlayers' as const, filters: { state: 'nonsense' } }
  expect(await owner.refused('startListExport', bad)).toBe('badFilters')
})

test('a long list is made a file in the background, after two people, for who asked', async () => {
  const known = await join('d12', 'h12')
  await stack.app.database.run(sql`update players set mobile = '66812347788'
    where player_id = ${known}`)
  const second = await enterConsole(placeOf(stack), 'second.looker', 'owner')
  const asked = { list: 'listPlayers', filters: {}, reason: 'the whole year' } as const
  expect(await owner.ok('startLargeExport', asked)).toMatchObject({ status: 'waiting' })
  expect(await second.ok('startLargeExport', asked)).toMatchObject({ status: 'begun' })
  const newest = async () => (await owner.ok('listExports', {})).fileList[0]
  const job = createFileJob(stack.app, operatorHandlers)
  while ((await newest())?.state === 'waiting')
    await stack.app.database.transaction((tx) => job.run(tx))
  const { fileId = 0, rows = 0, ...made } = (await newest()) ?? {}
  expect(made).toMatchObject({ list: 'listPlayers', state: 'ready', problem: null })
  expect((await second.ok('listExports', {})).fileList).toEqual([])
  expect(await second.refused('takeExport', { fileId })).toBe('unknownFile')
  const { address } = await owner.ok('takeExport', { fileId })
  const response = await fetch(stack.consoleUrl + address, { headers: { cookie: owner.cookie() } })
  expect(response.headers.get('content-disposition')).toContain('listPlayers.csv')
  const plain = (await response.text()).trimEnd()
  expect(plain.split('\r\n')).toHaveLength(rows + 1)
  expect(plain).toContain('081•••7788')

  const whole = { ...asked, isUnmasked: true, reason: 'asked for by the regulator' }
  await owner.ok('startLargeExport', whole)
  const finance = await enterConsole(placeOf(stack), 'money.looker', 'finance')
  expect(await finance.refused('startLargeExport', whole)).toBe('revealNotPermitted')
  const lists = { ...whole, list: 'listKyc' } as const
  expect(await owner.refused('startLargeExport', lists)).toBe('nothingMasked')
  expect(await second.ok('startLargeExport', whole)).toMatchObject({ status: 'begun' })
  while ((await newest())?.state === 'waiting')
    await stack.app.database.transaction((tx) => job.run(tx))
  expect(await newest()).toMatchObject({ state: 'ready', isUnmasked: true })
  const taken = await owner.ok('takeExport', { fileId: (await newest())?.fileId ?? 0 })
  const file = await fetch(stack.consoleUrl + taken.address, {
    headers: { cookie: owner.cookie() },
  })
  expect(await file.text()).toContain('66812347788')
  const { auditList } = await owner.ok('listAudit', { subject: 'list:listPlayers' })
  expect(auditList.map(({ action }) => action)).toContain('takeExport')
})

test('a file that cannot be made holds back no later one', async () => {
  await join('d13', 'h13')
  // The house's own turn would make both.
  await putOff(stack.app.database, ['operators.files'], 60)
  const second = await enterConsole(placeOf(stack), 'third.looker', 'owner')
  for (const list of ['listCases', 'listPlayers'] as const) {
    const asked = { list, filters: {}, reason: 'the whole year' }
    await owner.ok('startLargeExport', asked)
    expect(await second.ok('startLargeExport', asked)).toMatchObject({ status: 'begun' })
  }
  const listCases = () => Promise.reject(new Error('broken'))
  const job = createFileJob(stack.app, { ...operatorHandlers, listCases })
  const turn = () => stack.app.database.transaction((tx) => job.run(tx))
  const states = async () => {
    await turn().catch(() => null)
    return (await owner.ok('listExports', {})).fileList.slice(0, 2).map(({ state }) => state)
  }
  await expect.poll(states, { timeout: 30_000 }).toEqual(['ready', 'waiting'])
  await expect(turn()).rejects.toThrow('broken')
  await stack.app.database.run(sql`delete from operator_files where state = 'waiting'`)
})

test('a file that cannot hold the whole list says so in its last line', async () => {
  await join('d10', 'h10')
  await join('d11', 'h11')
  const operator = { operatorId: 1, name: 'looker', permissions: ['players.read'] } as Operator
  const wanted = { list: 'listPlayers', filters: {} } as const
  const take = async (mostRows: number) => {
    const of = { app: stack.app, operator, handlers: operatorHandlers, wanted, mostRows }
    let text = ''
    for await (const line of writeListExport(of)) text += line
    return text.trimEnd().split('\r\n')
  }
  expect(await take(2)).toHaveLength(4)
  expect((await take(2)).at(-1)).toContain('a file ends after 2 rows')
  expect((await take(10_000)).join()).not.toContain('The list goes on')
})

test('every list that can be a file has rows and columns', async () => {
  const { playerId } = await stack.join()
  const ofOne: Partial<Record<string, object>> = {
    listActivityClaims: { activity: 'VIP' },
    listLedger: { playerId, account: 'coin' },
    listPlayerEvents: { playerId },
  }
  for (const list of exportedLists) {
    const { address } = await owner.ok('startListExport', { list, filters: ofOne[list] ?? {} })
    const file = await fetch(stack.consoleUrl + address, { headers: { cookie: owner.cookie() } })
    expect((await file.text()).split('\r\n')[0], list).toMatch(/,/)
  }
})

test('a file is for those who may read the list', async () => {
  const finance = await enterConsole(placeOf(stack), 'fin', 'finance')
  const asked = { list: 'listCases' as const, filters: {} }
  expect(await finance.refused('startListExport', asked)).toBe('listNotPermitted')
})

test('players are filtered by what they are, in its order, and page by page', async () => {
  const door = stack.operator('ploy')
  const ids: number[] = []
  for (let n = 0; n < 4; n++) ids.push((await stack.join()).playerId)
  const [one = 0, two = 0, three = 0, four = 0] = ids
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const traits = ids.map((playerId, n) => ({
    playerId,
    level: 90 + n,
    netDeposit: n === 3 ? -7_000_000_00 : 9_000_000_00,
    seenAt: daysAgo(3_000 + n),
    country: n === 2 ? 'AQ' : 'XT',
  }))
  await stack.app.database.transaction((tx) => keepTraits(tx, traits))
  const find = async (filters: object) => {
    const { all } = await walkPages(async (from) => {
      const page = await door.ok('listPlayers', { ...filters, ...from, limit: 2 })
      return { rows: page.playerList.map((row) => row.playerId), nextCursor: page.nextCursor }
    })
    return all
  }
  expect(await find({ netFrom: 8_000_000_00 })).toEqual([three, two, one])
  expect(await find({ netTo: -6_000_000_00 })).toEqual([four])
  expect(await find({ netFrom: 8_000_000_00, level: 91 })).toEqual([three, two])
  expect(await find({ unseenFor: 2_999, country: 'XT' })).toEqual([one, two, four])
  expect(await find({ seenWithin: 3_002, unseenFor: 2_999 })).toEqual([one, two])
  expect(await find({ level: 90, state: 'frozen' })).toEqual([])
  expect(await find({ level: 90 })).toEqual([four, three, two, one])
  expect(await find({ country: 'AQ' })).toEqual([three])
  expect(await find({ country: 'AQ', search: String(one) })).toEqual([])
  expect(await find({ country: 'XT', search: String(one) })).toEqual([one])
  expect(await door.refused('listPlayers', { level: 90, cursor: '7' })).toBe('badInput')
})

test('what a player is looked up by follows what they do', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  await stack.app.database.run(sql`update players set tracking = '{"proxyId": "Ad-7"}'
    where player_id = ${playerId}`)
  await deposit(stack, mali, 500_00)
  const door = stack.operator('ploy')
  await eventually(async () => {
    const { playerList } = await door.ok('listPlayers', { source: 'ad-7' })
    expect(playerList).toMatchObject([{ playerId, netDeposit: 500_00, source: 'ad-7' }])
  })
})

test('a view is saved under a name, shared or not, and only its owner changes it', async () => {
  const [mine, yours] = [stack.operator('ploy'), stack.operator('korn')]
  const names = async (door: typeof mine) =>
    (await door.ok('listViews', {})).viewList.map(({ name, path, isOwn }) => [name, path, isOwn])
  const path = '/withdrawals?view=twoPeople'
  await mine.ok('setView', { name: 'Large', path, isShared: false })
  const { viewId } = await mine.ok('setView', { name: 'Ours', path: '/care', isShared: true })
  expect(await names(mine)).toEqual([
    ['Large', path, true],
    ['Ours', '/care', true],
  ])
  expect(await names(yours)).toEqual([['Ours', '/care', false]])
  expect(await yours.refused('dropView', { viewId })).toBe('unknownView')
  await mine.ok('setView', { name: 'Ours', path: '/audit', isShared: true })
  expect(await names(yours)).toEqual([['Ours', '/audit', false]])
  await mine.ok('dropView', { viewId })
  expect(await names(yours)).toEqual([])
  for (const bad of ['//elsewhere.example', 'https://elsewhere.example', '/a b'])
    expect((await mine.post('setView', { name: 'x', path: bad, isShared: true })).status).toBe(400)
})
