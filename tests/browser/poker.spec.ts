import { type Arcade, cutLine, expectInReach, openGame, startArcade } from './support/arcade.ts'
import { table, takePicture, views } from './support/arcade.ts'
import { expect, expectNoOverflow, long, test } from './support/fixtures.ts'

const gameId = 307
let arcade: Arcade
test.beforeAll(async () => {
  arcade = await startArcade()
})
test.afterAll(() => arcade.stop())

for (const [index, view] of views.entries())
  test.describe(`${view.name} ${view.locale}`, long(index > 0), () => {
    test.use({ viewport: view.viewport })

    test('a hand is dealt, held, drawn and paid', async ({ page }) => {
      await openGame(page, arcade, gameId, view.locale)
      const button = page.locator('#primary')
      await button.click()
      await expect(button).toHaveText(/เปลี่ยนไพ่|Draw/)
      await table(page).focus()
      await page.keyboard.press('1')
      await page.keyboard.press('5')
      await expect(table(page)).toHaveAttribute('aria-label', /(เก็บ|Hold).*(เก็บ|Hold)/)
      await expectNoOverflow(page, 'poker')
      await expectInReach(page)
      await takePicture(page, 'poker', view)
      await page.keyboard.press(' ')
      await expect(button).toHaveText(/แจกไพ่|Deal/)
      await expect(page.locator('.chip')).toHaveCount(1)
    })

    // A pok is over at once: then there is nothing to decide.
    for (const [duelId, name, decision] of [
      [306, 'three-kings', 'p'],
      [302, 'pok-deng-nine', 's'],
    ] as const)
      test(`${name}: a hand is dealt, decided by a letter, and told`, async ({ page }) => {
        await openGame(page, arcade, duelId, view.locale)
        const button = page.locator('#primary')
        await button.click()
        await expect(page.locator('.chip, .move-button:enabled').first()).toBeVisible()
        await expectNoOverflow(page, name)
        await expectInReach(page)
        await takePicture(page, name, view)
        await table(page).focus()
        await page.keyboard.press(decision)
        await expect(page.locator('.chip')).toHaveCount(1)
        await expect(button).toHaveText(/แจกไพ่|Deal/)
        await expect(page.locator('#said')).toHaveText(/./)
      })
  })

test('a tap holds a card, and neither a reload nor a lost line loses the hand', async ({
  page,
}) => {
  await openGame(page, arcade, gameId, 'th-TH')
  await page.locator('#primary').click()
  await expect(page.locator('#primary')).toHaveText('เปลี่ยนไพ่')
  const cards = await table(page).getAttribute('aria-label')
  // The table grows into its window: where its third card is, is seen when it is tapped.
  const size = await table(page).evaluate(({ clientWidth: x, clientHeight: y }) => ({ x, y }))
  await table(page).click({ position: { x: size.x / 2, y: size.y * 0.75 } })
  await expect(table(page)).toHaveAttribute('aria-label', /เก็บ/)
  await page.reload()
  await expect(page.locator('#status')).toHaveText('เล่นต่อจากรอบที่ค้างไว้')
  await expect(table(page)).toHaveAttribute('aria-label', cards ?? '')
  const line = await cutLine(page)
  await page.locator('#primary').click()
  await expect(page.locator('#status')).toContainText('เชื่อมต่อไม่ได้')
  await expect(page.locator('.chip')).toHaveCount(0)
  await line.mend()
  await expect(page.locator('.chip')).toHaveCount(1)
  await expect(page.locator('#primary')).toHaveText('แจกไพ่')
  await expect(page.locator('#said')).toHaveText(/ได้รับ|ได้คืน|ไม่ได้รางวัล/)
})
