import { enterEligible, givePoints, stake } from './support/earning.ts'
import { desktop, expect, expectAccessible, expectFits, long, open } from './support/fixtures.ts'
import { phone, speak, test } from './support/fixtures.ts'

test.use({ viewport: phone })

test('points are earned, exchanged, drawn with, and the draw is verified', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { playerId } = await enterEligible(page, baseURL ?? '')
  await stake(playerId, 4_000)
  await open(page, '/points')
  const hero = page.getByRole('main')
  await expect(hero).toContainText('400 แต้ม')

  const exchange = page.getByRole('button', { name: 'ขั้นต่ำ 125 แต้ม' })
  await expect(exchange).toBeDisabled()
  await page.getByLabel('จำนวนแต้มที่จะแลก').fill('401')
  await expect(page.getByText('คุณมีแต้มไม่พอ')).toBeVisible()
  await page.getByLabel('จำนวนแต้มที่จะแลก').fill('250')
  await page.getByRole('button', { name: 'แลกเป็น ฿2.00' }).click()
  const reward = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
  await expect(reward).toContainText('หมุนเวียน 3 เท่า')
  await page.keyboard.press('Escape')
  await expect(hero).toContainText('150 แต้ม')

  await page.getByRole('button', { name: 'โอกาส: 100 แต้ม' }).click()
  const odds = page.getByRole('dialog')
  await expect(odds).toContainText('60%')
  await expect(odds).toContainText('145.00')
  await page.keyboard.press('Escape')

  const hash = await page.locator('main code').first().innerText()
  await page.getByRole('button', { name: 'สุ่ม: 100 แต้ม' }).click()
  await expect(reward).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hero).toContainText('50 แต้ม')
  await expect(page.getByRole('button', { name: 'แต้มไม่พอ: 100 แต้ม' })).toBeDisabled()

  await page.getByRole('button', { name: /^ตรวจสอบการสุ่มเมื่อ/ }).click()
  const proof = page.getByRole('dialog', { name: 'ตรวจสอบการสุ่มนี้' })
  await expect(proof).toContainText('ได้รางวัลเดียวกัน')
  await expect(proof).toContainText(hash)
  await proof.getByRole('button', { name: 'ปิด' }).first().click()
  await expect(page.getByRole('heading', { name: 'ผู้ได้รางวัลล่าสุด' })).toBeVisible()
  expect(complaints).toEqual([])
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the points page is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const { playerId } = await enterEligible(page, baseURL ?? '')
      await givePoints(playerId, 1_234)
      await open(page, '/points')
      await expect(page.getByRole('main')).toContainText('1,234 แต้ม')
      await expect(page).toHaveURL(kind === 'phone' ? /\/points$/ : /\/lobby\/points$/)
      await expectAccessible(page)
      await speak(page, 'en-US')
      await expect(page.getByText('Lucky draws')).toBeVisible()
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 768] : [1024])
    },
  )
