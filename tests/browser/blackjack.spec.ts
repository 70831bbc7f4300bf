import { type Arcade, expectInReach, openGame, startArcade } from './support/arcade.ts'
import { table, takePicture, views } from './support/arcade.ts'
import { expect, expectNoOverflow, long, type Page, test } from './support/fixtures.ts'

const gameId = 305
let arcade: Arcade
test.beforeAll(async () => {
  arcade = await startArcade()
})
test.afterAll(() => arcade.stop())

const moves = (page: Page) => page.locator('#moves button')

/** Deals until there is something to decide: a blackjack leaves nothing. */
async function dealOpenHand(page: Page): Promise<void> {
  for (let tries = 0; tries < 8; tries++) {
    await page.locator('#primary').click()
    await expect(page.locator('#primary')).toBeEnabled()
    if ((await moves(page).count()) > 0) return
  }
  throw new Error('eight blackjacks in a row')
}

for (const [index, view] of views.entries())
  test.describe(`${view.name} ${view.locale}`, long(index > 0), () => {
    test.use({ viewport: view.viewport })

    test('a hand is dealt and stood on', async ({ page, complaints }) => {
      await openGame(page, arcade, gameId, view.locale)
      await dealOpenHand(page)
      await expectNoOverflow(page, 'blackjack')
      await expectInReach(page)
      await takePicture(page, 'blackjack', view)
      await moves(page).first().click()
      await expect(page.locator('#primary')).toHaveText(/แจกไพ่|Deal/)
      await expect(table(page)).toHaveAttribute('aria-label', /ชนะ|แพ้|เสมอ|Won|Lost|Push/)
      expect(complaints).toEqual([])
    })
  })

test('letters play, and a reload goes on with the hand', async ({ page }) => {
  await openGame(page, arcade, gameId, 'en-US')
  await dealOpenHand(page)
  const shown = await table(page).getAttribute('aria-label')
  await page.reload()
  await expect(table(page)).toHaveAttribute('aria-label', shown ?? '')
  await table(page).focus()
  await page.keyboard.press('s')
  await expect(page.locator('#primary')).toHaveText('Deal')
})
