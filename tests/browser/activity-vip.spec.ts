import { enterEligible, stake } from './support/earning.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  long,
  open,
  openLive,
} from './support/fixtures.ts'
import { phone, speak, test } from './support/fixtures.ts'

test.use({ viewport: phone })

test('wagering raises the level, and its gift is claimed once', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { playerId } = await enterEligible(page, baseURL ?? '')
  await openLive(page, '/profile/vip')
  await expect(page.getByRole('heading', { name: 'VIP 0' })).toBeVisible()
  await expect(page.getByText('อีก ฿1,000 เลื่อนเป็น VIP 1')).toBeVisible()
  await expect(page.getByText('เมื่อคุณถึง VIP 1')).toBeVisible()

  await stake(playerId, 1_500)
  await open(page, '/profile/vip')
  await expect(page.getByRole('heading', { name: 'VIP 1' })).toBeVisible()
  await expect(page.getByText('ยอดเล่น ฿1,500 / ฿10,000')).toBeVisible()
  await page.getByRole('button', { name: 'รับ ของขวัญเลื่อนระดับ VIP 1' }).click()
  const reward = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
  await expect(reward).toContainText('5.00')
  await expect(reward).toContainText('เล่นครบ 1 เท่า')
  await page.keyboard.press('Escape')
  await expect(page.getByText('เข้าบัญชีของคุณแล้ว', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^รับ ของขวัญเลื่อนระดับ/ })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('without a mobile and a deposit the page says what is missing', async ({ page, signIn }) => {
  await signIn()
  await open(page, '/profile/vip')
  await expect(page.getByText('ผูกเบอร์โทรศัพท์', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'ดูเงินคืน VIP' })).toBeVisible()
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the VIP page is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const { playerId } = await enterEligible(page, baseURL ?? '')
      await stake(playerId, 60_000)
      await open(page, '/profile/vip')
      await expect(page.getByRole('heading', { name: 'VIP 3' })).toBeVisible()
      await expectAccessible(page)
      await speak(page, 'en-US')
      await expect(page.getByText('What each level gives')).toBeVisible()
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 768] : [1024])
    },
  )
