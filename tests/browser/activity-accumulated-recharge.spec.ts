import { expect, expectAccessible, openLive, phone, test } from './support/fixtures.ts'
import { hearDeposit } from './support/happenings.ts'
import { become, enterNew } from './support/people.ts'

test.use({ viewport: phone })

test('the card opens the tiers over the list; what the week has reached is claimed', async ({
  page,
  baseURL,
  complaints,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await openLive(page, '/lobby/rewards')
  await page.getByRole('button', { name: /ฝากสะสมรายสัปดาห์/ }).click()
  const sheet = page.getByRole('dialog', { name: 'ฝากสะสมรายสัปดาห์' })
  await expect(sheet.getByRole('listitem')).toHaveCount(8)
  await expect(sheet).toContainText('อีก ฿500 ถึงระดับ ฿500')

  await hearDeposit(player.playerId, 1_000_00)
  await expect(sheet).toContainText('฿1,000.00')
  await expect(sheet).toContainText('อีก ฿2,000 ถึงระดับ ฿3,000')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^รับ 18\.00/ }).click()
  const rewards = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
  await expect(rewards).toContainText('18.00')
  await expect(rewards).toContainText('หมุนเวียน 3 เท่า')
  await rewards.getByRole('button', { name: 'เยี่ยมเลย' }).click()
  await expect(sheet.getByRole('listitem').nth(1)).toContainText('รับแล้ว')
  await expect(sheet.getByRole('button', { name: /^รับ 8\.00/ })).toBeEnabled()

  await sheet.getByRole('button', { name: 'ปิด' }).click()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: /ฝากสะสมรายสัปดาห์/ }).click()
  await expect(sheet.getByRole('listitem').nth(1)).toContainText('รับแล้ว')
  expect(complaints).toEqual([])
})
