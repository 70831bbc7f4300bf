import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { playDemoRounds } from '@parlour/server/play/index.ts'
import { notify } from '@parlour/server/frame/notifications.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openWholeCatalogue } from '../stack/full-catalogue.ts'
import { untilHeard } from '../stack/heard.ts'
import { deposit } from '../stack/ledger.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

/** Draws nearly nothing, and says what it was told. */
const drawing = `import { existsSync } from 'node:fs'
export const prerenderHome = async (kind) => {
  if (existsSync(new URL('broken', import.meta.url))) throw new Error('not today')
  return kind
}
export const prerenderSheet = async (gameId, info) => gameId + ' ' + Object.keys(info)`

let stack: Stack
const folder = mkdtempSync(path.join(tmpdir(), 'parlour-web-'))
beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<html><head></head>page</html>')
  writeFileSync(path.join(folder, 'landings.json'), '{"/login":"<i>login’s files</i>"}')
  const page = '<html lang="th"><title></title><!--first-picture--><div id="root"></div></html>'
  writeFileSync(path.join(folder, 'home.html'), page)
  mkdirSync(path.join(folder, 'prerender'))
  writeFileSync(path.join(folder, 'prerender/prerender.mjs'), drawing)
  stack = await startStack({ clusterUrl: inject('clusterUrl'), env: { WEB_DIR: folder } })
  await seedDemo(stack.app.database, stack.app.config)
  await openWholeCatalogue(stack.app.database)
})
afterAll(() => stack.stop())

async function getPage(address: string): Promise<string> {
  const response = await fetch(stack.url + address, { headers: { accept: 'text/html' } })
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  return response.text()
}

function readFirstPicture(html: string) {
  const [, json = ''] = /id="first-picture">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as { siteName: string; gameListVersion: string; appGameList: object[] }
}

test('home comes with its first banner and its popular games, other pages without', async () => {
  const html = await getPage('/lobby/home')
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*><title>/)
  const config = readFirstPicture(html)
  expect(config).toMatchObject({ siteName: 'ลานดาว', gameListVersion: '' })
  expect(config.appGameList).toHaveLength(15)
  expect(config.appGameList[0]).toMatchObject({ id: 101 })
  expect(html).not.toContain('allowedLinkHosts')
  expect(await getPage('/')).toBe(html)
  expect(await getPage('/terms-of-use')).toBe('<html><head></head>page</html>')
  expect(await getPage('/login')).toBe('<html><head><i>login’s files</i></head>page</html>')
})

test.each(['//', '///', '//[', '//a:b', '//?preview=x'])(
  '%s is a page as any other',
  async (address) => {
    expect(await getPage(address)).toBe('<html><head></head>page</html>')
  },
)

test('the page of a popular game has its sheet over a home that cannot be reached', async () => {
  const html = await getPage('/lobby/home?game=101')
  expect(html).toContain('<html data-sheet lang="th">')
  expect(html).toContain('<div inert data-shell="mobile">mobile</div>')
  expect(html).toMatch(/<div id="sheet">101 facts,.*hasPractice.*<\/div>/)
  const home = await getPage('/lobby/home')
  expect(home).not.toMatch(/inert|sheet/)
  expect(await getPage('/lobby/home?game=999999')).toBe(home)
})

test('home keeps a place for wins once there are some to tell', async () => {
  const { database } = stack.app
  expect(await getPage('/lobby/home')).not.toContain('data-wins')
  const { playerId } = await stack.signIn()
  await deposit(database, playerId, 10_00)
  const round = { roundId: 'r1', gameId: 101, stake: 10_00, win: 100_00 }
  await database.transaction((tx) => playDemoRounds(tx, playerId, [round]))
  await untilHeard(database, playerId)
  expect((await stack.ok('lobbyTips', {})).winList).toHaveLength(1)
  await database.transaction((tx) => notify(tx, 'parlour_changed', 'catalogue'))
  await expect.poll(() => getPage('/lobby/home'), { timeout: 60_000 }).toContain('data-wins')
})

test('a change of the site is in the next page, and cannot end its script', async () => {
  const { database } = stack.app
  const now = await readSettings(database)
  const changed = { siteName: '</script><b>x', defaultLocale: 'en-US' } as const
  const settings = { ...now.settings, ...changed }
  await database.transaction((tx) =>
    saveSettings(tx, { settings, basedOn: now.version, author: 'test' }),
  )
  await vi.waitFor(async () => {
    const html = await getPage('/lobby/home')
    expect(html).not.toContain('</script><b>x')
    expect(html).toContain('<html lang="en">')
    expect(readFirstPicture(html).siteName).toBe('</script><b>x')
  }, 120_000)
})

test('home that could not be drawn is drawn when the site is looked at again', async () => {
  const { database } = stack.app
  const broken = path.join(folder, 'prerender/broken')
  const look = () => database.transaction((tx) => notify(tx, 'parlour_changed', 'catalogue'))
  const drawn = /<div data-shell="mobile">mobile<\/div>/
  writeFileSync(broken, '')
  const { settings, version: basedOn } = await readSettings(database)
  await database.transaction((tx) =>
    saveSettings(tx, { settings: { ...settings, siteName: 'New' }, basedOn, author: 'test' }),
  )
  await expect.poll(() => getPage('/lobby/home'), { timeout: 60_000 }).not.toMatch(drawn)
  await look()
  expect(await getPage('/lobby/home')).not.toMatch(drawn)
  rmSync(broken)
  await look()
  await expect.poll(() => getPage('/lobby/home'), { timeout: 60_000 }).toMatch(drawn)
})
