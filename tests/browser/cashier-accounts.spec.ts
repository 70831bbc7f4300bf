import { pngImage } from '../stack/pictures.ts'
import { readCode } from './support/accounts.ts'
import { ask, bindCard, bindMobile, enterReady, enterWithCard } from './support/cashier-state.ts'
import { pin } from './support/cashier-state.ts'
import { expect, open, phone, test } from './support/fixtures.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

test('the wallet password is changed by a code sent to the phone', async ({ page, baseURL }) => {
  const player = await enterNew()
  const mobile = await bindMobile(player.playerId)
  await ask('safeboxPasswordInit', { walletPassword: pin }, player)
  await become(page, player, baseURL ?? '')
  await open(page, '/walletsPassword')
  await page.getByRole('button', { name: say('wallet.byCode') }).click()
  await page.getByLabel(/^เบอร์โทรศัพท์ของคุณ/).fill(mobile)
  await page.getByRole('button', { name: say('wallet.sendCode') }).click()
  await expect(page.getByText(say('wallet.codeSent'))).toBeVisible()
  const code = await readCode(mobile)
  const wrong = code === '111111' ? '222222' : '111111'
  await page.getByLabel(say('wallet.code')).last().fill(wrong)
  await page.getByLabel(say('wallet.newPin')).fill('739164')
  await page.getByLabel(say('wallet.pinAgain')).fill('739164')
  await page.getByRole('button', { name: say('wallet.savePin') }).click()
  await expect(page.getByText(say('wallet.codeWrong'))).toBeVisible()
  await page.getByLabel(say('wallet.code')).last().fill(code)
  await page.getByRole('button', { name: say('wallet.savePin') }).click()
  await expect(page.getByText(say('wallet.pinChanged', { at: '' }), { exact: false })).toBeVisible()
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
  await second.getByRole('button', { name: say('wallet.makeDefault') }).click()
  const sheet = page.getByRole('dialog', { name: say('wallet.makeDefault') })
  await sheet.getByLabel(say('title.walletPassword')).fill('482916')
  await sheet.getByRole('button', { name: say('wallet.confirm') }).click()
  await expect(sheet.getByText(say('wallet.pinWrong'), { exact: false })).toBeVisible()
  await sheet.getByLabel(say('title.walletPassword')).fill(pin)
  await sheet.getByRole('button', { name: say('wallet.confirm') }).click()
  await expect(second.getByText(say('wallet.defaultCard'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('wallet.defaultCard'), { exact: true })).toHaveCount(1)

  const first = page.locator('[class*=_card_]').filter({ hasText: 'ธนาคารดาวเหนือ' })
  await expect(first.getByText(say('wallet.usableFrom', { at: '' }), { exact: false })).toHaveCount(
    0,
  )
  await first.getByRole('link', { name: say('wallet.changeCard') }).click()
  await page
    .getByLabel(say('deposit.accountNumber'))
    .fill('1357924680'.replace('1357', String(player.playerId).slice(-4)))
  await page.getByLabel(say('title.walletPassword')).fill(pin)
  await page.getByRole('button', { name: say('wallet.saveCard'), exact: true }).click()
  await expect(page).toHaveURL('/bankCardList')
  await expect(first.getByText('••••4680')).toBeVisible()
  await expect(
    first.getByText(say('wallet.usableFrom', { at: '' }), { exact: false }),
  ).toBeVisible()
})

test('a picture sent before a reload is not asked for again', async ({ page, baseURL }) => {
  const player = await enterWithCard()
  await become(page, player, baseURL ?? '')
  await open(page, '/walletsKycUpload')
  await expect(page.getByText(say('wallet.pictureSent'), { exact: true })).toHaveCount(0)
  const buffer = await pngImage()
  const file = { name: 'card.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').nth(1).setInputFiles(file)
  await expect(page.getByText(say('wallet.pictureSent'), { exact: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText(say('wallet.pictureSent'), { exact: true })).toHaveCount(1)
})
