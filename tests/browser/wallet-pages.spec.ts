import { readFile } from 'node:fs/promises'
import { enterWithCard } from './support/cashier-state.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  expectNoOverflow,
  expectSettled,
  long,
  open,
  type Page,
  phone,
  test,
  walk,
} from './support/fixtures.ts'
import { become, enterDemo, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

const pages = [
  '/lobby/wallets/deposit',
  '/lobby/wallets/withdraw',
  '/lobby/wallets/others',
  '/record/transaction',
  '/record/transaction?show=deposits',
  '/record/transaction?show=withdrawals',
  '/withdrawal/record',
  '/bankCardList',
  '/bindBankCard',
  '/walletsPassword',
  '/walletsKyc',
  '/walletsKycUpload',
  '/profile/report',
]

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(
    `the money pages of the demo are accessible, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL, complaints }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await become(page, await enterDemo(), baseURL ?? '')
      await open(page, '/lobby/wallets/deposit')
      for (const address of pages) {
        await walkSettled(page, address)
        await expectAccessible(page)
      }
      expect(complaints).toEqual([])
    },
  )

  test(
    `nothing leaves the window of a ${kind}, in English and green`,
    long(kind === 'desktop'),
    async ({ page, baseURL }) => {
      const widths = kind === 'phone' ? [320, 360, 768] : [1024]
      await page.setViewportSize({ width: widths[0] ?? 0, height: 800 })
      await become(page, await enterDemo(), baseURL ?? '')
      await page.addInitScript(() => localStorage.setItem('LOCALE', 'en-US'))
      await open(page, '/lobby/wallets/deposit')
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      for (const address of pages) {
        await walkSettled(page, address)
        await expectFits(page, widths)
      }
    },
  )
}

test('a large balance is shown in full', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await become(page, await enterDemo(), baseURL ?? '')
  const huge = 987_654_321_098_76
  await page.route('**/app/v1/getExchange', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { wallet: Record<string, number> }
    const wallet = { ...answer.wallet, coin: huge, withdrawable: huge }
    await route.fulfill({ response, json: { ...answer, wallet } })
  })
  await openSettled(page, '/lobby/wallets/withdraw')
  await expect(page.getByText('฿987,654,321,098.76').first()).toBeVisible()
  await expectNoOverflow(page, '/lobby/wallets/withdraw')
})

test('an account that could not be read can be asked for again', async ({ page, baseURL }) => {
  await page.setViewportSize(phone)
  const player = await enterWithCard()
  await become(page, player, baseURL ?? '')
  await page.route('**/app/v1/getExchange', (route) => route.abort())
  await open(page, `/bindBankCard?id=${player.cardId}`)
  const retry = page.getByRole('button', { name: say('common.retry') })
  await expect(retry).toBeVisible()
  await page.unroute('**/app/v1/getExchange')
  await retry.click()
  await expect(page.getByRole('button', { name: say('wallet.saveCard') })).toBeVisible()
})

test('a wallet password and a code may be pasted with gaps', async ({ page, baseURL }) => {
  await page.setViewportSize(phone)
  await become(page, await enterNew(), baseURL ?? '')
  await open(page, '/walletsPassword')
  await page.getByLabel(say('wallet.newPin')).focus()
  await page.keyboard.insertText(' 739 164 ')
  await expect(page.getByLabel(say('wallet.newPin'))).toHaveValue('739164')
  await walk(page, '/bind')
  await page.getByLabel(say('login.otp')).focus()
  await page.keyboard.insertText('482-915\n')
  await expect(page.getByLabel(say('login.otp'))).toHaveValue('482915')
})

test('the statement can be saved as a table', async ({ page, baseURL }) => {
  await page.setViewportSize(phone)
  await become(page, await enterDemo(), baseURL ?? '')
  await openSettled(page, '/profile/report')
  const chart = page.getByRole('figure', { name: say('report.chart') })
  await expect(chart.getByRole('listitem')).toHaveCount(30)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ดาวน์โหลด CSV' }).click()
  const file = await (await saving).path()
  const lines = (await readFile(file, 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFเริ่มวันที่,ฝาก,ถอน,เดิมพัน,ได้จากเกม,รางวัล,สุทธิ')
  expect(lines.at(-2)).toMatch(/^รวม,/)
  await page.getByRole('button', { name: 'รายเดือน' }).click()
  await expect(page.getByRole('row')).not.toHaveCount(0)
})

test('records are filtered, opened and left by keys; a failed page can be asked for again', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  await become(page, await enterDemo(), baseURL ?? '')
  await openSettled(page, '/record/transaction')
  const kind = page.getByRole('combobox', { name: say('wallet.kind'), exact: true })
  await kind.selectOption('reward')
  await page.getByText('รางวัลจากข้อความ').click()
  const sheet = page.getByRole('dialog', { name: say('wallet.entry') })
  await expect(sheet).toContainText(/ยอดก่อน฿[\d,.]+ยอดหลัง฿[\d,.]+หมายเลข\w+/)
  await sheet.getByRole('button', { name: say('common.close') }).click()
  await expect(sheet).toBeHidden()
  await kind.selectOption('bet')
  await expect(page.getByText('ไม่มีรายการ')).toBeVisible()
  await page.route('**/app/v1/getRechargeRecord', (route) => route.abort())
  await kind.selectOption('deposits')
  await expect(page.getByText('ไม่มีการเชื่อมต่ออินเทอร์เน็ต')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/app/v1/getRechargeRecord')
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await page.getByText('ฝาก · คิวอาร์พร้อมเพย์').first().click()
  await expect(page.getByRole('dialog', { name: 'รายการฝาก' })).toContainText('เข้ากระเป๋า')
  await page.setViewportSize(desktop)
  await openSettled(page, '/record/transaction')
  const rows = page.locator('[data-entry] button')
  const detail = page.getByRole('complementary', { name: say('wallet.entry') })
  await rows.first().click()
  const number = detail.getByRole('definition').last()
  const first = (await number.textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await expect(number).not.toHaveText(first)
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
})

async function openSettled(page: Page, address: string): Promise<void> {
  await open(page, address)
  await expectSettled(page)
}

async function walkSettled(page: Page, address: string): Promise<void> {
  await walk(page, address)
  await expectSettled(page)
}
