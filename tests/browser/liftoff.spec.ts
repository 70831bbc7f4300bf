import { type Arcade, expectInReach, openGame, startArcade } from './support/arcade.ts'
import { table, takePicture, views } from './support/arcade.ts'
import { expect, expectNoOverflow, long, test } from './support/fixtures.ts'

const gameId = 601
let arcade: Arcade
test.beforeAll(async () => {
  arcade = await startArcade()
})
test.afterAll(() => arcade.stop())
test.describe.configure({ timeout: 150_000 })

const untilNext = { timeout: 130_000 }

for (const [index, view] of views.entries())
  test.describe(`${view.name} ${view.locale}`, long(index > 0), () => {
    test.use({ viewport: view.viewport })

    test('one boards, flies and is told how it ended', async ({ page, complaints }) => {
      await openGame(page, arcade, gameId, view.locale)
      const button = page.locator('#primary')
      await page.getByRole('button', { name: '1.5×' }).click()
      await expect(button).toHaveText(/^(วางเดิมพัน|Bet)$/, untilNext)
      await button.click()
      await expect(button).toHaveText(/รอปล่อยตัว|Waiting/)
      // A second bet, in this flight or, on a slow day, in the next.
      await page.locator('#moves button').click()
      await expect(button).toHaveText(/รับเงิน|Take|เข้ารอบถัดไป|Join/)
      await expectNoOverflow(page, 'liftoff')
      await expectInReach(page)
      await takePicture(page, 'liftoff', view)
      await expect(page.locator('.chip')).toHaveCount(2, untilNext)
      await expect(table(page)).toHaveAttribute('aria-label', /ระเบิดที่|Burst/, untilNext)
      expect(complaints).toEqual([])
    })
  })

test('two players see each other, and leaving by hand pays', long(), async ({ page, context }) => {
  await openGame(page, arcade, gameId, 'en-US')
  const other = await context.newPage()
  await openGame(other, arcade, gameId, 'en-US')
  const both = [page, other]
  // Asked for while a flight is under way, both are aboard the next one: there is no hurry.
  for (const one of both) await expect(one.locator('#primary')).toHaveText(/^Join/, untilNext)
  for (const one of both) await one.locator('#primary').click()
  const together = both.map((one) =>
    expect(table(one)).toHaveAttribute('aria-label', /Players 2/, untilNext),
  )
  await Promise.all(together)
  await page.locator('#primary', { hasText: /^Take/ }).click()
  await expect(page.locator('.chip.won')).toHaveCount(1)
})
