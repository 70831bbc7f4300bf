import { depositPath } from '@parlour/contract/money.ts'
import { desktop, expect, expectAccessible, expectFits, long } from './support/fixtures.ts'
import { open, phone, speak, test } from './support/fixtures.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `no bonus is taken unasked; a step of the ladder sets the amount and takes it, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await become(page, await enterNew(), baseURL ?? '')
      await open(page, depositPath)
      await expect(page.getByText(say('deposit.ladderLeft', { left: 3, all: 3 }))).toBeVisible()
      await expect(page.getByText(say('deposit.ladderSkipped'))).toBeVisible()
      const steps = page.getByRole('list', { name: say('deposit.ladderTitle') })
      await steps.getByRole('button', { name: '4%', exact: false }).click()
      const brings = say('deposit.ladderBrings', {
        amount: '฿1,000',
        bonus: '฿40',
        rate: 3,
        wager: '฿120',
      })
      await expect(page.getByText(brings)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: say('deposit.ladderSkip') }).click()
      await expect(page.getByText(say('deposit.ladderSkipped'))).toBeVisible()
      await speak(page, 'en-US')
      await expect(page.getByText('This deposit is made without the bonus')).toBeVisible()
      await page.getByRole('button', { name: 'Take the bonus' }).click()
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      const order = page.waitForRequest((request) => request.url().endsWith('/recharge3'))
      await page.getByRole('button', { name: 'Deposit ฿1,000.00' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
      expect((await order).postData()).toContain('"actType":17')
      expect(complaints).toEqual([])
    },
  )
}
