import { makeName, registerByName, useNewDevice } from './support/accounts.ts'
import {
  desktop,
  expect,
  open,
  type Page,
  phone,
  tapTwice,
  test,
  walk,
} from './support/fixtures.ts'
import { recordEvents } from './support/lobby.ts'
import { become, enterNew, letDaysPass } from './support/people.ts'
import { say } from './support/say.ts'
import { declineLimit } from './support/money.ts'

test.use({ viewport: phone })

test('register: steps first; the pack over home when asked for, and it all arrives', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  await context.addInitScript(() => {
    localStorage.removeItem('SHOWN_OFFERS')
    localStorage.removeItem('CHECKLIST_OFF')
  })
  const claims = countClaims(page)
  await register(page)
  const modal = page.getByRole('dialog', { name: say('firstCharge.title') })
  await expect(page.getByText(say('checklist.limits')).first()).toBeVisible()
  const ask = page.getByRole('button', { name: say('firstCharge.title') })
  await expect(ask).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await ask.click()
  await expect(modal.getByRole('article')).toHaveCount(3)
  await expect(modal.getByRole('article').first()).toContainText('130%')

  await modal.getByRole('button', { name: say('firstCharge.buy', { price: '฿100' }) }).click()
  await pay(page, '฿100.00')
  await claimAll(page)
  await expect(modal.getByText(say('firstCharge.allClaimed'))).toBeVisible()
  await modal.getByRole('link', { name: say('firstCharge.seeTurnover') }).click()
  await expect(modal).toHaveCount(0)
  await expectArrived(page)
  expect(claims).toHaveLength(3)
  // Followed out of, it does not stand there again on the way back.
  await walk(page, '/lobby/home')
  await expect(page.getByRole('group', { name: say('frame.balance') })).toContainText('120.00')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the same on its own page, desktop', async ({ page, complaints }) => {
  test.slow()
  await page.setViewportSize(desktop)
  const claims = countClaims(page)
  await register(page)
  await walk(page, '/activity/firstCharge')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('timer').first()).toHaveText(/^7[12]:\d\d:\d\d$/)
  await page.getByRole('button', { name: say('firstCharge.buy', { price: '฿100' }) }).click()
  await pay(page, '฿100.00')
  await claimAll(page)
  await expect(page.getByText(say('firstCharge.allClaimed'))).toBeVisible()
  await page.getByRole('link', { name: say('firstCharge.seeTurnover') }).click()
  await expectArrived(page)
  expect(claims).toHaveLength(3)
  expect(complaints).toEqual([])
})

test('from the second day it comes by itself, and at its end it closes over home', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await page.addInitScript(() => localStorage.removeItem('SHOWN_OFFERS'))
  const silence = await prepareSilence(page)
  const events = await recordEvents(page)
  const player = await enterNew()
  await letDaysPass(player, 1)
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/home')
  const modal = page.getByRole('dialog', { name: say('firstCharge.title') })
  await expect(modal.getByRole('article')).toHaveCount(3, { timeout: 30_000 })
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect.poll(() => events).toContain('active_interface_show {"interfaceId":39,"showType":1}')
  await silence()
  await page.clock.fastForward(73 * 3_600_000)
  await expect(modal).toHaveCount(0)
})

test('back goes through three open sheets one by one, and then off the page', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/lobby/notice')
  await walk(page, '/lobby/home')
  await page.getByRole('button', { name: say('firstCharge.title') }).click({ timeout: 30_000 })
  const pack = page.getByRole('dialog', { name: say('firstCharge.title') })
  await pack.getByRole('button', { name: say('firstCharge.buy', { price: '฿100' }) }).click()
  const choice = page.getByRole('dialog', { name: say('deposit.title') })
  await choice.getByRole('radio', { name: /คิวอาร์/ }).press('Space')
  await choice.getByRole('button', { name: say('deposit.confirm'), exact: false }).click()
  await declineLimit(page)
  const order = page.getByRole('dialog', { name: say('deposit.scanTitle') })
  await order.getByRole('button', { name: say('deposit.cancelOrder') }).click()
  const question = page.getByRole('dialog', { name: say('deposit.cancelAsk') })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(order).toBeVisible()
  await page.goBack()
  await expect(order).toBeHidden()
  await expect(pack).toBeVisible()
  await page.goBack()
  await expect(pack).toBeHidden()
  await expect(page).toHaveURL('/lobby/home')
  await page.goBack()
  await expect(page).toHaveURL('/lobby/notice')
})

test('after its end its page says so and leads back', async ({ page, baseURL }) => {
  const player = await enterNew()
  await letDaysPass(player, 4)
  await become(page, player, baseURL ?? '')
  await open(page, '/lobby/notice')
  await walk(page, '/activity/firstCharge')
  const tips = page.getByRole('dialog')
  await expect(tips).toContainText(say('activity.hasEnded'))
  await tips.getByRole('button').click()
  await expect(page).toHaveURL(/\/lobby\/notice$/)
})

/**
 * Lets no answer reach the page from the moment it is asked for: each would bring the server's
 * time, in which the leap of the page's clock never was.
 */
async function prepareSilence(page: Page): Promise<() => Promise<void>> {
  let isSilent = false
  let underWay = 0
  await page.route('**/app/v1/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (isSilent) return
    underWay += 1
    await route.fulfill({ response: await route.fetch() })
    underWay -= 1
  })
  return async () => {
    isSilent = true
    await expect.poll(() => underWay).toBe(0)
    // What was answered has been read once something asked after it is back.
    await page.evaluate(() => fetch('/manifest.webmanifest').then((answer) => answer.text()))
  }
}

/** Pays in the sandbox, and closes the order. */
async function pay(page: Page, sum: string): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: /วอลเล็ตสายน้ำ/ }).check({ force: true })
  await sheet.getByRole('button', { name: say('deposit.confirmSum', { money: sum }) }).click()
  await declineLimit(page)
  const provider = page.frameLocator('iframe')
  await expect(provider.getByText(sum).first()).toBeVisible()
  // By key: the sheet around the page may still be moving under a pointer.
  await provider.getByRole('button', { name: /Approve$/ }).press('Enter')
  await expect(sheet.getByText(say('deposit.received'))).toBeVisible()
  await page.getByRole('button', { name: say('deposit.great') }).click()
  await expect(page.getByText(say('firstCharge.bought'))).toBeVisible()
}

async function register(page: Page): Promise<void> {
  await useNewDevice(page)
  await registerByName(page, makeName())
  await expect(page).toHaveURL(/\/lobby\/home/, { timeout: 30_000 })
}

function countClaims(page: Page): string[] {
  const claims: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('Collection9Receive')) claims.push(request.postData() ?? '')
  })
  return claims
}

/** Each item on its own, and each way of closing the congratulation. */
async function claimAll(page: Page): Promise<void> {
  await claim(page, '฿20.00')
  await expect(congratulation(page)).toContainText(say('item.coinTurnover', { rate: 5 }))
  await page.keyboard.press('Escape')
  await claim(page, '625')
  await page.getByRole('button', { name: say('activity.great') }).click()
  await claim(page, '+5%')
  // The empty space beside the rewards.
  await page.mouse.click(8, 8)
  await expect(congratulation(page)).toHaveCount(0)
}

/** Tapped in a hurry it is still one claim. */
async function claim(page: Page, amount: string): Promise<void> {
  await tapTwice(
    page.getByRole('button', { name: say('firstCharge.claimItem', { name: `${amount} ` }) }),
  )
  await expect(congratulation(page)).toContainText(amount)
  await expect(page.getByRole('button', { name: say('activity.great') })).toBeFocused()
}

function congratulation(page: Page) {
  return page.getByRole('dialog', { name: say('activity.congratulations') })
}

/** On the page of what is left to wager: the coins, the points and the coupon of the pack. */
async function expectArrived(page: Page): Promise<void> {
  await expect(page.getByText('เล่นครบ 5 เท่า', { exact: false })).toBeVisible()
  await expect(
    page
      .getByText(say('wallet.wagered', { wagered: '฿0.00', required: '฿100.00' }), { exact: false })
      .first(),
  ).toBeVisible()
  expect(await readPlayer(page)).toEqual({ coin: 120_00, lottery: 625_00 })
  await walk(page, '/lobby/wallets/deposit')
  await page.getByRole('button', { name: /^คูปอง/ }).click()
  await expect(
    page.getByText(say('deposit.couponPercent', { percent: 5, max: '฿50' })),
  ).toBeVisible()
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
