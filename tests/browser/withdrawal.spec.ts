import { pngImage } from '../stack/pictures.ts'
import { thaiIdentity } from '../stack/identity-numbers.ts'
import { expect, open, type Page, phone, test } from './support/fixtures.ts'
import { decide, giveMoney, verifyAndAge } from './support/money.ts'
import { become, enterNew } from './support/people.ts'

const pin = '482915'
const realName = 'มะลิ สวนดาว'

test.use({ viewport: phone })

test('a new player is told what stands in the way, clears it, and withdraws', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.slow()
  const player = await enterNew()
  await giveMoney(player.playerId, 1_000_00)
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/wallets/withdraw')
  await expect(page.getByText('ยืนยันตัวตนก่อนถอน')).toBeVisible()
  await expect(page.getByText('ตั้งรหัสผ่านกระเป๋าเงิน')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ยืนยันถอน' })).toBeDisabled()

  await setPin(page)
  await bindCard(page)
  await expect(page.getByText('บัญชีใหม่ต้องรอ 24 ชั่วโมง')).toBeVisible()
  await sendPapers(page, player.playerId)
  await verifyAndAge(player.playerId)

  await open(page, '/lobby/wallets/withdraw')
  await page.getByLabel('จำนวนที่ต้องการถอน').fill('1000.01')
  await page.getByLabel('รหัสผ่านกระเป๋าเงิน').fill(pin)
  await page.getByRole('button', { name: 'ยืนยันถอน', exact: false }).click()
  await expect(page.getByText('ถอนได้ไม่เกิน ฿1,000.00')).toBeVisible()
  await page.getByLabel('จำนวนที่ต้องการถอน').fill('400')
  await page.getByLabel('รหัสผ่านกระเป๋าเงิน').fill('482916')
  await page.getByRole('button', { name: 'ยืนยันถอน ฿400.00' }).click()
  await expect(page.getByText('รหัสไม่ถูกต้อง', { exact: false })).toBeVisible()
  await page.getByLabel('รหัสผ่านกระเป๋าเงิน').fill(pin)
  await page.getByRole('button', { name: 'ยืนยันถอน ฿400.00' }).click()
  await expect(page).toHaveURL(/\/withdrawal\/WD/)
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const steps = page.getByRole('list', { name: 'ความคืบหน้าของรายการ' })
  await expect(steps.getByText('ส่งให้ธนาคาร')).toBeVisible()
  await expect(steps.locator('[aria-current=step]')).toContainText('ส่งให้ธนาคาร')
  await decide('payouts', orderId, { action: 'approve' })
  await expect(steps.locator('[aria-current=step]')).toHaveCount(0)
  await open(page, '/lobby/wallets/withdraw')
  await expect(page.getByText('฿600.00').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a bonus that is given up no longer locks anything', async ({ page, baseURL }) => {
  const player = await enterNew()
  await giveMoney(player.playerId, 500_00, 100_00)
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/wallets/withdraw')
  await expect(page.getByText('รางวัลจากจดหมาย')).toBeVisible()
  await expect(page.getByText('เล่นแล้ว ฿0.00 จาก ฿500.00')).toBeVisible()
  await page.getByRole('button', { name: 'สละโบนัสนี้' }).click()
  const question = page.getByRole('dialog', { name: 'สละโบนัสนี้ใช่ไหม' })
  await expect(question).toContainText('฿100.00')
  await question.getByRole('button', { name: 'สละโบนัสนี้' }).click()
  await expect(page.getByText('ไม่มียอดที่ต้องเล่นก่อนถอน')).toBeVisible()
  await expect(page.getByText('รางวัลจากจดหมาย')).toHaveCount(0)
})

test('the safe box takes coins in and gives them back for the password', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await giveMoney(player.playerId, 500_00)
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/wallets/others')
  await expect(page.getByText('โปรดตั้งรหัสผ่านกระเป๋าเงินก่อน')).toBeVisible()
  await setPin(page)
  await move(page, 'นำเข้า', '120')
  await expect(page.getByText('฿380.00')).toBeVisible()
  await page.getByRole('button', { name: 'นำออก' }).click()
  await move(page, 'นำออก', '20.50')
  await expect(page.getByText('฿99.50')).toBeVisible()
})

async function setPin(page: Page): Promise<void> {
  const address = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'ตั้งรหัส', exact: true }).click()
  await page.getByLabel('รหัสใหม่ 6 หลัก').fill('123456')
  await page.getByLabel('ใส่รหัสใหม่อีกครั้ง').fill('123456')
  await page.getByRole('button', { name: 'บันทึกรหัส' }).click()
  await expect(page.getByText('เดาง่ายเกินไป', { exact: false })).toBeVisible()
  await page.getByLabel('รหัสใหม่ 6 หลัก').fill(pin)
  await page.getByLabel('ใส่รหัสใหม่อีกครั้ง').fill(pin)
  await page.getByRole('button', { name: 'บันทึกรหัส' }).click()
  await expect(page).toHaveURL(address)
}

async function bindCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ผูกบัญชี', exact: true }).click()
  await page.getByRole('button', { name: 'ธนาคาร เลือกธนาคาร' }).click()
  // Choosing closes the list, and with it goes the button: it cannot be asked whether it is set.
  await page.getByRole('radio', { name: /ธนาคารสายน้ำ/ }).click({ force: true })
  await page.getByLabel('ชื่อบัญชี').fill(realName)
  await page.getByLabel('เลขบัญชี').fill(`2${String(Date.now()).slice(-9)}`)
  await page.getByRole('button', { name: 'ผูกบัญชี' }).click()
  await expect(page).toHaveURL('/lobby/wallets/withdraw')
}

async function sendPapers(page: Page, playerId: number): Promise<void> {
  await page.getByRole('link', { name: 'ยืนยันตัวตน', exact: true }).click()
  await page.getByLabel('ชื่อและนามสกุลจริง').fill(realName)
  await page.getByLabel('เลขบัตรประชาชนหรือหนังสือเดินทาง').fill(thaiIdentity(playerId))
  await page.getByLabel('วันเกิด').fill('2015-01-01')
  await page.getByLabel('อาชีพ').fill('คนสวน')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'ต่อไป: รูปเอกสาร' }).click()
  await expect(page.getByText('คุณยังอายุไม่ถึงเกณฑ์')).toBeVisible()
  await page.getByLabel('วันเกิด').fill('1990-01-01')
  await page.getByRole('button', { name: 'ต่อไป: รูปเอกสาร' }).click()
  await expect(page).toHaveURL('/walletsKycUpload')
  const file = page.locator('input[type=file]').nth(1)
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await expect(page.getByText('เปิดรูปนี้ไม่ได้', { exact: false })).toBeVisible()
  const buffer = await pngImage()
  await file.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: 'บัตรด้านหน้า' })).toBeVisible()
  await page.getByRole('button', { name: 'ส่งเอกสาร' }).click()
  await expect(page).toHaveURL('/walletsKyc')
  await expect(page.getByText('ส่งแล้ว รอตรวจ')).toBeVisible()
}

async function move(page: Page, button: string, amount: string): Promise<void> {
  await page.getByLabel('จำนวนเงิน').fill(amount)
  await page.getByLabel('รหัสผ่านกระเป๋าเงิน').fill(pin)
  await page.getByRole('button', { name: button }).last().click()
}
