import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  openLive,
  type Page,
  phone,
  test,
  long,
} from './support/fixtures.ts'
import { bind } from './support/happenings.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'
import { declineLimit } from './support/money.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `what is missing is told, a deposit opens the day, and it is claimed, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const player = await enterNew()
      await become(page, player, baseURL ?? '')
      await openLive(page, '/activity/freeSign')
      await expect(page.getByRole('link', { name: say('activity.bindMobile') })).toBeVisible()
      await expect(page.getByText(say('freeSign.notYet'))).toBeVisible()
      await expect(page.getByText('฿0 / ฿100')).toBeVisible()
      await expectAccessible(page)

      await bind(player.playerId)
      await depositHere(page)
      await expect(page.getByText('฿100 / ฿100')).toBeVisible()
      await page.getByRole('button', { name: say('freeSign.claim', { amount: '฿2.00' }) }).click()
      const rewards = page.getByRole('dialog', { name: say('activity.congratulations') })
      await expect(rewards).toContainText('2.00')
      await rewards.getByRole('button', { name: say('activity.great') }).click()
      await expect(page.getByText(say('freeSign.claimed'))).toBeVisible()
      await expect(page.getByRole('list', { name: say('freeSign.days') })).toContainText(
        say('freeSign.day', { day: 7 }),
      )
      await expect(page.getByRole('img', { name: say('freeSign.taken') })).toHaveCount(1)
      await expect(page.getByRole('link', { name: say('activity.bindMobile') })).toHaveCount(0)
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
}

/** A deposit of 100 from the page itself, paid in the sandbox. */
async function depositHere(page: Page): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: say('freeSign.deposit'), exact: true })
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: /วอลเล็ตสายน้ำ/ }).check({ force: true })
  await sheet.getByRole('textbox').first().fill('100')
  await sheet.getByRole('button', { name: say('deposit.confirmSum', { money: '฿100.00' }) }).click()
  await declineLimit(page)
  const provider = page.frameLocator('iframe')
  // By key: the sheet around the page may still be moving under a pointer.
  await provider.getByRole('button', { name: /Approve$/ }).press('Enter')
  await expect(sheet.getByText(say('deposit.received'))).toBeVisible()
  await page.getByRole('button', { name: say('deposit.great') }).click()
}
