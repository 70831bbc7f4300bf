import { makeName, registerByName, useNewDevice } from './accounts.ts'
import { desktop, expect, open, type Page, phone, test, walk } from './fixtures.ts'
import { sql } from '@parlour/server/db.ts'
import { become, enterNew, withDatabase } from './people.ts'

test.use({ viewport: phone })

for (const [kind, viewport] of Object.entries({ phone, desktop })) {
  test(`register, buy the pack, claim each item: it all arrives, ${kind}`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    const claims: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('Collection9Receive')) claims.push(request.postData() ?? '')
    })
    await useNewDevice(page)
    await registerByName(page, makeName())
    await expect(page).toHaveURL(/\/lobby\/home/, { timeout: 30_000 })
    await walk(page, '/activity/firstCharge')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('article').first()).toContainText('130%')
    await expect(page.getByRole('timer').first()).toHaveText(/^7[12]:\d\d:\d\d$/)

    await page.getByRole('button', { name: 'ฝาก ฿100 รับแพ็กนี้' }).click()
    await pay(page, '฿100.00')
    await claim(page, '20.00')
    await expect(page.getByRole('dialog')).toContainText('หมุนเวียน 5 เท่า')
    await page.keyboard.press('Escape')
    await claim(page, '625')
    await page.getByRole('button', { name: 'เยี่ยมเลย' }).click()
    await claim(page, '+5%')
    // The empty space beside the rewards.
    await page.mouse.click(8, 8)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('คุณรับครบทุกรายการแล้ว')).toBeVisible()
    expect(claims).toHaveLength(3)
    expect(await readPlayer(page)).toEqual({ coin: 120_00, lottery: 625_00 })

    await page.getByRole('link', { name: 'ดูยอดหมุนเวียนที่เหลือ' }).click()
    await expect(page.getByText('เล่นครบ 5 เท่า', { exact: false })).toBeVisible()
    await expect(page.getByText('เล่นแล้ว ฿0.00 จาก ฿100.00', { exact: false }).first()).toBeVisible()
    await walk(page, '/lobby/wallets/deposit')
    await page.getByRole('button', { name: /^คูปอง/ }).click()
    await expect(page.getByText('เพิ่ม 5% ของยอดฝาก')).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('the modal comes by itself on home, and again only when asked for', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addInitScript(() => localStorage.removeItem('SHOWN_OFFERS'))
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/home')
  const modal = page.getByRole('dialog', { name: 'แพ็กฝากครั้งแรก' })
  // It waits for home itself, and for whatever else home loads first.
  await expect(modal.getByRole('article')).toHaveCount(3, { timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await page.getByRole('button', { name: 'แพ็กฝากครั้งแรก' }).click()
  await expect(modal.getByRole('article')).toHaveCount(3)
})

test('one that ended says so and leads back', async ({ page, baseURL }) => {
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/notice')
  await letDaysPass(player.playerId)
  await walk(page, '/activity/firstCharge')
  const tips = page.getByRole('dialog')
  await expect(tips).toContainText('กิจกรรมสิ้นสุดแล้ว โปรดออกจากหน้านี้')
  await tips.getByRole('button').click()
  await expect(page).toHaveURL(/\/lobby\/notice$/)
})

/** Pays in the sandbox, and closes the order. */
async function pay(page: Page, sum: string): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: /วอลเล็ตสายน้ำ/ }).check({ force: true })
  await sheet.getByRole('button', { name: `ยืนยันฝาก ${sum}` }).click()
  const provider = page.frameLocator('iframe')
  await expect(provider.getByText(sum).first()).toBeVisible()
  // By key: the sheet around the page may still be moving under a pointer.
  await provider.getByRole('button', { name: /Approve$/ }).press('Enter')
  await expect(sheet.getByText('ยอดที่ได้รับ')).toBeVisible()
  await page.getByRole('button', { name: 'เรียบร้อย' }).click()
  await expect(page.getByText('ของแถมในแพ็กของคุณ')).toBeVisible()
}

/** Tapped in a hurry it is still one claim. */
async function claim(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: `รับ ${amount} `, exact: false }).dblclick()
  const modal = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
  await expect(modal).toContainText(amount)
}

/** What the page knows of the player, once the news is in. */
async function readPlayer(page: Page) {
  const read = () =>
    page.evaluate(() => {
      const stored: unknown = JSON.parse(localStorage.getItem('GAME_USER_INFO') ?? '{}')
      const { coin, lottery } = stored as { coin: number; lottery: number }
      return { coin, lottery }
    })
  await expect.poll(async () => (await read()).lottery).toBeGreaterThan(0)
  return read()
}

/** As if the player had registered four days ago. */
function letDaysPass(playerId: number): Promise<void> {
  return withDatabase(async (database) => {
    await database.run(sql`update players set created_at = now() - interval '4 days'
      where player_id = ${playerId}`)
  })
}
