import { expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { desktop, phone, speak, test } from './support/fixtures.ts'
import { bind, hearDeposit } from './support/happenings.ts'
import { noteDeposit } from './support/inviting.ts'
import { become, enterNew } from './support/people.ts'
import { say, startingWith } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `what a packet asks for, one tap by keyboard, and its proof, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await become(page, player, baseURL ?? '')
      await open(page, '/reward/detail/22')
      await expect(page.getByText(say('redPacket.missing'))).toBeVisible()
      await expect(page.getByRole('button', { name: say('redPacket.pickForMe') })).toHaveCount(0)
      await expect(page.getByRole('link', { name: say('activity.bindMobile') })).toBeVisible()

      await bind(player.playerId)
      await noteDeposit(player.playerId)
      await hearDeposit(player.playerId, 100_00)
      await open(page, '/reward/detail/22')
      const packet = page.getByRole('button', { name: say('redPacket.packet', { number: 5 }) })
      await expectAccessible(page)
      await packet.focus()
      await page.keyboard.press('Enter')
      const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(reward).toContainText(say('item.coinTurnover', { rate: 2 }))
      await reward.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByRole('heading', { name: say('redPacket.opened') })).toBeVisible()

      await page
        .getByRole('button', { name: startingWith(say('draws.verifyOf', { time: '' }).trim()) })
        .click()
      const proof = page.getByRole('dialog', { name: say('draws.verifyTitle') })
      await expect(proof).toContainText(say('draws.isFair'))
      await page.keyboard.press('Escape')
      await speak(page, 'en-US')
      await expect(page.getByText('One packet each per rain', { exact: false })).toBeVisible()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
