import { stake } from './support/earning.ts'
import { desktop, expect, expectAccessible, expectFits, long } from './support/fixtures.ts'
import { open, phone, speak, test } from './support/fixtures.ts'
import { bind } from './support/happenings.ts'
import { noteDeposit } from './support/inviting.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `no bonus at level 0, then a level, the conditions, and the claim, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await become(page, player, baseURL ?? '')
      await open(page, '/lobby/rewards')
      const card = page.getByRole('main').getByRole('listitem')
      await card
        .filter({ hasText: say('reward.FreeLoginBonus') })
        .getByRole('link')
        .click()
      await expect(page).toHaveURL(/\/activity\/cashBonus$/)
      await expect(page.getByText(say('freeLoginBonus.fromLevel', { level: 1 }))).toBeVisible()
      await expect(page.getByRole('link', { name: say('freeLoginBonus.toVip') })).toBeVisible()
      await expectAccessible(page)

      await stake(player.playerId, 3_000_000)
      await open(page, '/activity/cashBonus')
      const own = page.getByRole('row').filter({ hasText: say('freeLoginBonus.own') })
      await expect(own).toContainText('VIP 6')
      await expect(own).toContainText('฿3')
      await expect(page.getByRole('button', { name: say('freeLoginBonus.notYet') })).toBeDisabled()
      await expect(page.getByRole('link', { name: say('activity.bindMobile') })).toBeVisible()

      await bind(player.playerId)
      await noteDeposit(player.playerId)
      await open(page, '/activity/cashBonus')
      await page
        .getByRole('button', { name: say('freeLoginBonus.claim', { amount: '฿3.00' }) })
        .click()
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(reward).toContainText('3.00')
      await expect(reward).toContainText(say('item.coinTurnover', { rate: 1 }))
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByText(say('freeLoginBonus.claimed'))).toBeVisible()
      await speak(page, 'en-US')
      await expect(page.getByText('Wager the bonus 1×', { exact: false })).toBeVisible()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
}
