import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, test } from './support/fixtures.ts'
import { hearDeposit } from './support/happenings.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `deposits light lanterns, and the claim asks once, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await become(page, player, baseURL ?? '')
      await open(page, '/lobby/rewards')
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say('reward.Festival') })
        .getByRole('link')
        .click()
      await expect(page.getByRole('link', { name: say('festival.deposit') })).toBeVisible()
      await expectAccessible(page)

      await hearDeposit(player.playerId, 800_00)
      await open(page, '/activity/festival')
      const next = say('festival.next', { amount: '฿1,200', bonus: '฿25' })
      await expect(page.getByText(next)).toBeVisible()
      await page.getByRole('button', { name: say('festival.claim', { amount: '฿10' }) }).click()
      await expect(page.getByRole('dialog', { name: say('festival.askTitle') })).toBeVisible()
      await page.getByRole('button', { name: say('festival.claimNow') }).click()
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(reward).toContainText('10.00')
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByText(say('festival.claimed'))).toBeVisible()
      await expect(page.getByText(next)).toHaveCount(0)
      await speak(page, 'en-US')
      await expect(page.getByText('Wager it 3×', { exact: false })).toBeVisible()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
