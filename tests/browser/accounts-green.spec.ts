import { makeMobile, password, readCode, sites, useNewDevice } from './support/accounts.ts'
import { desktop, expect, type Page, phone, test } from './support/fixtures.ts'

test.beforeEach(({ page }) => useNewDevice(page))

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test.describe(`a green site that registers by phone, on a ${kind}`, () => {
    test.use({ viewport, hasPrompts: true })

    test('registers with a code, its website and the agreement read', async ({ page }) => {
      const mobile = makeMobile()
      await enterSite(page, '/register')
      await expect(page.getByLabel('เว็บไซต์')).toHaveValue('127.0.0.1')
      await expect(page.getByLabel('เว็บไซต์')).not.toBeEditable()
      await page.getByLabel('เบอร์โทรศัพท์').fill('8123')
      await page.getByRole('button', { name: 'ส่งรหัส' }).click()
      await expect(page.getByText('เบอร์โทรศัพท์ต้องขึ้นต้นด้วย 0')).toBeVisible()
      await page.getByLabel('เบอร์โทรศัพท์').fill(mobile)
      await page.getByRole('button', { name: 'ส่งรหัส' }).click()
      await expect(page.getByRole('button', { name: /ส่งอีกครั้ง \d+ วิ/ })).toBeDisabled()
      await expect(page.getByLabel('รหัส OTP')).toHaveAttribute('autocomplete', 'one-time-code')
      await page.getByLabel('รหัส OTP').fill(await readCode(mobile))
      await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
      await page.getByLabel('ยืนยันรหัสผ่าน').fill(password)
      await agree(page)
      await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()
      await expect(page).toHaveURL(`${sites.green()}/lobby/home`)
    })

    test('opens the agreement instead of signing in without it', async ({ page }) => {
      await enterSite(page, '/login')
      await expect(page.getByRole('checkbox')).not.toBeChecked()
      await page.getByLabel('ชื่อผู้ใช้หรือเบอร์โทรศัพท์').fill('somebody')
      await page.getByLabel('รหัสผ่าน', { exact: true }).fill('some password')
      await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'ข้อตกลงการใช้งาน' })
      await expect(sheet.getByRole('region', { name: 'ข้อกำหนดการใช้งาน' })).toBeVisible()
      await sheet.getByRole('button', { name: 'นโยบายความเป็นส่วนตัว' }).click()
      const text = sheet.getByRole('region', { name: 'นโยบายความเป็นส่วนตัว' })
      await expect(text.getByRole('heading').first()).toBeVisible()
      await sheet.getByRole('button', { name: 'เลื่อนลง' }).click()
      await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(50)
      await sheet.getByRole('button', { name: 'ปิด' }).click()
      await expect(page.getByRole('checkbox')).not.toBeChecked()
      await agree(page)
      await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
      await expect(page.getByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')).toBeVisible()
    })
  })

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox').click()
  await page.getByRole('dialog').getByRole('button', { name: 'ฉันยอมรับ' }).click()
  await expect(page.getByRole('checkbox')).toBeChecked()
}

/** Opens a page and answers the question about age, which a green site asks first. */
async function enterSite(page: Page, path: string): Promise<void> {
  await page.goto(sites.green() + path)
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
