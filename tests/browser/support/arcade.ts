import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { compileCache } from '../../../scripts/processes.ts'
import { expect, type Page } from './fixtures.ts'

export type Arcade = { url: string; stop(): Promise<void> }

/** Where and how each picture is taken. */
export const views = [
  { name: 'phone', viewport: { width: 390, height: 844 }, locale: 'th-TH' },
  { name: 'phone', viewport: { width: 390, height: 844 }, locale: 'en-US' },
  { name: 'small', viewport: { width: 360, height: 640 }, locale: 'en-US' },
  { name: 'side', viewport: { width: 844, height: 340 }, locale: 'th-TH' },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, locale: 'th-TH' },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, locale: 'en-US' },
] as const

export async function startArcade(): Promise<Arcade> {
  const program = path.join(import.meta.dirname, 'arcade-process.ts')
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  })
  const { url } = await readAddress(child)
  return {
    url,
    async stop() {
      const ended = once(child, 'exit')
      child.stdin?.end()
      await ended
    },
  }
}

let players = 100

/** Opens a game as the lobby would, for a player nobody was before. */
export async function openGame(page: Page, arcade: Arcade, gameId: number, locale: string) {
  const playerId = ++players
  const query = new URLSearchParams({
    playerId: String(playerId),
    locale,
    gameId: String(gameId),
    currency: 'THB',
    platform: '0',
  })
  await page.goto(`${arcade.url}/play/${gameId}?${query.toString()}#token=token-of-sixteen-signs`)
  await expect(page.locator('#hall')).toHaveAttribute('aria-busy', 'false')
}

/** What the table shows, as it is told to who cannot see it. */
export function table(page: Page) {
  return page.locator('#stage')
}

/** Every button is in the window and large enough for a thumb. */
export async function expectInReach(page: Page): Promise<void> {
  const poor = await page.evaluate(() =>
    [...document.querySelectorAll('button')].flatMap((one) => {
      const { width, height, left, top, right, bottom } = one.getBoundingClientRect()
      const isSmall = width < 43.5 || height < 43.5
      const isOutside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
      return one.offsetParent && (isSmall || isOutside) ? [one.id || one.textContent] : []
    }),
  )
  expect.soft(poor, 'buttons too small or out of the window').toEqual([])
}

/** Lets the server play, but nothing it says comes through until the line is mended. */
export async function cutLine(page: Page): Promise<{ mend(): Promise<void> }> {
  await page.route(/\/play\/\d+\/act$/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route(/\/play\/\d+\/snapshot$/, (route) => route.abort())
  return { mend: () => page.unrouteAll({ behavior: 'wait' }) }
}

type View = (typeof views)[number]

/** For whoever wants to look at it. */
export async function takePicture(page: Page, game: string, { name, locale }: View) {
  if (!process.env['PICTURES']) return
  await page.screenshot({ path: `tests/output/arcade/${game}-${name}-${locale}.png` })
}

async function readAddress(child: ChildProcess): Promise<{ url: string }> {
  if (!child.stdout) throw new Error('no output to read the address from')
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{')) return JSON.parse(line) as { url: string }
  throw new Error('the arcade ended before it was ready')
}
