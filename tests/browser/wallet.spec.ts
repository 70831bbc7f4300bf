import { emvCrc, readQr } from '../stack/qr-reader.ts'
import {
  desktop,
  expect,
  open,
  openLive,
  type Page,
  phone,
  tapTwice,
  test,
} from './support/fixtures.ts'
import { ask } from './support/cashier-state.ts'
import {
  coinOf,
  countOrders,
  decide,
  declineLimit,
  giveMoney,
  letTimeRunOut,
} from './support/money.ts'
import { makeDigits } from './support/numbers.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

const qrChannel = 'คิวอาร์พร้อมเพย์'
const pageChannel = 'วอลเล็ตสายน้ำ'
const boundChannel = 'โอนจากธนาคารดาวเหนือ'

test.use({ viewport: phone })

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(`a deposit by pay page shows in two tabs without a reload, ${kind}`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    await page.setViewportSize(viewport)
    const player = await enterNew()
    await become(page, player, baseURL ?? '')
    const other = await context.newPage()
    await other.setViewportSize(viewport)
    await become(other, player, baseURL ?? '')
    await openLive(other, kind === 'phone' ? '/lobby/home' : '/lobby/notice')
    await expect(balanceOf(other)).toContainText('0.00')
    const orderId = await deposit(page, pageChannel, '300')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('฿300.00').first()).toBeVisible()
    // By key: the sheet around the page may still be moving under a pointer.
    await frame.getByRole('button', { name: /Approve$/ }).press('Enter')
    await expect(page.getByRole('dialog').getByText(say('deposit.received'))).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText(orderId)
    // Without the bonus by amount, which nobody asked for.
    await expect(balanceOf(other)).toContainText('300.00')
    await page.getByRole('button', { name: say('deposit.playNow') }).click()
    await expect(page).toHaveURL(/\/lobby\/home/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test('a deposit that came after its sheet was left is told once, on home', async ({
  page,
  baseURL,
}) => {
  await become(page, await enterNew(), baseURL ?? '')
  const orderId = await deposit(page, pageChannel, '300')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await decide('orders', orderId, { action: 'approve' })
  await openLive(page, '/lobby/home')
  const told = page.getByRole('dialog', { name: say('home.depositCame') })
  await expect(told).toContainText(say('home.depositCameNote', { sum: '฿300.00' }))
  await told.getByRole('button', { name: say('home.depositSeen') }).click()
  await expect(told).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('RECHARGE_UPDATE'))).toBeNull()
})

test('a balance that changes on the server shows at once in an open page', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await openLive(page, '/lobby/home')
  await expect(balanceOf(page)).toContainText('0.00')
  await giveMoney(player.playerId, 123_45)
  await expect(balanceOf(page)).toContainText('123.45')
})

test('the QR code can be read, says the sum and is right by its check', async ({
  page,
  baseURL,
}) => {
  await become(page, await enterNew(), baseURL ?? '')
  await deposit(page, qrChannel, '500')
  const payload = readQr(await readSquares(page))
  expect(payload).toMatch(/^000201/)
  expect(payload).toContain('5406500.00')
  expect(payload.slice(-4)).toBe(emvCrc(payload.slice(0, -4)))
  await expect(page.getByRole('timer')).toHaveText(/เหลือเวลา 09:\d\d/)
  await expect(page.getByText('ชำระภายใน 10 นาที', { exact: false })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: say('deposit.saveQr') }).click()
  expect((await saving).suggestedFilename()).toMatch(/^DP.*\.png$/)
  await page.getByRole('button', { name: say('deposit.paidButton') }).click()
  await expect(page.getByText(say('deposit.notYet'), { exact: false })).toBeVisible()
})

test('a promised bonus waits in the success sheet, and what is claimed is credited', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await choose(page, qrChannel, '1,000')
  const line = page.locator('dl > div', { hasText: say('deposit.bonus') })
  const promised = ((await line.locator('dd').textContent()) ?? '').replace('+', '')
  await decide('orders', await placeOrder(page), { action: 'approve' })
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(say('deposit.bonusWaits', { money: promised }))
  await sheet.getByRole('link', { name: say('deposit.claim') }).click()
  await expect(page).toHaveURL('/lobby/rewards')
  const ready = page.getByRole('region', { name: say('reward.claimable') })
  const weekly = ready
    .getByRole('listitem')
    .filter({ hasText: say('reward.AccumulatedRecharge') })
    .getByRole('button')
  // The tiers of 500 and of 1,000.
  for (const left of [1, 0]) {
    await weekly.first().click()
    await expect(page.getByRole('dialog', { name: say('activity.congratulations') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(weekly).toHaveCount(left)
  }
  expect(await coinOf(player.playerId)).toBe(1000_00 + 8_00 + 18_00)
})

test('an order whose time is over asks not to be paid any more', async ({ page, baseURL }) => {
  await become(page, await enterNew(), baseURL ?? '')
  const orderId = await deposit(page, qrChannel, '100')
  await letTimeRunOut(orderId)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(say('deposit.expiredNote'), { exact: false })).toBeVisible({
    timeout: 20_000,
  })
  await expect(sheet.getByRole('img', { name: say('deposit.qrLabel') })).toHaveCount(0)
})

test('the button makes one order however fast it is pressed', async ({ page, baseURL }) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await choose(page, qrChannel, '100')
  await tapTwice(page.getByRole('button', { name: say('deposit.confirm'), exact: false }))
  await declineLimit(page)
  await expect(page.getByRole('dialog', { name: say('deposit.scanTitle') })).toBeVisible()
  expect(await countOrders(player.playerId)).toBe(1)
})

test('a channel of a bank leads to binding it, and back', async ({ page, baseURL }) => {
  const player = await enterNew()
  // Who declined twice is not asked: while the cards are not known, that comes before the bank.
  for (const _ of [1, 2]) await ask('declineLimit', {}, player)
  await become(page, player, baseURL ?? '')
  await choose(page, boundChannel, '300')
  await page.getByRole('button', { name: say('deposit.confirm'), exact: false }).click()
  await expect(page).toHaveURL('/bindBankCard?back=1&for=deposit&bankId=1')
  await expect(page.getByText(say('wallet.cardForDeposit'))).toBeVisible()
  await page.getByLabel(say('deposit.accountName')).fill('มะลิ สวนดาว')
  await page.getByLabel(say('deposit.accountNumber')).fill(makeDigits(10))
  await page.getByRole('button', { name: say('wallet.bindCard') }).click()
  await expect(page).toHaveURL('/lobby/wallets/deposit')
  // What was chosen before is chosen still.
  await expect(page.getByLabel(say('deposit.ownAmount'))).toHaveValue('300')
  await expect(page.getByRole('radio', { name: boundChannel })).toBeChecked()
  await choose(page, boundChannel, '300')
  const orderId = await placeOrder(page, false)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('โอนเข้าบัญชีของ ลานดาว')).toBeVisible()
  await expect(sheet.getByText(say('deposit.bankWarning'), { exact: false })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sheet
    .getByRole('button', { name: say('deposit.copy', { name: say('deposit.amount') }) })
    .click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('300')
  await decide('orders', orderId, { action: 'payOther', amount: 250_00 })
  await expect(sheet.getByText('฿250.00')).toBeVisible()
  await expect(sheet.getByText(say('deposit.otherSumNote', { money: '฿300.00' }))).toBeVisible()
})

test('an amount outside the limits is told at its field', async ({ page, baseURL }) => {
  await become(page, await enterNew(), baseURL ?? '')
  await open(page, '/lobby/wallets/deposit')
  await page.getByLabel(say('deposit.ownAmount')).fill('99.99')
  await page.getByRole('button', { name: say('deposit.confirm'), exact: false }).click()
  await expect(
    page.getByRole('alert').getByText(say('deposit.amountTooSmall', { min: '฿100' })),
  ).toBeVisible()
})

test('a lost connection only ends the waiting; the same order is asked for again', async ({
  page,
  baseURL,
}) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await choose(page, qrChannel, '100')
  const keys: (string | undefined)[] = []
  await page.route('**/app/v1/recharge3', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The server has heard it; its answer is lost on the way back, the first time.
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const button = page.getByRole('button', { name: say('deposit.confirm'), exact: false })
  await button.click()
  await declineLimit(page)
  await expect.poll(() => keys.length).toBe(1)
  // What was answered is not asked again for the same deposit.
  await button.click()
  await expect(page.getByRole('dialog', { name: say('deposit.scanTitle') })).toBeVisible()
  expect(keys[0]).toBe(keys[1])
  expect(await countOrders(player.playerId)).toBe(1)
})

/** The coins in the header. */
function balanceOf(page: Page) {
  return page.getByRole('group', { name: say('frame.balance') })
}

async function choose(page: Page, channel: string, amount: string): Promise<void> {
  await open(page, '/lobby/wallets/deposit')
  // By keyboard: what comes above moves the channels, and a tap would meet another.
  await page.getByRole('radio', { name: new RegExp(channel) }).press('Space')
  await page.getByRole('button', { name: new RegExp(`^${amount}( ?\\+|$)`) }).click()
}

/** Makes an order on the deposit page; answers its number. */
async function deposit(page: Page, channel: string, amount: string): Promise<string> {
  await choose(page, channel, amount)
  return placeOrder(page)
}

async function placeOrder(page: Page, isAsked = true): Promise<string> {
  await page.getByRole('button', { name: say('deposit.confirm'), exact: false }).click()
  if (isAsked) await declineLimit(page)
  const number = page.getByRole('dialog').getByText(/^DP\d+-[0-9A-F]{16}$/)
  await expect(number).toBeVisible()
  return (await number.textContent()) ?? ''
}

/** The code's squares from its drawing, without the quiet edge. */
async function readSquares(page: Page): Promise<boolean[][]> {
  const picture = page.getByRole('img', { name: say('deposit.qrLabel') })
  const [, , size = '0'] = (await picture.getAttribute('viewBox'))?.split(' ') ?? []
  const path = (await picture.locator('path').getAttribute('d')) ?? ''
  const inner = Number(size) - 8
  const squares = Array.from({ length: inner }, () => Array.from({ length: inner }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let step = 0; step < Number(length); step++) {
      const row = squares[Number(y) - 4]
      if (row) row[Number(x) + step - 4] = true
    }
  return squares
}
