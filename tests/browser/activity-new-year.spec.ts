import { enterEligible, stake } from './support/earning.ts'
import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, test } from './support/fixtures.ts'
import { say, startingWith } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `a task pays points and a draw, the draw pays coins, and the gift is taken, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const player = await enterEligible(page, baseURL ?? '')
      await stake(player.playerId, 1_000)
      await open(page, '/lobby/rewards')
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say('reward.NewYear') })
        .getByRole('link')
        .click()
      const draw = page.getByRole('button', { name: say('newYear.drawOnce') })
      await expect(draw).toBeDisabled()
      await expectAccessible(page)
      const title = say('tasks.playGame', { target: '฿500' })
      await page.getByRole('button', { name: say('newYear.claimOf', { title }) }).click()
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(reward).toContainText(say('item.newYearLottery', { count: 1 }))
      const goOn = () => reward.getByRole('button', { name: say('activity.great') }).click()
      await goOn()
      await expect(page.getByText(say('newYear.left', { count: 1 }))).toBeVisible()

      await draw.click()
      await expect(reward).toContainText(say('item.coinTurnover', { rate: 5 }))
      await goOn()
      await expect(draw).toBeDisabled()
      await expect(page.getByText(startingWith(say('draws.drew', { amount: '฿' })))).toBeVisible()
      await page.getByRole('button', { name: say('newYear.claimGift') }).click()
      await expect(reward).toContainText('3.00')
      await goOn()
      await speak(page, 'en-US')
      await expect(page.getByText('Wager the bonus 5×', { exact: false })).toBeVisible()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
