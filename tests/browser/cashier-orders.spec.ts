import {
  ask,
  decideAsOperator,
  enterReady,
  enterWithCard,
  giveCoupon,
  withdraw,
} from './support/cashier-state.ts'
import { expect, open, openLive, type Page, phone, test } from './support/fixtures.ts'
import { decide, declineLimit } from './support/money.ts'
import { become } from './support/people.ts'
import { say } from './support/say.ts'

const manualChannel = 'โอนเข้าบัญชีลานดาว'
const pageChannel = 'วอลเล็ตสายน้ำ'

test.use({ viewport: phone })

test('a transfer by hand: the account to pay into, and an operator who saw it arrive', async ({
  page,
  baseURL,
  complaints,
}) => {
  await become(page, await enterWithCard(), baseURL ?? '')
  const orderId = await deposit(page, manualChannel, '500')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('บริษัท ลานดาว (ตัวอย่าง)')).toBeVisible()
  await expect(sheet.getByText('0000000001')).toBeVisible()
  // Another sum than was announced: two people saw it.
  await decideAsOperator('confirmDeposit', { orderId, paidAmount: 450_50 })
  await decideAsOperator('confirmDeposit', { orderId, paidAmount: 450_50 })
  await expect(sheet.getByText(say('deposit.received'), { exact: true })).toBeVisible()
  await expect(sheet.getByText('฿450.50')).toBeVisible()
  await expect(
    sheet.getByText(say('deposit.reasonByOperator'), { exact: false }).first(),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

test('a transfer nobody found is told so, and what to do', async ({ page, baseURL }) => {
  await become(page, await enterWithCard(), baseURL ?? '')
  const orderId = await deposit(page, manualChannel, '500')
  await decideAsOperator('refuseDeposit', { orderId })
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(say('deposit.reasonNotReceived'), { exact: false })).toBeVisible()
  await expect(sheet.getByText(say('deposit.notReceivedNote'), { exact: false })).toBeVisible()
})

test('whose cards are not known yet is not sent away to link one', async ({ page, baseURL }) => {
  await become(page, await enterWithCard(), baseURL ?? '')
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/app/v1/getAfterLoginInfoWeb', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await deposit(page, manualChannel, '500')
  answer()
  await expect(page.getByRole('dialog').getByText('0000000001')).toBeVisible()
})

test('a coupon says what it adds, and adds it', async ({ page, baseURL, complaints }) => {
  const player = await enterWithCard()
  await giveCoupon(player.playerId, 1002)
  await become(page, player, baseURL ?? '')
  await choose(page, pageChannel, '100')
  await page.getByRole('button', { name: 'คูปอง ไม่ใช้คูปอง' }).click()
  await page
    .getByRole('radio', { name: say('deposit.couponPercent', { percent: 10, max: '฿300' }) })
    .click({ force: true })
  await expect(
    page.getByText(say('deposit.couponTooSmall', { money: '฿300' }), { exact: false }),
  ).toBeVisible()
  await expect(page.getByText(say('deposit.couponBonus'))).toHaveCount(0)
  await page.getByRole('button', { name: /^500( ?\+|$)/ }).click()
  await expect(page.getByText(say('deposit.couponBonus'))).toBeVisible()
  await expect(page.getByText('+฿50.00')).toBeVisible()
  await expect(page.getByText(say('deposit.couponRule', { rate: 2 }))).toBeVisible()
  const orderId = await confirm(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('+฿50.00')).toBeVisible()
  await decide('orders', orderId, { action: 'approve' })
  await expect(sheet.getByText(say('deposit.received'), { exact: true })).toBeVisible()
  const { wallet } = await ask('getExchange', {}, player)
  expect(wallet.coin).toBe(550_00)
  expect(complaints).toEqual([])
})

test('a withdrawal that is rejected says why, and the money is back', async ({ page, baseURL }) => {
  const player = await enterReady(20_000_00)
  const orderId = await withdraw(player, 10_000_00)
  await become(page, player, baseURL ?? '')
  await openLive(page, `/withdrawal/${orderId}`)
  const steps = page.getByRole('list', { name: say('deposit.timeline') })
  await expect(steps.locator('[aria-current=step]')).toContainText(say('deposit.review'))
  await decideAsOperator('rejectWithdrawal', { orderId, reason: 'ชื่อบัญชีไม่ตรงกับเอกสาร' })
  await expect(steps.getByText('ชื่อบัญชีไม่ตรงกับเอกสาร', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(say('wallet.returnedNote'))).toBeVisible()
  await open(page, '/lobby/wallets/withdraw')
  await expect(page.getByText('฿20,000.00').first()).toBeVisible()
})

test('a payout nobody answers stays held and is explained until the bank speaks', async ({
  page,
  baseURL,
}) => {
  // The sandbox takes a payout to such an account and drops the line before it answers.
  const player = await enterReady(1_000_00, '0000')
  const orderId = await withdraw(player, 400_00)
  await become(page, player, baseURL ?? '')
  await openLive(page, `/withdrawal/${orderId}`)
  await expect(page.getByText(say('wallet.unknownNote'), { exact: false })).toBeVisible()
  const steps = page.getByRole('list', { name: say('deposit.timeline') })
  await expect(steps.locator('[aria-current=step]')).toContainText(say('deposit.unknown'))
  await decide('payouts', orderId, { action: 'approve' })
  await expect(steps.locator('[aria-current=step]')).toHaveCount(0)
  await expect(page.getByText(say('wallet.unknownNote'), { exact: false })).toHaveCount(0)
})

async function choose(page: Page, channel: string, amount: string): Promise<void> {
  await open(page, '/lobby/wallets/deposit')
  // By keyboard: what comes above moves the channels, and a tap would meet another.
  await page.getByRole('radio', { name: new RegExp(channel) }).press('Space')
  await page.getByRole('button', { name: new RegExp(`^${amount}( ?\\+|$)`) }).click()
}

async function confirm(page: Page): Promise<string> {
  await page.getByRole('button', { name: say('deposit.confirm'), exact: false }).click()
  await declineLimit(page)
  const number = page.getByRole('dialog').getByText(/^DP\d+-[0-9A-F]{16}$/)
  await expect(number).toBeVisible()
  return (await number.textContent()) ?? ''
}

/** Makes an order on the deposit page; answers its number. */
async function deposit(page: Page, channel: string, amount: string): Promise<string> {
  await choose(page, channel, amount)
  return confirm(page)
}
