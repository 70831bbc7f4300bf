import type { Locator } from '@playwright/test'
import { expect, open, type Page, phone, desktop, long } from './support/fixtures.ts'
import { test } from './support/lobby.ts'

type Game = { id: number; name: string; typeId: number; sort: number }
const slotsType = 1
const copies = 400

/** The catalogue as a large house has it: one slot four hundred times, each under its number. */
async function enlarge(page: Page): Promise<void> {
  await page.route(/anonymous\/appConfig$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { appGameList: Game[] }
    const one = body.appGameList.find(({ id }) => id === 101)
    if (!one) throw new Error('no slot to copy')
    const many = Array.from({ length: copies }, (_, at) => ({
      ...one,
      id: 10_000 + at,
      name: `เกมที่ ${at + 1}`,
      sort: at,
    }))
    const others = body.appGameList.filter(({ typeId }) => typeId !== slotsType)
    await route.fulfill({ response, json: { ...body, appGameList: [...many, ...others] } })
  })
}

const shown = (page: Page) => page.getByRole('article')
const game = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`เกมที่ ${number}\\b`) })

for (const { name, viewport, columns } of [
  { name: 'phone', viewport: phone, columns: 3 },
  { name: 'desktop', viewport: desktop, columns: 6 },
])
  test(`of hundreds of games only those near the window are there, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await enlarge(page)
    await open(page, '/lobby/home?tab=1')
    await expect(game(page, columns)).toBeInViewport()
    await expect.poll(() => page.evaluate('document.body.scrollHeight')).toBeGreaterThan(10_000)
    await expect.poll(() => shown(page).count()).toBeLessThan(15 * columns)
    // Fifty rows further down stands exactly what would stand there if all of them were. What
    // comes above the games may still be on its way, and then they move once more.
    await expect(async () => {
      await page.evaluate('scrollTo(0, 0)')
      const first = await topOf(game(page, 1))
      const rowHeight = (await topOf(game(page, 1 + columns))) - first
      expect(rowHeight).toBeGreaterThan(100)
      await page.evaluate((by) => scrollBy(0, by), 50 * rowHeight)
      const there = game(page, 1 + 50 * columns)
      await expect(there).toBeInViewport()
      expect(await topOf(there)).toBeCloseTo(first, 0)
    }).toPass({ timeout: 60_000 })
    await expect(game(page, 1)).toHaveCount(0)
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await expect(game(page, copies)).toBeVisible()
    await expect.poll(() => shown(page).count()).toBeLessThan(15 * columns)
  })

test('a turned phone lays the same games out anew', long(), async ({ page }) => {
  await page.setViewportSize(phone)
  await enlarge(page)
  await open(page, '/lobby/home?tab=1')
  await expect(game(page, 3)).toBeInViewport()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(game(page, 5)).toBeVisible()
  await expect(async () => {
    expect(await topOf(game(page, 1))).toBe(await topOf(game(page, 5)))
  }).toPass({ timeout: 30_000 })
})

async function topOf(one: Locator): Promise<number> {
  return (await one.boundingBox({ timeout: 5_000 }))?.y ?? Number.NaN
}
