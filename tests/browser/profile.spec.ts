import { logIn, useNewDevice } from './support/accounts.ts'
import { desktop, expect, open, phone, test } from './support/fixtures.ts'
import { become, enterNew } from './support/people.ts'

test.beforeEach(({ page }) => useNewDevice(page))

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test.describe(`on a ${kind}`, () => {
    test.use({ viewport })

    test('nickname, picture and particulars are changed and found again', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await open(page, kind === 'phone' ? '/profile/info' : '/lobby/profile')
      const formOf = (label: string) => page.locator('form').filter({ has: page.getByLabel(label) })
      const [nickname, particulars] = [formOf('ชื่อเล่น'), formOf('วันเกิด')]
      await page.getByLabel('ชื่อเล่น').fill('<b>')
      await expect(nickname.getByRole('button', { name: 'บันทึก' })).toBeDisabled()
      await page.getByLabel('ชื่อเล่น').fill('คุณดาว')
      await nickname.getByRole('button', { name: 'บันทึก' }).click()
      await expect(page.getByText('บันทึกแล้ว')).toBeVisible()
      await page.getByRole('radio', { name: 'รูปที่ 6' }).check({ force: true })
      await expect(page.getByRole('radio', { name: 'รูปที่ 6' })).toBeChecked()
      await page.getByLabel('วันเกิด').fill('1990-02-28')
      await page.getByLabel('อีเมล').fill('dao@example.com')
      await particulars.getByRole('button', { name: 'บันทึก' }).click()
      await expect(particulars.getByRole('button', { name: 'บันทึก' })).toBeDisabled()
      await page.reload()
      await expect(page.getByLabel('ชื่อเล่น')).toHaveValue('คุณดาว')
      await expect(page.getByRole('radio', { name: 'รูปที่ 6' })).toBeChecked()
      await expect(page.getByLabel('วันเกิด')).toHaveValue('1990-02-28')
      await expect(page.getByLabel('อีเมล')).toHaveValue('dao@example.com')
    })
  })

test.describe('devices', () => {
  test.use({ viewport: phone })

  test('another device is listed, and signed out from here', async ({ page, browser, baseURL }) => {
    const player = await enterNew()
    await become(page, player, baseURL ?? '')
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })
    const other = await context.newPage()
    await useNewDevice(other)
    await open(other, '/login?to=%2Fprofile%2Fuser')
    await logIn(other, player.account)
    await expect(other).toHaveURL('/profile/user')
    await open(page, '/profile/user')
    const rows = page.getByRole('listitem').filter({ hasText: 'ใช้งานล่าสุด' })
    await expect(rows).toHaveCount(2)
    await expect(rows.first().getByText('เครื่องนี้')).toBeVisible()
    await rows.last().getByRole('button').click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'ออกจากระบบ' }).click()
    await expect(rows).toHaveCount(1)
    // The other tab hears it at once.
    await expect(other).toHaveURL('/login?to=%2Fprofile%2Fuser')
    await context.close()
  })
})

test.describe('the superior', () => {
  test.use({ viewport: phone })

  test('is named once; a wrong id is told', async ({ page, signIn }) => {
    await signIn()
    await open(page, '/profile/superior')
    await page.getByRole('button', { name: 'ยืนยัน' }).click()
    await expect(page.getByText('กรอก ID เป็นตัวเลข')).toBeVisible()
    await page.getByLabel('ID ผู้แนะนำ').fill('999999999')
    await page.getByRole('button', { name: 'ยืนยัน' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ยืนยัน' }).click()
    await expect(page.getByText('ไม่พบผู้เล่น ID นี้')).toBeVisible()
  })
})
