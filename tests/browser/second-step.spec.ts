import { codeAt } from '@parlour/server/players/second-step/totp.ts'
import {
  desktop,
  expect,
  expectAccessible,
  open,
  type Page,
  phone,
  test,
} from './support/fixtures.ts'
import { holdPasskeys } from './support/passkeys.ts'
import { become, enterNew, password } from './support/people.ts'
import { say } from './support/say.ts'

test('a passkey is made, and signs in without a password', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize(phone)
  // Browsers keep passkeys for names, not for numbers.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  await holdPasskeys(page)
  const player = await enterNew()
  await become(page, player, site)
  await open(page, `${site}/profile/two-step`)
  await page.getByRole('button', { name: say('secondStep.passkeyAdd') }).click()
  await page.getByRole('button', { name: say('secondStep.recoveryKept') }).click()
  await expect(page.getByText(say('secondStep.recoveryLeft', { count: 10 }))).toBeVisible()
  await becomeNobody(page, site)
  await open(page, `${site}/login`)
  await page.getByRole('button', { name: say('login.passkey') }).click()
  await expect(page).toHaveURL(/\/lobby\/home/)
  expect(complaints).toEqual([])
})

test('an app is set up, and a password then asks for its code', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize(desktop)
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await open(page, '/profile/two-step')
  await page.getByRole('button', { name: say('secondStep.appSetUp') }).click()
  const key = await page.getByLabel(say('secondStep.key')).inputValue()
  await expectAccessible(page)
  await page.getByLabel(say('secondStep.firstCode')).fill(codeNow(key))
  await page.getByRole('button', { name: say('secondStep.appConfirm') }).click()
  const codes = page.locator('ul li').filter({ hasText: /^\w{5}-\w{5}$/ })
  const code = await codes.first().innerText()
  await becomeNobody(page, baseURL ?? '')
  await open(page, '/login')
  await page.getByLabel(say('login.account')).fill(player.account)
  await page.getByLabel(say('login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click()
  await page.getByLabel(say('login.stepCode'), { exact: true }).fill(code)
  await page.getByRole('button', { name: say('login.proveSubmit') }).click()
  await expect(page).toHaveURL(/\/lobby\/home/)
  expect(complaints).toEqual([])
})

function codeNow(key: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = key
    .split('')
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return codeAt(Buffer.from(bytes), Math.floor(Date.now() / 30_000))
}

/** Away from the app first: what it asks for at this moment would be refused. */
async function becomeNobody(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/healthz`)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}
