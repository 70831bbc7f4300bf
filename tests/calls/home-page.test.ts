import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedDemo } from '@parlour/server/seed/index.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openWholeCatalogue } from '../stack/full-catalogue.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

/** Draws nearly nothing, and says what it was told. */
const drawing = `export const prerenderHome = async (kind) => kind
export const prerenderSheet = async (gameId, info) => gameId + ' ' + Object.keys(info)`

let stack: Stack
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-web-'))
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

test('the page of a popular game has its sheet over a home that cannot be reached', async () => {
  const html = await getPage('/lobby/home?game=101')
  expect(html).toContain('<html data-sheet lang="th">')
  expect(html).toContain('<div inert data-shell="mobile">mobile</div>')
  expect(html).toMatch(/<div id="sheet">101 facts,.*hasPractice.*<\/div>/)
  const home = await getPage('/lobby/home')
  expect(home).not.toMatch(/inert|sheet/)
  expect(await getPage('/lobby/home?game=999999')).toBe(home)
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
