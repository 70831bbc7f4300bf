import { desktop, expect, expectAccessible, long, openLive } from './support/fixtures.ts'
import { phone, test } from './support/fixtures.ts'
import { hearDeposit } from './support/happenings.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the card opens the tiers over the list; what the week has reached is claimed, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await become(page, player, baseURL ?? '')
      await openLive(page, '/lobby/rewards')
      await page.getByRole('button', { name: say('reward.AccumulatedRechargeNote') }).click()
      const sheet = page.getByRole('dialog', { name: say('accumulatedRecharge.title') })
      await expect(sheet.getByRole('listitem')).toHaveCount(8)
      await expect(sheet).toContainText(
        say('accumulatedRecharge.nextTier', { amount: '฿500', tier: '฿500' }),
      )

      await hearDeposit(player.playerId, 1_000_00)
      await expect(sheet).toContainText('฿1,000.00')
      await expect(sheet).toContainText(
        say('accumulatedRecharge.nextTier', { amount: '฿2,000', tier: '฿3,000' }),
      )
      await expectAccessible(page)
      await sheet.getByRole('button', { name: /^รับ ฿18\.00/ }).click()
      const rewards = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(rewards).toContainText('18.00')
      await expect(rewards).toContainText(say('item.coinTurnover', { rate: 3 }))
      await rewards.getByRole('button', { name: say('activity.great') }).click()
      await expect(sheet.getByRole('listitem').nth(1)).toContainText(
        say('accumulatedRecharge.claimed'),
      )
      await expect(sheet.getByRole('button', { name: /^รับ ฿8\.00/ })).toBeEnabled()

      await sheet.getByRole('button', { name: say('common.close') }).click()
      await expect(sheet).toHaveCount(0)
      await page.getByRole('button', { name: say('reward.AccumulatedRechargeNote') }).click()
      await expect(sheet.getByRole('listitem').nth(1)).toContainText(
        say('accumulatedRecharge.claimed'),
      )
      expect(complaints).toEqual([])
    },
  )
