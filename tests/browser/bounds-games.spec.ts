import { launching } from '@parlour/server/seed/catalogue.ts'
import { type Arcade, openGame, startArcade } from './support/arcade.ts'
import { expectInBounds } from './support/bounds.ts'
import { expect, expectNoViolations, long, rulesFor, test } from './support/fixtures.ts'

const widths = { 320: 640, 360: 640, 390: 844, 820: 1180, 1440: 900, 1920: 1080 }

let arcade: Arcade
test.beforeAll(async () => {
  arcade = await startArcade()
})
test.afterAll(() => arcade.stop())

for (const locale of ['th-TH', 'en-US'])
  test(`every game at six widths in ${locale}`, long(), async ({ page }) => {
    test.setTimeout(900_000)
    for (const gameId of launching) {
      await openGame(page, arcade, gameId, locale)
      for (const [width, height] of Object.entries(widths)) {
        await page.setViewportSize({ width: Number(width), height })
        await expectInBounds(page, `${gameId} at ${width} in ${locale}`, 'body')
      }
      await expectNoViolations(page, rulesFor(page))
      await page.setViewportSize({ width: 320, height: 640 })
      await page.locator('#fair').click()
      const hidden = await page
        .locator('.sheet-body')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect.soft(hidden, `the seeds of ${gameId} in ${locale}`).toBe(0)
    }
  })
