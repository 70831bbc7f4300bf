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
import { phone, speak, test, walk } from './support/fixtures.ts'
import { hearDeposit } from './support/happenings.ts'

test.use({ viewport: phone })

test('tasks of the day are done and claimed, three of them bring more', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.slow()
  const { playerId } = await enterEligible(page, baseURL ?? '')
  await openLive(page, '/lobby/task')
  const reward = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(reward).toHaveCount(0)
  }
  const today = page.getByRole('article', { name: 'เข้าสู่ระบบวันนี้' })
  await today.getByRole('button', { name: /^รับ/ }).click()
  await expect(reward).toContainText('หมุนเวียน 2 เท่า')
  await close()
  await expect(today).toContainText('รับแล้ว')

  await expect(page.getByRole('article', { name: 'เล่นครบ ฿200 วันนี้' })).toContainText('0/200')
  await stake(playerId, 200)
  await hearDeposit(playerId, 100_00)
  const paid = page.getByRole('article', { name: 'ฝากวันนี้ครบ ฿100' })
  await expect(paid.getByRole('button', { name: /^รับ/ })).toBeVisible()
  await page.getByRole('button', { name: 'รับ ฿1 ครบ 3 ภารกิจ' }).click()
  await expect(reward).toContainText('1.00')
  await close()

  await page.getByRole('button', { name: /^โซเชียล/ }).click()
  const share = page.getByRole('article', { name: 'แชร์ในแชนแนลของคุณ' })
  await share.getByRole('button', { name: /^แชร์/ }).click()
  await expect(page.getByRole('dialog')).toContainText('/register?invite=')
  await page.keyboard.press('Escape')
  await share.getByRole('button', { name: /^รับ/ }).click()
  await expect(reward).toBeVisible()
  await close()
  await expect(share).toContainText('วันนี้รับแล้ว 1 จาก 2 ครั้ง')

  const follow = page.getByRole('article', { name: 'ติดตามแชนแนลของเรา' })
  const away = page.waitForEvent('popup')
  await follow.getByRole('link', { name: /^ติดตาม/ }).click()
  await (await away).close()
  await expect(follow.getByRole('button', { name: /^รับ/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('sharing from the wheel is a task of the day', async ({ page, baseURL }) => {
  await enterEligible(page, baseURL ?? '')
  await open(page, '/profile/task')
  const shared = page.getByRole('article', { name: 'แชร์วงล้อให้เพื่อน' })
  await shared.getByRole('link', { name: /^ไปทำ/ }).click()
  await expect(page).toHaveURL(/\/activity\/spin$/)
  const told = page.waitForResponse(/appProxyUser4TaskUserShare$/)
  await page.getByRole('button', { name: 'ชวนเพื่อน รับสิทธิ์หมุน' }).click()
  await told
  await page.keyboard.press('Escape')
  await walk(page, '/profile/task')
  await expect(shared.getByRole('button', { name: /^รับ/ })).toBeVisible()
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the task page is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, signIn }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await signIn()
      await open(page, '/profile/task')
      await expect(page.getByRole('heading', { name: 'ความคืบหน้าวันนี้' })).toBeVisible()
      await expectAccessible(page)
      await speak(page, 'en-US')
      await page.getByRole('button', { name: 'Once' }).click()
      await expect(page.getByRole('article', { name: 'Make your first deposit' })).toBeVisible()
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 768] : [1024])
    },
  )
