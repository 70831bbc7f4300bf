import { enterEligible } from './support/earning.ts'
import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, test } from './support/fixtures.ts'
import { hearDeposit } from './support/happenings.ts'
import { say } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `a door is opened, a box survives a reload and is taken, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const player = await enterEligible(page, baseURL ?? '')
      await hearDeposit(player.playerId, 300_00)
      await open(page, '/lobby/rewards')
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say('reward.Christmas') })
        .getByRole('link')
        .click()
      const doors = page.getByRole('list').filter({ hasText: say('christmas.missed') })
      await expect(doors.getByRole('listitem')).toHaveCount(15)
      await expectAccessible(page)
      await page.getByRole('button', { name: /฿3$/ }).click()
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(reward).toContainText('3.00')
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByText(say('christmas.signed'))).toBeVisible()

      await page.getByRole('button', { name: say('christmas.open') }).click()
      const take = page.getByRole('button', { name: say('christmas.takeOf', { amount: '' }) })
      await expect(take).toBeVisible()
      await open(page, '/activity/christmas')
      await take.click()
      await expect(reward).toBeVisible()
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(take).toHaveCount(0)
      await expect(page.getByRole('button', { name: say('christmas.open') })).toBeDisabled()
      await speak(page, 'en-US')
      await expect(page.getByText('Wager every reward 3×', { exact: false })).toBeVisible()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
