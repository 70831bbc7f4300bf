import { type Arcade, expectInReach, openGame, startArcade } from './support/arcade.ts'
import { table, takePicture, views } from './support/arcade.ts'
import { expect, expectNoOverflow, long, type Page, test } from './support/fixtures.ts'

let arcade: Arcade
test.beforeAll(async () => {
  arcade = await startArcade()
})
test.afterAll(() => arcade.stop())

const koi = [203, 'koi-ascend', /(ชั้นที่|Fall) 1 ·|น้ำพัดตก|Thrown back/] as const

for (const [index, view] of views.entries())
  test.describe(`${view.name} ${view.locale}`, long(index > 0), () => {
    test.use({ viewport: view.viewport })

    for (const [gameId, name, passed] of [
      [606, 'chick-dash', /(เลน|Lane) 1 ·|รถมาพอดี|A car came/],
      [205, 'puffer-pop', /(ลมที่|Breath) 1 ·|ป๊อป|Popped/],
      // The same ladder as the puffer's: looked at where there is time for it.
      ...(index > 0 ? [koi] : []),
    ] as const)
      test(`${name}: a step is made, told and taken, or the round is over`, async ({ page }) => {
        await openGame(page, arcade, gameId, view.locale)
        const button = page.locator('#primary')
        const take = page.getByRole('button', { name: /^(รับเงิน|Take) / })
        await button.click()
        await expect(button).toHaveText(/ก้าว|Step|เป่าลม|Blow|กระโดด|Leap/)
        await expect(button).toBeEnabled()
        await expect(take).toBeDisabled()
        await expectNoOverflow(page, name)
        await expectInReach(page)
        await table(page).focus()
        await page.keyboard.press(' ')
        await expect(table(page)).toHaveAttribute('aria-label', passed)
        // It may have ended with the first step: then there is nothing to take.
        await expect(page.locator('.move-button:enabled, .chip')).toHaveCount(1)
        await takePicture(page, name, view)
        if (await take.isVisible()) await page.keyboard.press('Enter')
        await expect(page.locator('.chip')).toHaveCount(1)
        await expect(button).toHaveText(/เริ่ม|Start/)
      })

    test('kraken cove: a purse is bought, shot from, kept over a reload and brought home', ({
      page,
    }) => goToSea(page, view))

    test('keno: numbers are picked by keyboard, by touch and by chance, and drawn', async ({
      page,
    }) => {
      await openGame(page, arcade, 605, view.locale)
      const [button, stage] = [page.locator('#primary'), table(page)]
      await expect(button).toBeDisabled()
      for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
        await page.keyboard.press(key)
      // As many abreast as the room allows: one row further down it is one of these.
      await expect(stage).toHaveAttribute('aria-label', /(เลือก|Picked) 1, (8|9|11)$/)
      await expectNoOverflow(page, 'keno')
      await expectInReach(page)
      await page.getByRole('button', { name: /สุ่มเลข|Pick for me/ }).click()
      await expect(stage).toHaveAttribute('aria-label', /(เลือก|Picked) \d+, \d+$/)
      await button.click()
      await expect(page.locator('.chip')).toHaveCount(1)
      await expect(stage).toHaveAttribute('aria-label', /(ถูก|Hits) \d · [\d,.]+×$/)
      await takePicture(page, 'keno', view)
    })
  })

async function goToSea(page: Page, view: (typeof views)[number]): Promise<void> {
  await openGame(page, arcade, 202, view.locale)
  const [button, stage] = [page.locator('#primary'), table(page)]
  await expect(button).toHaveText(/^(ซื้อถุง|Buy a purse)/)
  await button.click()
  await expect(button).toHaveText(/^(ยิง|Fire) · /)
  await expectNoOverflow(page, 'kraken cove')
  await expectInReach(page)
  await stage.focus()
  for (const key of ['ArrowRight', 'e', ' ']) await page.keyboard.press(key)
  await expect(stage).toHaveAttribute('aria-label', /(เล็ง|Aim) .+ (ยิงแล้ว|Shots) 1/)
  await takePicture(page, 'kraken-cove', view)
  await page.reload()
  await expect(stage).toHaveAttribute('aria-label', /(ยิงแล้ว|Shots) 1/)
  await page.getByRole('button', { name: /^(เก็บเงิน|Collect)$/ }).click()
  await expect(page.locator('.chip')).toHaveCount(1)
  await expect(page.locator('#said')).toHaveText(/^(ยิงแล้ว|Shots) 1/)
  await expect(button).toHaveText(/^(ซื้อถุง|Buy a purse)/)
}
