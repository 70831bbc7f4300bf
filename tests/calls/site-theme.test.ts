import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import { jpegWithMetadata, pngImage } from '../stack/pictures.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

const page = '<html lang="th"><head><title>x</title></head><div id="root"></div></html>'

let stack: Stack
let owner: Awaited<ReturnType<typeof enterConsole>>
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-theme-'))
  writeFileSync(path.join(folder, 'index.html'), page)
  writeFileSync(path.join(folder, 'manifest.webmanifest'), '{"theme_color":"#0b0a13"}')
  stack = await startStack({ clusterUrl: inject('clusterUrl'), env: { WEB_DIR: folder } })
  owner = await enterConsole(placeOf(stack), 'themer', 'owner')
})
afterAll(() => stack.stop())

const look = async (theme: object, rest: object = {}) => {
  const { version: basedOn, content } = await owner.ok('getSettings', {})
  const now = content['theme'] as object
  return { basedOn, content: { ...content, ...rest, theme: { ...now, ...theme } } }
}
const send = (kind: 'logo' | 'icon' | 'share', file: Buffer) =>
  ({ kind, mimeType: 'image/png', image: file.toString('base64') }) as const
const get = (address: string) =>
  fetch(stack.url + address, { headers: { accept: 'text/html', 'accept-language': 'th' } })

test('colours that leave a text unreadable are refused by the server, by their path', async () => {
  const draft = await look({ accent: '#7a1020', surface: '#ffffff' })
  const { problemList } = await owner.ok('checkSettings', { content: draft.content })
  const said = ['leaves texts with a contrast below 4.5', expect.any(String)]
  expect(problemList).toMatchObject([{ path: 'theme.surface', problem: 'said', text: said }])
  expect(await owner.refused('setSettings', { ...draft, reason: 'a new look' })).toBe('badContent')
})

test('a site gets its own name, colours and pictures in its first answer', async () => {
  const plain = await get('/login')
  expect(plain.headers.get('content-security-policy')).toContain("style-src 'self';")
  const icon = await owner.ok('addSitePicture', send('icon', await pngImage(256, 256)))
  const again = await owner.ok('addSitePicture', send('icon', await pngImage(256, 256)))
  expect(again).toEqual(icon)
  const made = await look(
    { accent: '#ff9f1c', surface: '#101820', icon: icon.path, title: 'บ้านใหม่ยินดีต้อนรับ' },
    { siteName: 'บ้านใหม่' },
  )
  expect(await owner.ok('setSettings', { ...made, reason: 'a new look' })).toMatchObject({
    status: 'set',
  })
  await vi.waitFor(async () => {
    const answer = await get('/login')
    const html = await answer.text()
    expect(html).toContain('<title>บ้านใหม่ยินดีต้อนรับ</title>')
    expect(html).toContain('--brand:#ff9f1c')
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
  }, 60_000)
  expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
    name: 'บ้านใหม่',
    theme_color: '#101820',
    icons: [{ src: icon.path }],
  })
  const served = await get(icon.path)
  expect(served.headers.get('content-type')).toBe('image/png')
  expect(served.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(stack.consoleUrl + icon.path)).status).toBe(200)
  expect((await get(`/pictures/${'0'.repeat(64)}.png`)).status).toBe(404)
})

test('what is no picture, no square or not drawn anew does not come in', async () => {
  const text = Buffer.from('<svg onload="x">')
  expect(await owner.refused('addSitePicture', send('logo', text))).toBe('notAnImage')
  const wide = await pngImage(300, 200)
  expect(await owner.refused('addSitePicture', send('icon', wide))).toBe('notSquare')
  const photograph = await jpegWithMetadata()
  const shared = { kind: 'share', mimeType: 'image/jpeg', image: photograph.toString('base64') }
  const { path: at } = await owner.ok('addSitePicture', shared as never)
  const kept = Buffer.from(await (await get(at)).arrayBuffer()).toString('latin1')
  expect(kept.includes('Exif')).toBe(false)
})

test('who keeps content sends pictures of any shape, and may not change the look', async () => {
  const writer = await enterConsole(placeOf(stack), 'writer', 'content')
  const { mimeType, image } = send('logo', await pngImage(300, 200))
  const { path: at } = await writer.ok('addContentPicture', { mimeType, image })
  expect((await get(at)).headers.get('content-type')).toBe('image/jpeg')
  const words = { title: 'ก', titleEn: 'A', kicker: '', kickerEn: '', button: '', buttonEn: '' }
  const rest = { clickType: 0, clickAction: '', startsAt: null, endsAt: null }
  const content = { isOn: true, sort: 1, ...words, image: at, ...rest }
  const made = await writer.ok('setBanner', { id: null, basedOn: 0, content, reason: 'ours' })
  expect(made.status).toBe('set')
  expect((await writer.post('addSitePicture', { kind: 'logo', mimeType, image })).status).toBe(403)
})
