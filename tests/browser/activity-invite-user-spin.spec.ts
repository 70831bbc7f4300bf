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
import { say, startingWith } from './support/say.ts'

const hub = (page: Page) => page.getByRole('button', { name: startingWith(say('inviteSpin.spin')) })
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
  await result(page)
    .getByRole('button', { name: say('inviteSpin.goOn') })
    .click()
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
  await expect(
    page.getByRole('img', { name: say('inviteSpin.wheel', { count: 10 }) }),
  ).toContainText('255+')
  await expect(hub(page)).toBeEnabled()
  await hub(page).press('Enter')
  await expect(result(page)).toContainText(/สะสมแล้ว ฿2(5|6)\d\.\d\d จาก ฿300\.00|฿270\.00/)
  await result(page)
    .getByRole('button', { name: say('inviteSpin.goOn') })
    .click()

  await expect(page.getByText(/อีกไม่เกิน [45] คน/)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^7[12]:\d\d:\d\d$/)
  await expect(hub(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: say('inviteSpin.exchange') })).toBeDisabled()

  await meetConditions(playerId, 5)
  await expect(hub(page)).toContainText(say('inviteSpin.spinsLeft', { count: 5 }))
  const exchange = page.getByRole('button', { name: say('inviteSpin.exchange') })
  while (await exchange.isDisabled()) await spinOnce(page)
  await exchange.click()
  const reward = page.getByRole('dialog', { name: say('activity.congratulations') })
  await expect(reward).toContainText('300.00')
  await expect(reward).toContainText(say('item.coinTurnover', { rate: 4 }))
  await page.keyboard.press('Escape')
  await expect(page.getByText(say('inviteSpin.exchanged'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('inviteSpin.winners'))).toBeVisible()
  expect(complaints).toEqual([])
})

test('a past spin is drawn again in the browser, from the hash shown before', async ({
  page,
  baseURL,
}) => {
  await enterVerified(page, baseURL ?? '')
  await open(page, '/activity/spin')
  const hash = await page.getByLabel(say('inviteSpin.nextHash')).innerText()
  await spinOnce(page)
  await page.getByRole('button', { name: say('inviteSpin.spins') }).click()
  await page.getByRole('button', { name: say('inviteSpin.verifySpin', { amount: '' }) }).click()
  const proof = page.getByRole('dialog', { name: say('inviteSpin.proof') })
  await expect(proof).toContainText('ตรงกัน เบราว์เซอร์ของคุณคำนวณได้ ฿8')
  await expect(proof).toContainText(hash)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(say('inviteSpin.nextHash'))).not.toHaveText(hash)
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
  const friends = page
    .getByRole('listitem')
    .filter({ hasText: say('inviteSpin.until', { date: '' }) })
  await expect(friends).toHaveCount(2)
  await expect(friends.last()).toContainText(/ผูกมือถือแล้ว.*ฝากอีก ฿100.*ยอดเล่นอีก ฿150/)
  await expect(friends.first()).toContainText(say('inviteSpin.mobileLack'))
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
  await page.getByRole('button', { name: say('inviteSpin.invite') }).click()
  await expect(page).toHaveURL(/\/bind\?to=%2Factivity%2Fspin$/)
  await bind(player.playerId)
  await open(page, '/activity/spin')
  await page.getByRole('button', { name: say('inviteSpin.invite') }).click()
  const sheet = page.getByRole('dialog', { name: say('sharing.title') })
  await expect(sheet.getByRole('link', { name: 'LINE' })).toHaveAttribute(
    'href',
    /url=http.*invite%3D/,
  )
  await sheet.getByRole('button', { name: say('sharing.copy') }).click()
  await expect(page.getByText(say('common.copySucc'))).toBeVisible()
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
