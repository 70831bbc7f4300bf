import { stake } from './support/earning.ts'
import { desktop, expect, expectAccessible, expectFits, long } from './support/fixtures.ts'
import { open, phone, speak, test } from './support/fixtures.ts'
import { happen } from './support/happenings.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `the fund from its card: the price, the purchase, the steps and a claim, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await become(page, player, baseURL ?? '')
      await open(page, '/lobby/rewards')
      const card = page.getByRole('main').getByRole('listitem')
      await card
        .filter({ hasText: say('reward.Fund') })
        .getByRole('link')
        .click()
      await expect(page).toHaveURL(/\/reward\/detail\/16$/)
      await expect(page.getByRole('list', { name: say('fund.steps') })).toContainText('฿200')
      await page.getByRole('button', { name: say('fund.join', { price: '฿500' }) }).click()
      const sheet = page.getByRole('dialog', { name: say('deposit.title') })
      await expect(sheet.getByText('฿500.00').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expectAccessible(page)

      const order = { orderId: 'DP1', actType: 16, awardId: 1, isFirst: true, coversPrice: true }
      await happen(player.playerId, 'deposit.settled', { ...order, amount: 500_00 })
      await stake(player.playerId, 2_500)
      await open(page, '/reward/detail/16')
      const next = say('fund.next', { step: 2, amount: '฿2,500' })
      await expect(page.getByRole('progressbar', { name: next })).toBeVisible()
      await page
        .getByRole('button', { name: say('fund.claim', { step: 1, amount: '฿50.00' }) })
        .click()
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(reward).toContainText('50.00')
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByText(say('fund.claimed'), { exact: true })).toBeVisible()
      await speak(page, 'en-US')
      await expect(page.getByText('You need not finish every step', { exact: false })).toHaveCount(
        2,
      )
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
}
