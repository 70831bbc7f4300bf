import { bind, happen } from './support/happenings.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  long,
  open,
  type Page,
} from './support/fixtures.ts'
import { openLive, phone, speak, test } from './support/fixtures.ts'
import { invite, meetConditions, noteDeposit } from './support/inviting.ts'
import { become, enterNew, type Signed } from './support/people.ts'

const hub = (page: Page) => page.getByRole('button', { name: /^หมุน/ })
const result = (page: Page) => page.getByRole('dialog', { name: /^ได้ ฿/ })

test.use({ viewport: phone })

/** A player who may exchange what the wheel gives. */
async function enterVerified(page: Page, url: string): Promise<Signed> {
  const player = await enterNew()
  await bind(player.playerId)
  await noteDeposit(player.playerId)
  await become(page, player, url)
  return player
}

/** Spins by key, reads what came out, and waits until the page shows it too. */
async function spinOnce(page: Page): Promise<void> {
  await expect(hub(page)).toBeEnabled()
  await hub(page).press('Enter')
  await result(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect(result(page)).toHaveCount(0)
  await expect(hub(page)).not.toHaveAttribute('aria-busy')
}

test('pick a target, spin, five friends, exchange: it arrives', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.slow()
  const { playerId } = await enterVerified(page, baseURL ?? '')
  await openLive(page, '/activity/spin')
  await page.getByRole('button', { name: '฿300', exact: true }).click()
  await expect(page.getByRole('img', { name: /วงล้อ 10 ช่อง/ })).toContainText('255+')
  await expect(hub(page)).toBeEnabled()
  await hub(page).press('Enter')
  await expect(result(page)).toContainText(/สะสมแล้ว ฿2(5|6)\d\.\d\d จาก ฿300\.00|฿270\.00/)
  await result(page).getByRole('button', { name: 'ตกลง' }).click()

  await expect(page.getByText(/อีกไม่เกิน [45] คนก็ครบแน่นอน/)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^7[12]:\d\d:\d\d$/)
  await expect(hub(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'แลกเงิน' })).toBeDisabled()

  await meetConditions(playerId, 5)
  await expect(hub(page)).toContainText('เหลือ 5 ครั้ง')
  const exchange = page.getByRole('button', { name: 'แลกเงิน' })
  while (await exchange.isDisabled()) await spinOnce(page)
  await exchange.click()
  const reward = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
  await expect(reward).toContainText('300.00')
  await expect(reward).toContainText('หมุนเวียน 4 เท่า')
  await page.keyboard.press('Escape')
  await expect(page.getByText('แลกแล้ว', { exact: true })).toBeVisible()
  await expect(page.getByText('แลกสำเร็จล่าสุด')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a past spin is drawn again in the browser, from the hash shown before', async ({
  page,
  baseURL,
}) => {
  await enterVerified(page, baseURL ?? '')
  await open(page, '/activity/spin')
  const hash = await page.getByLabel('แฮชของซีดครั้งถัดไป').innerText()
  await spinOnce(page)
  await page.getByRole('button', { name: 'ประวัติการหมุน' }).click()
  await page.getByRole('button', { name: /ตรวจสอบการหมุนที่ได้/ }).click()
  const proof = page.getByRole('dialog', { name: 'ตรวจสอบการหมุน' })
  await expect(proof).toContainText('ตรงกัน เบราว์เซอร์ของคุณคำนวณได้ ฿8')
  await expect(proof).toContainText(hash)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('แฮชของซีดครั้งถัดไป')).not.toHaveText(hash)
})

test('friends are listed with what each still lacks', async ({ page, baseURL }) => {
  const player = await enterVerified(page, baseURL ?? '')
  const [ready, twin] = [await enterNew(), await enterNew()]
  await invite(player.playerId, ready.playerId)
  await invite(player.playerId, twin.playerId)
  await bind(ready.playerId)
  const round = { gameId: 101, typeId: 1, stake: 50_00, win: 0, clearsBonus: false }
  await happen(ready.playerId, 'round.settled', round)
  await open(page, '/activity/spin')
  const friends = page.getByRole('listitem').filter({ hasText: 'นับถึงวันที่' })
  await expect(friends).toHaveCount(2)
  await expect(friends.last()).toContainText(/ผูกมือถือแล้ว.*ฝากอีก ฿100.*ยอดเล่นอีก ฿150/)
  await expect(friends.first()).toContainText('ยังไม่ผูกมือถือ')
})

test('the invitation is copied and passed on; without a mobile it is bound first', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await open(page, '/activity/spin')
  await page.getByRole('button', { name: 'ชวนเพื่อน รับสิทธิ์หมุน' }).click()
  await expect(page).toHaveURL(/\/bind$/)
  await bind(player.playerId)
  await open(page, '/activity/spin')
  await page.getByRole('button', { name: 'ชวนเพื่อน รับสิทธิ์หมุน' }).click()
  const sheet = page.getByRole('dialog', { name: 'ชวนเพื่อน' })
  await expect(sheet.getByRole('link', { name: 'LINE' })).toHaveAttribute(
    'href',
    /url=http.*invite%3D/,
  )
  await sheet.getByRole('button', { name: 'คัดลอกลิงก์' }).click()
  await expect(page.getByText('คัดลอกแล้ว')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/register\?invite=\w+&from=copy$/)
})

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test(
    `the wheel is accessible and fits, ${kind}`,
    long(kind === 'desktop'),
    async ({ page, baseURL }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await enterVerified(page, baseURL ?? '')
      await open(page, '/activity/spin')
      await spinOnce(page)
      await expectAccessible(page)
      await speak(page, 'en-US')
      await page.evaluate(`document.documentElement.dataset.mode = 'green'`)
      await expectFits(page, kind === 'phone' ? [320, 360, 768] : [1024, 1440])
    },
  )
