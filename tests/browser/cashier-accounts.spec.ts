import { pngImage } from '../stack/pictures.ts'
import { ask, bindCard, bindMobile, enterReady, enterWithCard } from './support/cashier-state.ts'
import { pin, readSmsCode } from './support/cashier-state.ts'
import { expect, open, phone, test } from './support/fixtures.ts'
import { become, enterNew } from './support/people.ts'

test.use({ viewport: phone })

test('the wallet password is changed by a code sent to the phone', async ({ page, baseURL }) => {
  const player = await enterNew()
  const mobile = await bindMobile(player.playerId)
  await ask('safeboxPasswordInit', { walletPassword: pin }, player)
  await become(page, player, baseURL ?? '')
  await open(page, '/walletsPassword')
  await page.getByRole('button', { name: 'รหัส SMS' }).click()
  await page.getByLabel(/^เบอร์โทรศัพท์ของคุณ/).fill(mobile)
  await page.getByRole('button', { name: 'ขอรหัส' }).click()
  await expect(page.getByText('ส่งรหัสแล้ว')).toBeVisible()
  const code = await readSmsCode(mobile)
  const wrong = code === '111111' ? '222222' : '111111'
  await page.getByLabel('รหัส SMS').last().fill(wrong)
  await page.getByLabel('รหัสใหม่ 6 หลัก').fill('739164')
  await page.getByLabel('ใส่รหัสใหม่อีกครั้ง').fill('739164')
  await page.getByRole('button', { name: 'บันทึกรหัส' }).click()
  await expect(page.getByText('รหัส SMS ไม่ถูกต้อง')).toBeVisible()
  await page.getByLabel('รหัส SMS').last().fill(code)
  await page.getByRole('button', { name: 'บันทึกรหัส' }).click()
  await expect(page.getByText('เปลี่ยนรหัสแล้ว', { exact: false })).toBeVisible()
  await expect(page).toHaveURL('/lobby/wallets/others')
  await expect(
    ask('safeboxTransfer', { direction: 'in', amount: 1, walletPassword: pin }, player),
  ).rejects.toThrow('wrongPassword')
})

test('another card becomes the default, and a card is changed, for the password', async ({
  page,
  baseURL,
}) => {
  const player = await enterReady(0)
  await bindCard(player, 2)
  await become(page, player, baseURL ?? '')
  await open(page, '/bankCardList')
  const second = page.locator('[class*=_card_]').filter({ hasText: 'ธนาคารสายน้ำ' })
  await second.getByRole('button', { name: 'ตั้งเป็นบัญชีหลัก' }).click()
  const sheet = page.getByRole('dialog', { name: 'ตั้งเป็นบัญชีหลัก' })
  await sheet.getByLabel('รหัสผ่านกระเป๋าเงิน').fill('482916')
  await sheet.getByRole('button', { name: 'ยืนยัน' }).click()
  await expect(sheet.getByText('รหัสไม่ถูกต้อง', { exact: false })).toBeVisible()
  await sheet.getByLabel('รหัสผ่านกระเป๋าเงิน').fill(pin)
  await sheet.getByRole('button', { name: 'ยืนยัน' }).click()
  await expect(second.getByText('บัญชีหลัก', { exact: true })).toBeVisible()
  await expect(page.getByText('บัญชีหลัก', { exact: true })).toHaveCount(1)

  const first = page.locator('[class*=_card_]').filter({ hasText: 'ธนาคารดาวเหนือ' })
  await expect(first.getByText('ถอนได้ตั้งแต่', { exact: false })).toHaveCount(0)
  await first.getByRole('link', { name: 'เปลี่ยน' }).click()
  await page
    .getByLabel('เลขบัญชี')
    .fill('1357924680'.replace('1357', String(player.playerId).slice(-4)))
  await page.getByLabel('รหัสผ่านกระเป๋าเงิน').fill(pin)
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click()
  await expect(page).toHaveURL('/bankCardList')
  await expect(first.getByText('••••4680')).toBeVisible()
  await expect(first.getByText('ถอนได้ตั้งแต่', { exact: false })).toBeVisible()
})

test('a picture sent before a reload is not asked for again', async ({ page, baseURL }) => {
  const player = await enterWithCard()
  await become(page, player, baseURL ?? '')
  await open(page, '/walletsKycUpload')
  await expect(page.getByText('ส่งแล้ว', { exact: true })).toHaveCount(0)
  const buffer = await pngImage()
  const file = { name: 'card.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').nth(1).setInputFiles(file)
  await expect(page.getByText('ส่งแล้ว', { exact: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('ส่งแล้ว', { exact: true })).toHaveCount(1)
})
