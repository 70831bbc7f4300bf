import { pngImage } from '../stack/pictures.ts'
import { thaiIdentity } from '../stack/identity-numbers.ts'
import { chooseDay } from './support/date-field.ts'
import { desktop, expect, open, type Page, phone, test } from './support/fixtures.ts'
import { decide, giveMoney, verifyAndAge } from './support/money.ts'
import { makeDigits } from './support/numbers.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

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
  await expect(page.getByText(say('wallet.needKyc'))).toBeVisible()
  await expect(page.getByText(say('wallet.needPin'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('wallet.withdrawConfirm') })).toBeDisabled()

  await setPin(page)
  // What is no longer in the way goes, and what is below moves up: not under a press.
  await expect(page.getByText(say('wallet.needPin'))).toHaveCount(0)
  await bindCard(page)
  await expect(page.getByText(say('wallet.needCard'))).toHaveCount(0)
  await sendPapers(page, player.playerId)
  await verifyAndAge(player.playerId)

  await open(page, '/lobby/wallets/withdraw')
  const confirm = page.getByRole('button', { name: say('wallet.withdrawConfirm') })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await page.getByLabel(say('wallet.withdrawAmount')).fill('1000.01')
  await page.getByLabel(say('title.walletPassword')).fill(pin)
  await page.getByRole('button', { name: say('wallet.withdrawConfirm'), exact: false }).click()
  await expect(
    page.getByText(say('wallet.aboveWithdrawable', { money: '฿1,000.00' })),
  ).toBeVisible()
  await page.getByLabel(say('wallet.withdrawAmount')).fill('400')
  await page.getByLabel(say('title.walletPassword')).fill('482916')
  await page.getByRole('button', { name: say('wallet.withdrawSum', { money: '฿400.00' }) }).click()
  await expect(page.getByText(say('wallet.pinWrong'), { exact: false })).toBeVisible()
  await page.getByLabel(say('title.walletPassword')).fill(pin)
  await page.getByRole('button', { name: say('wallet.withdrawSum', { money: '฿400.00' }) }).click()
  await expect(page).toHaveURL(/\/withdrawal\/WD/)
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const steps = page.getByRole('list', { name: say('deposit.timeline') })
  await expect(steps.getByText(say('deposit.submitted'))).toBeVisible()
  await expect(steps.locator('[aria-current=step]')).toContainText(say('deposit.submitted'))
  await decide('payouts', orderId, { action: 'approve' })
  await expect(steps.locator('[aria-current=step]')).toHaveCount(0)
  await open(page, '/lobby/wallets/withdraw')
  await expect(page.getByText('฿600.00').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a bonus that is given up no longer locks anything', async ({ page, baseURL }) => {
  const player = await enterNew()
  await giveMoney(player.playerId, 500_00, 100_00)
  await page.setViewportSize(desktop)
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/wallets/withdraw')
  await expect(page.getByText(say('reward.mail'))).toBeVisible()
  await expect(
    page.getByText(say('wallet.wagered', { wagered: '฿0.00', required: '฿500.00' })),
  ).toBeVisible()
  await page.getByRole('button', { name: say('wallet.giveUp') }).click()
  const question = page.getByRole('dialog', { name: say('wallet.giveUpAsk') })
  await expect(question).toContainText('฿100.00')
  await question.getByRole('button', { name: say('wallet.giveUp') }).click()
  await expect(page.getByText(say('wallet.nothingLocked'))).toBeVisible()
  await expect(page.getByText(say('reward.mail'))).toHaveCount(0)
})

test('the safe box asks for a password, takes coins in and gives them back for it', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await giveMoney(player.playerId, 500_00)
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/wallets/others')
  await expect(page.getByText(say('wallet.safeboxNeedsPin'))).toBeVisible()
  await setPin(page, loseAnswer)
  await move(page, say('wallet.putIn'), '120')
  await expect(page.getByText('฿380.00')).toBeVisible()
  await page.getByRole('button', { name: say('wallet.takeOut') }).click()
  await move(page, say('wallet.takeOut'), '20.50')
  await expect(page.getByText('฿99.50')).toBeVisible()
})

async function setPin(page: Page, before?: (page: Page) => Promise<void>): Promise<void> {
  const address = new URL(page.url()).pathname
  await page.getByRole('link', { name: say('wallet.setPin'), exact: true }).click()
  await page.getByLabel(say('wallet.newPin')).fill('123456')
  await page.getByLabel(say('wallet.pinAgain')).fill('123456')
  await page.getByRole('button', { name: say('wallet.savePin') }).click()
  await expect(page.getByText(say('wallet.pinTooSimple'), { exact: false })).toBeVisible()
  await page.getByLabel(say('wallet.newPin')).fill(pin)
  await page.getByLabel(say('wallet.pinAgain')).fill(pin)
  await before?.(page)
  await page.getByRole('button', { name: say('wallet.savePin') }).click()
  await expect(page).toHaveURL(address)
}

/** It is set, as far as the page can hear; but that was not its answer, so the form stays. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route('**/safeboxPasswordInit', (route) => route.abort(), { times: 1 })
  const told = page.waitForResponse('**/getSafebox')
  await page.route(
    '**/getSafebox',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/("hasSafeboxPassword":)false/, '$1true')
      await route.fulfill({ response, body })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: say('wallet.savePin') }).click()
  expect(await (await told).text()).toContain('"hasSafeboxPassword":true')
  await expect(page.getByRole('button', { name: say('wallet.savePin') })).toBeEnabled()
  await expect(page.getByLabel(say('wallet.oldPin'))).toHaveCount(0)
}

async function bindCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: say('wallet.bindCard'), exact: true }).click()
  await page.getByRole('button', { name: 'ธนาคาร เลือกธนาคาร' }).click()
  // Choosing closes the list, and with it goes the button: it cannot be asked whether it is set.
  await page.getByRole('radio', { name: /ธนาคารสายน้ำ.*[A-Z]{2,}/ }).click({ force: true })
  await page.getByLabel('ชื่อบัญชี').fill(realName)
  await page.getByLabel(say('deposit.accountNumber')).fill(makeDigits(10))
  await page.getByRole('button', { name: say('wallet.bindCard') }).click()
  await expect(page).toHaveURL('/lobby/wallets/withdraw')
}

async function sendPapers(page: Page, playerId: number): Promise<void> {
  await page.getByRole('link', { name: say('wallet.goKyc'), exact: true }).click()
  await page.getByLabel(say('wallet.realName')).fill(realName)
  await page.getByLabel(say('wallet.identityNumber')).fill(thaiIdentity(playerId))
  await chooseDay(page, say('wallet.birthday'), '2015-01-01')
  await page.getByLabel(say('wallet.occupation')).fill('คนสวน')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: say('wallet.toPictures') }).click()
  await expect(page.getByText(say('wallet.tooYoung'))).toBeVisible()
  await chooseDay(page, say('wallet.birthday'), '1990-01-01')
  await page.getByRole('button', { name: say('wallet.toPictures') }).click()
  await expect(page).toHaveURL('/walletsKycUpload')
  const file = page.locator('input[type=file]').nth(1)
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') })
  await expect(page.getByText(say('wallet.notAnImage'), { exact: false })).toBeVisible()
  const buffer = await pngImage()
  await file.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: say('wallet.identityFront') })).toBeVisible()
  await page.getByRole('button', { name: say('wallet.sendKyc') }).click()
  await expect(page).toHaveURL('/walletsKyc')
  await expect(page.getByText(say('wallet.kycSubmitted'))).toBeVisible()
}

async function move(page: Page, button: string, amount: string): Promise<void> {
  await page.getByLabel('จำนวนเงิน').fill(amount)
  await page.getByLabel(say('title.walletPassword')).fill(pin)
  await page.getByRole('button', { name: button }).last().click()
}
