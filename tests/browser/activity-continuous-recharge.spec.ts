import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  openLive,
  phone,
  test,
  long,
} from './support/fixtures.ts'
import { hearDeposit } from './support/happenings.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

const name = say('continuousRecharge.tier', { amount: '฿300' })

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `the seventh day finishes the row, and its coins are claimed, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      await page.setViewportSize(viewport)
      const player = await enterNew()
      for (const daysAgo of [6, 5, 4, 3, 2, 1]) await hearDeposit(player.playerId, 300_00, daysAgo)
      await become(page, player, baseURL ?? '')
      await openLive(page, '/activity/depositEvery')
      const level = page.getByRole('article', { name, exact: true })
      await expect(level).toContainText(say('continuousRecharge.days', { days: 6, needed: 7 }))
      await expect(level).toContainText(say('continuousRecharge.todayLeft', { amount: '฿300' }))
      await expect(level.getByRole('button')).toBeDisabled()
      await expect(page.getByText(say('continuousRecharge.cutOff'))).toBeVisible()
      await expect(page.getByRole('timer')).toContainText(/\d\d/)

      await hearDeposit(player.playerId, 300_00)
      await expect(level).toContainText(say('continuousRecharge.days', { days: 7, needed: 7 }))
      await expect(level).toContainText(say('continuousRecharge.todayDone'))
      await expect(page.getByRole('article', { name: /500/ })).toContainText(
        say('continuousRecharge.todayLeft', { amount: '฿200' }),
      )
      await level.getByRole('button').click()
      const modal = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(modal).toContainText('300.00')
      await expect(modal).toContainText(say('item.coinTurnover', { rate: 5 }))
      await page.keyboard.press('Escape')
      await expect(level).toContainText(say('continuousRecharge.claimed'))
      await expect(level).toContainText(say('continuousRecharge.next'))
      await expectAccessible(page)
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
}
