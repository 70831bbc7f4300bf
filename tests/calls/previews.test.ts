import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiPrefix, headers } from '@parlour/contract/envelope.ts'
import { calls } from '@parlour/contract/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
let owner: Awaited<ReturnType<typeof enterConsole>>
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-preview-'))
  const page = '<html lang="th"><head><title>x</title></head></html>'
  writeFileSync(path.join(folder, 'index.html'), page)
  writeFileSync(path.join(folder, 'home.html'), page)
  stack = await startStack({ clusterUrl: inject('clusterUrl'), env: { WEB_DIR: folder } })
  await seedDemo(stack.app.database, stack.app.config)
  owner = await enterConsole(placeOf(stack), 'looker', 'owner')
})
afterAll(() => stack.stop())

type Name = keyof typeof calls
const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('preview') ?? ''

/** A call as the page in the frame makes it. */
async function ask(token: string, name: Name, input: object = {}) {
  const response = await fetch(`${stack.url}${apiPrefix}${calls[name].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [headers.preview]: token },
    body: JSON.stringify(input),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Everything a preview could leave behind. */
const left = () =>
  stack.app.database.row<
    Record<string, number>
  >(sql`select (select count(*) from players) as players,
    (select count(*) from site_settings) as settings, (select count(*) from mails) as mails,
    (select count(*) from activity_configs) as configs, (select count(*) from events) as events,
    (select count(*) from site_banners) as banners,
    (select last_value from site_settings_version_seq) as versions`)

test('a draft of the settings is in force in its frame alone, and leaves nothing', async () => {
  const { content } = await owner.ok('getSettings', {})
  const theme = { ...(content['theme'] as object), accent: '#2ec4b6' }
  const draft = { ...content, siteName: 'ร่างใหม่', theme }
  const before = await left()
  const shown = await owner.ok('previewSettings', { content: draft })
  const token = tokenOf(shown)
  const seen = await ask(token, 'appConfig')
  expect(seen.body).toMatchObject({ errcode: 0, siteName: 'ร่างใหม่' })
  const { pathname, search } = new URL(shown.url)
  const page = await fetch(stack.url + pathname + search, { headers: { accept: 'text/html' } })
  const html = await page.text()
  expect(html).toContain('<title>ร่างใหม่</title>')
  expect(html).toContain('--brand:#2ec4b6')
  expect(page.headers.get('x-frame-options')).toBeNull()
  expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost/)
  expect(await left()).toEqual(before)
  const plain = await fetch(`${stack.url}/login`, { headers: { accept: 'text/html' } })
  expect(plain.headers.get('x-frame-options')).toBe('DENY')
  expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await stack.ok('appConfig', {})).not.toMatchObject({ siteName: 'ร่างใหม่' })
  const faint = { ...draft, theme: { ...theme, surface: '#ffffff' } }
  expect(await owner.refused('previewSettings', { content: faint })).toBe('badContent')
})

test('nothing can be done in a preview, and a token that is not good shows nothing', async () => {
  const { content } = await owner.ok('getSettings', {})
  const token = tokenOf(await owner.ok('previewSettings', { content }))
  expect(await ask(token, 'accountLogin', { account: 'a', password: 'b' })).toMatchObject({
    status: 503,
    body: { error: 'unavailable' },
  })
  expect(await ask(token, 'kyc')).toMatchObject({ status: 401 })
  expect(await ask('v-no-such-token', 'appConfig')).toMatchObject({ status: 401 })
  const page = await fetch(`${stack.url}/lobby/home?preview=v-no-such-token`, {
    headers: { accept: 'text/html' },
  })
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  await stack.app.database.run(sql`update operator_previews set expires_at = now()`)
  expect(await ask(token, 'appConfig')).toMatchObject({ status: 401 })
})

test('banners, notices, mails and promotions are shown by the calls that show them', async () => {
  const before = await left()
  const { rowList } = await owner.ok('listBanners', {})
  const [banner] = rowList
  const content = { ...banner?.content, title: 'แบนเนอร์ร่าง', startsAt: Date.UTC(2199, 0) }
  const row = { id: banner?.id ?? null, content: content as never }
  const ofBanner = await ask(tokenOf(await owner.ok('previewBanner', row)), 'appConfig')
  expect(JSON.stringify(ofBanner.body['appLobbyAdConfigList'])).toContain('แบนเนอร์ร่าง')
  const notices = await owner.ok('listNotices', {})
  const later = { publishedAt: Date.UTC(2199, 0), isOn: true }
  const notice = { ...notices.rowList[0]?.content, title: 'ประกาศร่าง', ...later }
  const added = { id: null, content: notice as never }
  const ofNotice = await ask(tokenOf(await owner.ok('previewNotice', added)), 'appConfig')
  expect(JSON.stringify(ofNotice.body['appNoticeConfigList'])).toContain('ประกาศร่าง')

  const [, said] = (await owner.ok('listTexts', {})).rowList
  const line = { ...said?.content, thai: 'คำใหม่', startsAt: Date.UTC(2199, 0) }
  const ofText = await owner.ok('previewText', { id: said?.id ?? null, content: line })
  expect((await ask(tokenOf(ofText), 'appConfig')).body['siteTexts']).toMatchObject([
    { thai: 'คำใหม่' },
  ])

  const texts = { title: 'จดหมาย', titleEn: 'Letter', content: 'ก', contentEn: 'a' }
  const mail = tokenOf(await owner.ok('previewMail', { texts }))
  expect((await ask(mail, 'getMail2')).body).toMatchObject({ mailList: [{ titleEn: 'Letter' }] })
  expect((await ask(mail, 'getAfterLoginInfoWeb')).status).toBe(200)

  const activity = 'OutLink' as const
  const { content: now } = await owner.ok('getActivity', { activity })
  const config = { link: 'https://example.com/draft' }
  const on = { ...now, isOn: true, config }
  const promotion = tokenOf(await owner.ok('previewActivity', { activity, content: on }))
  const open = await ask(promotion, 'getActivityIds')
  expect(JSON.stringify(open.body)).toContain('https://example.com/draft')
  const charge = { activity: 'FirstCharge' as const }
  const { content: packs } = await owner.ok('getActivity', charge)
  const seen = async (seenAs: 'new' | 'halfway' | 'done') => {
    const shown = await owner.ok('previewActivity', { ...charge, content: packs, seenAs })
    expect(new URL(shown.url).searchParams.get('against')).not.toBeNull()
    const told = await ask(tokenOf(shown), 'appVipUser')
    return told.body['vip']
  }
  expect(await seen('new')).toBe(0)
  expect(await seen('done')).toBeGreaterThan(0)
  const inviting = { activity: 'InviteFriend1' as const }
  const { content: offer } = await owner.ok('getActivity', inviting)
  const friends = async (seenAs: 'new' | 'halfway') => {
    const shown = await owner.ok('previewActivity', { ...inviting, content: offer, seenAs })
    const told = await ask(tokenOf(shown), 'appInviteBonus1User')
    return told.body['appInviteBonus1User']
  }
  expect(await friends('new')).toMatchObject({ inviteCount: 0 })
  expect(await friends('halfway')).toMatchObject({ inviteCount: 1 })
  expect({ ...(await left()), banners: 0 }).toEqual({ ...before, banners: 0 })
})

test('what one begins to write on a promotion is kept, for oneself alone', async () => {
  const one = await enterConsole(placeOf(stack), 'writer.one', 'promotions')
  const two = await enterConsole(placeOf(stack), 'writer.two', 'promotions')
  const activity = 'FirstCharge' as const
  const { version: basedOn, content } = await one.ok('getActivity', { activity })
  const begun = { activity, basedOn, content: { ...content, sort: 77 } }
  const { savedTime } = await one.ok('setActivityDraft', begun)
  expect(await one.ok('getActivityDraft', { activity })).toMatchObject({
    draft: { basedOn, savedTime, content: { sort: 77 } },
  })
  const hasDraft = async (person: typeof one) =>
    (await person.ok('listActivities', {})).activityList.find((row) => row.activity === activity)
      ?.hasDraft
  expect([await hasDraft(one), await hasDraft(two)]).toEqual([true, false])
  expect((await two.ok('getActivityDraft', { activity })).draft).toBeNull()
  await one.ok('setActivityDraft', { ...begun, content: null })
  expect((await one.ok('getActivityDraft', { activity })).draft).toBeNull()
  expect((await one.ok('getActivity', { activity })).version).toBe(basedOn)
})

test('banners are put into another order, all of them or none', async () => {
  const idsOf = async () => (await owner.ok('listBanners', {})).rowList.map(({ id }) => id)
  const idList = (await idsOf()).toReversed()
  expect(idList.length).toBeGreaterThan(1)
  await owner.ok('orderBanners', { idList })
  expect(await idsOf()).toEqual(idList)
  const [first = 0, ...rest] = idList
  for (const wrong of [rest, [first, first, ...rest.slice(1)], [...idList, 999_999]])
    expect(await owner.refused('orderBanners', { idList: wrong })).toBe('changedMeanwhile')
  expect(await idsOf()).toEqual(idList)
})

test('content is shown from its start until its end, and never the other way round', async () => {
  const words = { title: 'ก', titleEn: 'Timed', kicker: '', kickerEn: '', button: '', buttonEn: '' }
  const rest = { clickType: 0, clickAction: '', image: '/art/new.avif' }
  const banner = { isOn: true, sort: 9, ...words, ...rest }
  const [past, future] = [Date.now() - 3_600_000, Date.now() + 3_600_000]
  const times = [
    { sort: 1, startsAt: past, endsAt: future },
    { sort: 2, startsAt: past, endsAt: null },
    { sort: 3, startsAt: null, endsAt: past },
    { sort: 4, startsAt: future, endsAt: null },
  ]
  for (const time of times) {
    const content = { ...banner, ...time }
    await owner.ok('setBanner', { id: null, basedOn: 0, content, reason: 'x' })
  }
  const shown = async () => {
    const { appLobbyAdConfigList: all = [] } = (await stack.ok('appConfig', {})) as {
      appLobbyAdConfigList?: { titleEn: string; sort: number }[]
    }
    return all.filter(({ titleEn }) => titleEn === 'Timed').map(({ sort }) => sort)
  }
  await expect.poll(shown, { timeout: 20_000 }).toEqual([1, 2])
  const turned = { ...banner, startsAt: future, endsAt: past }
  const { problemList } = await owner.ok('checkBanner', { id: null, content: turned })
  expect(problemList).toMatchObject([{ path: 'endsAt', problem: 'said' }])
})

test('of two in one place the older stands first, also after it was edited', async () => {
  const words = { titleEn: 'Same', kicker: '', kickerEn: '', button: '', buttonEn: '' }
  const rest = {
    clickType: 0,
    clickAction: '',
    image: '/art/new.avif',
    startsAt: null,
    endsAt: null,
  }
  const banner = { isOn: true, sort: 7, ...words, ...rest }
  for (const title of ['older', 'newer'])
    await owner.ok('setBanner', {
      id: null,
      basedOn: 0,
      content: { ...banner, title },
      reason: 'x',
    })
  const rows = async () =>
    (await owner.ok('listBanners', {})).rowList.filter(({ content }) => content.titleEn === 'Same')
  const { id = 0, version: basedOn = 0, content = banner } = (await rows())[0] ?? {}
  await owner.ok('setBanner', { id, basedOn, content: { ...content, kicker: 'new' }, reason: 'x' })
  const shown = async () => {
    const { appLobbyAdConfigList: all = [] } = (await stack.ok('appConfig', {})) as {
      appLobbyAdConfigList?: { title: string; titleEn: string; kicker: string }[]
    }
    return all
      .filter(({ titleEn }) => titleEn === 'Same')
      .map(({ title, kicker }) => title + kicker)
  }
  await expect.poll(shown, { timeout: 20_000 }).toContain('oldernew')
  expect(await shown()).toEqual(['oldernew', 'newer'])
  expect((await rows()).map((row) => row.content.title)).toEqual(['older', 'newer'])
})

test('words of the site are replaced for a time, and are its own again when emptied', async () => {
  const read = async () => (await owner.ok('listTexts', {})).rowList[0]
  const { id = 0, content: own = {} } = (await read()) ?? {}
  const set = async (content: object) => {
    const basedOn = (await read())?.version ?? 0
    await owner.ok('setText', { id, basedOn, content: { ...own, ...content }, reason: 'x' })
  }
  const said = async () =>
    ((await stack.ok('appConfig', {})) as { siteTexts?: { english: string }[] }).siteTexts
  await set({ english: 'Loved by many' })
  const key = 'home.popular'
  const replaced = [{ key, thai: '', english: 'Loved by many' }]
  await expect.poll(said, { timeout: 20_000 }).toEqual(replaced)
  await set({ english: 'Loved by many', endsAt: Date.now() - 1000 })
  await expect.poll(said, { timeout: 20_000 }).toEqual([])
  await set({ english: '', thai: '' })
  expect((await read())?.content).toEqual(own)
  const odd = { id: 999, basedOn: 0, content: own, reason: 'x' }
  expect(await owner.refused('setText', odd)).toBe('unknownRow')
})
