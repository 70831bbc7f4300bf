import { type Arcade, expectInReach, openGame, startArcade } from './support/arcade.ts'
import { table, takePicture, views } from './support/arcade.ts'
import { expect, expectNoOverflow, long, test } from './support/fixtures.ts'

let arcade: Arcade
test.beforeAll(async () => {
  arcade = await startArcade()
})
test.afterAll(() => arcade.stop())
test.describe.configure({ timeout: 150_000 })

const untilNext = { timeout: 60_000 }

for (const [index, view] of views.entries())
  test.describe(`${view.name} ${view.locale}`, long(index > 0), () => {
    test.use({ viewport: view.viewport })

    test('chips are laid, undone and bet; the round is told over a reload, and repeated', async ({
      page,
      complaints,
    }) => {
      await openGame(page, arcade, 504, view.locale)
      const [button, stage] = [page.locator('#primary'), table(page)]
      const laid = /(ยังไม่ได้วาง|Not placed yet): (มังกร|Dragon) ฿20\.00$/
      const placed = /(วางแล้ว|Bets placed): (มังกร|Dragon) ฿20\.00$/
      await stage.focus()
      for (const key of ['ArrowRight', 'Enter', '1', 'Enter', 'z', '3', 'Enter'])
        await page.keyboard.press(key)
      await expect(stage).toHaveAttribute('aria-label', laid)
      await expectNoOverflow(page, 'dragon-tiger')
      await expectInReach(page)
      // What is bet as the last call comes is refused: the chips lie there for the next round.
      await expect(async () => {
        if (await button.isEnabled()) await page.keyboard.press(' ')
        await expect(stage).toHaveAttribute('aria-label', placed, { timeout: 2000 })
      }).toPass(untilNext)
      await takePicture(page, 'dragon-tiger', view)
      await page.reload()
      await expect(page.locator('.chip')).toHaveCount(1, untilNext)
      await page.getByRole('button', { name: /^(ซ้ำรอบก่อน|Repeat)$/ }).click(untilNext)
      await expect(stage).toHaveAttribute('aria-label', laid)
      expect(complaints).toEqual([])
    })
  })
