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
      await expect(page.getByRole('link', { name: 'ผูกเบอร์' })).toBeVisible()
      await expect(page.getByText('วันนี้ยังไม่ครบเงื่อนไข')).toBeVisible()
      await expect(page.getByText('฿0 / ฿100')).toBeVisible()
      await expectAccessible(page)

      await bind(player.playerId)
      await depositHere(page)
      await expect(page.getByText('฿100 / ฿100')).toBeVisible()
      await page.getByRole('button', { name: 'รับ ฿2.00 ของวันนี้' }).click()
      const rewards = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
      await expect(rewards).toContainText('2.00')
      await rewards.getByRole('button', { name: 'เยี่ยมเลย' }).click()
      await expect(page.getByText('รับของวันนี้แล้ว')).toBeVisible()
      await expect(page.getByRole('list', { name: 'วันเช็กอินของคุณ' })).toContainText('วันที่ 7')
      await expect(page.getByRole('img', { name: 'รับแล้ว' })).toHaveCount(1)
      await expect(page.getByRole('link', { name: 'ผูกเบอร์' })).toHaveCount(0)
      await expectFits(page, kind === 'phone' ? [320, 390, 768] : [1024, 1440])
      expect(complaints).toEqual([])
    },
  )
}

/** A deposit of 100 from the page itself, paid in the sandbox. */
async function depositHere(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'ฝากเงิน', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: /วอลเล็ตสายน้ำ/ }).check({ force: true })
  await sheet.getByRole('textbox').first().fill('100')
  await sheet.getByRole('button', { name: 'ยืนยันฝาก ฿100.00' }).click()
  const provider = page.frameLocator('iframe')
  // By key: the sheet around the page may still be moving under a pointer.
  await provider.getByRole('button', { name: /Approve$/ }).press('Enter')
  await expect(sheet.getByText('ยอดที่ได้รับ')).toBeVisible()
  await page.getByRole('button', { name: 'เรียบร้อย' }).click()
}
