import { sql } from '@parlour/server/frame/db.ts'
import { readSettings } from '@parlour/server/frame/settings.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier, walletPassword } from '../stack/cashier-stack.ts'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import { games, seedGames } from '../stack/play-stack.ts'
import { newKey } from '../stack/stack.ts'
import { joinVerified } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
  await seedGames(stack)
})
afterAll(() => stack.stop())

let people = 0
const someone = (role: 'owner' | 'payments' | 'promotions' = 'owner') =>
  enterConsole(placeOf(stack), `editor${++people}`, role)
const inForce = async () => (await readSettings(stack.app.database)).settings
type Person = Awaited<ReturnType<typeof someone>>

/** A draft that differs in one place. */
async function draftOf(person: Person, change: object) {
  const { version: basedOn, content } = await person.ok('getSettings', {})
  return { basedOn, content: { ...content, ...change }, reason: 'the month’s plan' }
}

test('settings come with their form, pages and versions, and who made each', async () => {
  const owner = await someone()
  const shown = await owner.ok('getSettings', {})
  expect(shown.form).toMatchObject({
    fields: { siteName: { label: ['Name of the site', 'ชื่อเว็บไซต์'] } },
  })
  expect(shown.pageList.flatMap(({ fieldList }) => fieldList).toSorted()).toEqual(
    Object.keys(shown.content).toSorted(),
  )
  const before = await inForce()
  const set = await owner.ok('setSettings', await draftOf(owner, { siteName: 'ลานใหม่' }))
  expect(set).toMatchObject({ status: 'set', approvalId: null })
  expect((await inForce()).siteName).toBe('ลานใหม่')
  const { versionList } = await owner.ok('listSettingsVersions', { limit: 2 })
  expect(versionList[0]).toMatchObject({ version: set.version, author: `editor${people}` })
  const old = await owner.ok('getSettings', { version: versionList[1]?.version })
  expect(old).toMatchObject({ newest: set.version, content: { siteName: before.siteName } })
  expect(await owner.refused('getSettings', { version: 999_999 })).toBe('unknownVersion')
})

test('a version that nobody can read any more spoils no list: it alone is refused', async () => {
  const owner = await someone()
  await stack.app.database.transaction(async (tx) => {
    await tx.run(sql`insert into site_settings (settings, author) values ('{"siteName": 5}', 'x')`)
    await tx.run(sql`insert into site_settings (settings, author)
      select settings, author from site_settings order by version desc offset 1 limit 1`)
    await tx.run(sql`insert into activity_configs (activity, is_on, sort, config, author)
      values ('OutLink', false, 1, '{"link": 5}', 'x'), ('OutLink', false, 1, '{}', 'x')`)
  })
  const settings = await owner.ok('listSettingsVersions', { limit: 3 })
  const old = { version: settings.versionList[1]?.version ?? 0 }
  expect(await owner.refused('getSettings', old)).toBe('unreadableVersion')
  const activity = 'OutLink' as const
  const configs = await owner.ok('listActivityVersions', { activity, limit: 3 })
  const broken = { activity, version: configs.versionList[1]?.version ?? 0 }
  expect(await owner.refused('getActivity', broken)).toBe('unreadableVersion')
})

test('a draft is judged field by field before anybody decides on it', async () => {
  const owner = await someone()
  const { content } = await owner.ok('getSettings', {})
  const rules = { ...(content['withdrawalRules'] as object), minAmount: 0 }
  const broken = { ...content, withdrawalRules: rules, supportEmail: 'nobody' }
  const { problemList } = await owner.ok('checkSettings', { content: broken })
  expect(problemList).toEqual(
    expect.arrayContaining([
      { path: 'withdrawalRules.minAmount', problem: 'tooSmall', limit: 1, text: null },
      { path: 'supportEmail', problem: 'wrong', limit: null, text: null },
    ]),
  )
  const draft = await draftOf(owner, { supportEmail: 'nobody' })
  expect(await owner.refused('setSettings', draft)).toBe('badContent')
  expect(await owner.refused('setSettings', await draftOf(owner, {}))).toBe('nothingChanged')
  const stale = { ...(await draftOf(owner, { siteName: 'x' })), basedOn: 1 }
  expect(await owner.refused('setSettings', stale)).toBe('changedMeanwhile')
})

test('terms are raised by two people, of whom the second sees what changes', async () => {
  const [one, two, mali] = [await someone(), await someone(), await stack.join()]
  const isAsked = async () => (await stack.ok('getAfterLoginInfo', {}, mali)).session?.hasNewTerms
  const draft = await draftOf(one, { termsVersion: '2099-1' })
  const { wantsTwo, changeList } = await one.ok('checkSettings', { content: draft.content })
  const before = (await inForce()).termsVersion
  const changes = [{ path: 'termsVersion', before, after: '2099-1' }]
  expect([wantsTwo, changeList]).toEqual([true, changes])
  const { status, approvalId } = await one.ok('setSettings', draft)
  expect([status, (await inForce()).termsVersion]).toEqual(['waiting', before])
  expect(await isAsked()).toBe(false)
  expect(await one.refused('setSettings', draft)).toBe('alreadyApproved')
  const seen = await two.ok('getApproval', { approvalId: approvalId ?? 0 })
  expect(seen.content).toEqual({ basedOn: draft.basedOn, changes })
  const { contentHash } = seen
  const yes = { approvalId: seen.approvalId, contentHash, decision: 'approved' } as const
  expect(await two.ok('decideApproval', yes)).toMatchObject({ status: 'approved' })
  expect((await inForce()).termsVersion).toBe('2099-1')
  await expect.poll(isAsked, { timeout: 20_000 }).toBe(true)
  await stack.change({ termsVersion: before })
  const { auditList } = await two.ok('listAudit', { limit: 5 })
  const line = auditList.find(({ action }) => action === 'setSettings')
  expect(line?.subject).toBe('settings')
  const told = await two.ok('getAuditLine', { auditId: line?.auditId ?? 0 })
  expect(told.changeList).toEqual(changes)
  expect(told.detail['content']).toMatch(/^sha256:/)
})

test('what was proposed on an older version is void', async () => {
  const [one, two] = [await someone(), await someone()]
  const { approvalId } = await one.ok('setSettings', await draftOf(one, { ageLimit: 25 }))
  await two.ok('setSettings', await draftOf(two, { siteNameEn: `Yard ${people}` }))
  const { contentHash } = await two.ok('getApproval', { approvalId: approvalId ?? 0 })
  const yes = { approvalId: approvalId ?? 0, contentHash, decision: 'approved' } as const
  expect(await two.ok('decideApproval', yes)).toMatchObject({
    status: 'void',
    reason: 'changedMeanwhile',
  })
  expect((await inForce()).ageLimit).not.toBe(25)
})

test('deposits are switched off by one person at once, and on again by two', async () => {
  const clerk = await someone('payments')
  const off = { part: 'deposits', reason: 'the bank is down' } as const
  await clerk.ok('switchOff', off)
  expect((await inForce()).switches.deposits).toBe(false)
  expect(await clerk.refused('switchOff', off)).toBe('alreadyOff')
  const [one, two] = [await someone(), await someone()]
  const { switches } = await inForce()
  const on = await draftOf(one, { switches: { ...switches, deposits: true } })
  expect(await one.ok('setSettings', on)).toMatchObject({ status: 'waiting' })
  expect((await inForce()).switches.deposits).toBe(false)
  expect(await two.ok('setSettings', on)).toMatchObject({ status: 'set' })
  expect((await inForce()).switches.deposits).toBe(true)
  expect((await clerk.post('setSettings', on)).status).toBe(403)
})

test('another sum approved by rule tells how many withdrawals would have waited', async () => {
  const mali = await joinVerified(stack, 10_000_00)
  const asked = { amount: 1_000_00, bankCardId: mali.cardId, walletPassword }
  await stack.ok('exchange', asked, mali, newKey())
  const owner = await someone()
  const { withdrawalRules } = await inForce()
  const effectOf = async (approvedUpTo: number) => {
    const draft = await draftOf(owner, { withdrawalRules: { ...withdrawalRules, approvedUpTo } })
    return (await owner.ok('checkSettings', { content: draft.content })).effect
  }
  const none = await effectOf(0)
  expect(none?.wouldWait).toBeGreaterThanOrEqual(1)
  expect((await effectOf(1_000_00))?.wouldWait).toBeLessThan(none?.wouldWait ?? 0)
  const same = await draftOf(owner, { siteName: 'x' })
  expect((await owner.ok('checkSettings', { content: same.content })).effect).toBe(null)
})

test('a promotion is drafted, forecast, decided by two, and rolled back the same way', async () => {
  const [one, two] = [await someone('promotions'), await someone('promotions')]
  const activity = 'FirstCharge'
  const first = await one.ok('getActivity', { activity })
  expect(first.form).toMatchObject({ fields: { config: { fields: { packs: { kind: 'rows' } } } } })
  const config = { ...(first.content['config'] as object), hours: 48 }
  const content = { ...first.content, isOn: true, config }
  const checked = await one.ok('checkActivity', { activity, content })
  expect(checked).toMatchObject({ problemList: [], wantsTwo: true })
  expect(checked.changeList).toContainEqual({ path: 'config.hours', before: 72, after: 48 })
  const { draft, running } = await one.ok('forecastActivity', { activity, config, days: 7 })
  expect([draft.coins, running.coins].every(Number.isSafeInteger)).toBe(true)
  const decided = { isOn: true, config }
  const change = { activity, basedOn: first.version, ...decided, reason: 'shorter' } as const
  expect(await one.ok('setActivity', change)).toMatchObject({ status: 'waiting' })
  const set = await two.ok('setActivity', change)
  expect(set.status).toBe('set')
  const { versionList } = await one.ok('listActivityVersions', { activity })
  expect(versionList[0]).toMatchObject({ version: set.version, author: `editor${people}` })
  const back = { ...change, basedOn: set.version, config: first.content['config'] as typeof config }
  await one.ok('setActivity', back)
  await two.ok('setActivity', back)
  const now = await one.ok('getActivity', { activity })
  expect(now.content['config']).toEqual(first.content['config'])
})

test('one person switches a promotion off; what breaks its rules is told by path', async () => {
  const [one, two] = [await someone('promotions'), await someone('promotions')]
  const activity = 'Bind'
  const { version: basedOn } = await one.ok('getActivity', { activity })
  const on = { activity, basedOn, isOn: true } as const
  const { status } = await one.ok('setActivity', on)
  if (status === 'waiting') await two.ok('setActivity', on)
  const now = await one.ok('getActivity', { activity })
  const off = { activity, basedOn: now.version, isOn: false } as const
  expect(await one.ok('setActivity', off)).toMatchObject({ status: 'set' })
  const config = { ...(now.content['config'] as object), betRate: 99 }
  const borders = { startsAt: 2_000, endsAt: 1_000 }
  const draft = { ...now.content, ...borders, config }
  const { problemList } = await one.ok('checkActivity', { activity, content: draft })
  expect(problemList.map(({ path, problem }) => [path, problem])).toEqual(
    expect.arrayContaining([
      ['endsAt', 'said'],
      ['config.betRate', 'said'],
    ]),
  )
})

const enterRole = (role: 'content' | 'owner') =>
  enterConsole(placeOf(stack), `editor${++people}`, role)

test('a banner is added and switched off by one person, and leads only where it may', async () => {
  const writer = await enterRole('content')
  const words = { title: 'ใหม่', titleEn: 'New', kicker: '', kickerEn: '', button: '', buttonEn: '' }
  const rest = { clickType: 0, clickAction: '', startsAt: null, endsAt: null }
  const banner = { isOn: true, sort: 9, ...words, image: '/art/new.avif', ...rest }
  const add = { id: null, basedOn: 0, content: banner, reason: 'the season' }
  const away = { ...banner, clickType: 3, clickAction: 'https://elsewhere.example/x' }
  expect(await writer.refused('setBanner', { ...add, content: away })).toBe('badContent')
  expect((await writer.ok('checkBanner', { id: null, content: away })).problemList).toMatchObject([
    { path: 'clickAction', problem: 'said' },
  ])
  expect(await writer.ok('setBanner', add)).toMatchObject({ status: 'set' })
  const shown = async () =>
    (await stack.ok('appConfig', {})) as { appLobbyAdConfigList?: { titleEn: string }[] }
  const isShown = async () =>
    (await shown()).appLobbyAdConfigList?.some(({ titleEn }) => titleEn === 'New')
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true)
  const { rowList } = await writer.ok('listBanners', {})
  const row = rowList.find(({ content }) => content['titleEn'] === 'New')
  const off = { id: row?.id ?? 0, basedOn: row?.version ?? 0, reason: 'over' }
  await writer.ok('setBanner', { ...off, content: { ...banner, isOn: false } })
  await expect.poll(isShown, { timeout: 20_000 }).toBe(false)
  const again = { ...off, content: { ...banner, sort: 1 } }
  expect(await writer.refused('setBanner', again)).toBe('changedMeanwhile')
  expect(await writer.refused('setBanner', { ...again, id: 999_999 })).toBe('unknownRow')
})

test('a channel closes by one person, and opens or gets another account by two', async () => {
  const [one, two] = [await enterRole('owner'), await enterRole('owner')]
  const read = async () => (await one.ok('listChannels', {})).rowList[0]
  const change = async (part: object) => {
    const row = await read()
    const content = { ...row?.content, ...part }
    return { id: row?.id ?? 0, basedOn: row?.version ?? 0, content, reason: 'the bank asked' }
  }
  expect(await one.ok('setChannel', await change({ isOn: false }))).toMatchObject({ status: 'set' })
  expect((await read())?.isOn).toBe(false)
  const bank = { bankName: 'ธนาคาร', bankNameEn: 'Bank', shortBankName: 'B' }
  const account = { ...bank, accountName: 'บ้าน', accountNameEn: 'House', cardNum: '1234567890' }
  const opens = await change({ isOn: true, account })
  expect(await one.ok('setChannel', opens)).toMatchObject({ status: 'waiting' })
  expect((await read())?.isOn).toBe(false)
  expect(await two.ok('setChannel', opens)).toMatchObject({ status: 'set' })
  expect((await read())?.content).toMatchObject({ isOn: true, account })
  const wrong = await change({ minAmount: 2_00, maxAmount: 1_00 })
  expect(await one.refused('setChannel', wrong)).toBe('badContent')
})

test('whatever is listed is a content that its own form takes', async () => {
  const owner = await enterRole('owner')
  const kinds = [
    ['listBanners', 'checkBanner'],
    ['listNotices', 'checkNotice'],
    ['listTexts', 'checkText'],
    ['listGames', 'checkGame'],
    ['listChannels', 'checkChannel'],
    ['listBanks', 'checkBank'],
  ] as const
  for (const [list, check] of kinds)
    for (const { id, content } of (await owner.ok(list, {})).rowList.slice(0, 10)) {
      const { problemList, changeList } = await owner.ok(check, { id, content })
      expect([list, id, problemList, changeList]).toEqual([list, id, [], []])
    }
})

test('a game goes under maintenance with its time, and counts as it is told', async () => {
  const owner = await enterRole('owner')
  const read = async () => {
    const { rowList } = await owner.ok('listGames', {})
    const found = rowList.find(({ id }) => id === games.open)
    if (!found) throw new Error('the game is not listed')
    return found
  }
  const { id, version: basedOn, content } = await read()
  const reopensAt = Date.UTC(2199, 0, 2)
  const closed = { ...content, isMaintained: true, reopensAt, countedPercent: 40 }
  await owner.ok('setGame', { id, basedOn, content: closed, reason: 'new release' })
  expect(await read()).toMatchObject({ isOn: false, content: { isMaintained: true, reopensAt } })
  const counted = async () => (await stack.ok('gameInfo', { gameId: id })).countedPercent
  await expect.poll(counted, { timeout: 20_000 }).toBe(40)
  const inLobby = async () => {
    const config = (await stack.ok('appConfig', {})) as {
      appGameList?: { id: number; maintain: number }[]
    }
    return config.appGameList?.find((game) => game.id === id)?.maintain
  }
  await expect.poll(inLobby, { timeout: 20_000 }).toBe(1)
})
