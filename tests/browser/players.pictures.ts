import path from 'node:path'
import sharp from 'sharp'
import { desktop, expect, open, type Page, phone, test } from './support/fixtures.ts'
import { become, enterDemo } from './support/people.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/pictures')
const gap = 24

test('a player’s way is drawn: the lobby, a game, and money coming out', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  await become(page, await enterDemo(), baseURL ?? '')
  const drawn = [await take(page, '/lobby/home', 'section button > img')]
  drawn.push(await takeGame(page))
  drawn.push(await take(page, '/lobby/wallets/withdraw'))
  const height = phone.height + 2 * gap
  const width = drawn.length * (phone.width + gap) + gap
  await sharp({ create: { width, height, channels: 3, background: '#0b0d12' } })
    .composite(
      drawn.map((input, nth) => ({ input, top: gap, left: gap + nth * (phone.width + gap) })),
    )
    .webp({ quality: 80 })
    .toFile(path.join(folder, 'phone.webp'))
})

test('the lobby is drawn as a wide window has it', async ({ page, baseURL }) => {
  await page.setViewportSize(desktop)
  await become(page, await enterDemo(), baseURL ?? '')
  const drawn = await take(page, '/lobby/home')
  await sharp(drawn)
    .resize({ width: 1200 })
    .webp({ quality: 80 })
    .toFile(path.join(folder, 'desktop.webp'))
})

/** Pictures that come in sight have come, and nothing moves over them. */
async function take(page: Page, address: string, last = 'h1, h2'): Promise<Buffer> {
  await open(page, `${address}?lang=en-US`)
  await expect(page.locator(last).first()).toBeVisible()
  await page.waitForFunction(() =>
    [...document.images].every((one) => {
      const { left, top, width } = one.getBoundingClientRect()
      const isInSight = width > 0 && left < innerWidth && top < innerHeight
      return one.complete || !isInSight
    }),
  )
  await page.keyboard.press('Escape')
  return page.screenshot({ animations: 'disabled' })
}

async function takeGame(page: Page): Promise<Buffer> {
  await open(page, '/start?gameId=101&lang=en-US')
  const game = page.frameLocator('iframe')
  await expect(game.locator('#primary')).toHaveText('Spin', { timeout: 30_000 })
  await game.locator('#primary').click()
  await expect(game.locator('#primary')).toBeEnabled({ timeout: 120_000 })
  return page.screenshot()
}
