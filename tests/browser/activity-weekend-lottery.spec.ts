import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, test } from './support/fixtures.ts'
import { hearDeposit } from './support/happenings.ts'
import { become, enterNew } from './support/people.ts'
import { say, startingWith } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `a visitor sees odds, a player draws and verifies, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await open(page, '/activity/weekendLottery')
      await expect(page.getByRole('link', { name: say('weekendLottery.signIn') })).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: '888.00' })).toContainText('0.1%')

      const player = await enterNew()
      await hearDeposit(player.playerId, 500_00)
      await become(page, player, baseURL ?? '')
      await open(page, '/lobby/rewards')
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say('reward.WeekendLottery') })
        .getByRole('link')
        .click()
      await expect(page.getByText(say('weekendLottery.left', { count: 1 }))).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: say('weekendLottery.draw') }).click()
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(reward).toBeVisible()
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByText(say('weekendLottery.left', { count: 0 }))).toBeVisible()
      await expect(page.getByText(startingWith(say('draws.drew', { amount: '' })))).toBeVisible()
      await expect(page.getByRole('button', { name: say('weekendLottery.draw') })).toBeDisabled()

      await page
        .getByRole('button', { name: startingWith(say('draws.verifyOf', { time: '' }).trim()) })
        .click()
      const proof = page.getByRole('dialog', { name: say('draws.verifyTitle') })
      await expect(proof).toContainText(say('draws.isFair'))
      await page.keyboard.press('Escape')
      await speak(page, 'en-US')
      await expect(page.getByText('At most 5 draws a day', { exact: false })).toBeVisible()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
