import { sql } from '@parlour/server/frame/db.ts'
import { noticeTexts } from '@parlour/server/session/notice-texts.ts'
import { desktop, expect, open, type Page, phone, test, walk } from './support/fixtures.ts'
import { become, enterNew, password, type Signed, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

test('a wallet password wants the password again, is told by mail, and can be disowned', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize(phone)
  const player = await enterNew()
  await forgetProof(player)
  await become(page, player, baseURL ?? '')
  const sheet = await askForPin(page)
  await sheet.getByLabel(say('login.password'), { exact: true }).fill('not this one')
  await sheet.getByRole('button', { name: say('login.proveSubmit') }).click()
  await expect(page.getByText(say('login.wrongPassword'))).toBeVisible()
  await sheet.getByLabel(say('login.password'), { exact: true }).fill(password)
  await sheet.getByRole('button', { name: say('login.proveSubmit') }).click()
  await expect(page).toHaveURL('/lobby/wallets/others')
  await expect(sheet).toHaveCount(0)

  await walk(page, '/lobby/email')
  await page.getByRole('button', { name: say('mail.personal') }).click()
  await page.getByRole('button', { name: noticeTexts.walletPassword.title }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('login.notMe') })
    .click()
  await page.getByRole('button', { name: say('login.notMeSubmit') }).click()
  await expect(page.getByText(say('login.notMeDone'))).toBeVisible()
  await open(page, '/profile/user')
  await expect(page).toHaveURL(/^[^?]*\/login\?/)
  expect(complaints).toEqual([])
})

test('a proof that was asked of one player is not asked of the next', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  const [player, next] = [await enterNew(), await enterNew()]
  await forgetProof(player)
  await become(page, player, baseURL ?? '')
  const sheet = await askForPin(page)
  await expect(sheet).toBeVisible()
  const other = await context.newPage()
  await open(other, '/lobby/notice')
  await other.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'))
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel(say('login.account')).fill(next.account)
  await page.getByLabel(say('login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click()
  await expect(page.getByRole('button', { name: say('wallet.savePin') })).toBeVisible()
  await expect(page.getByLabel(say('wallet.newPin'))).toHaveValue('')
  await expect(sheet).toHaveCount(0)
})

test('a password is changed by the old one, and this device stays signed in, desktop', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize(desktop)
  await become(page, await enterNew(), baseURL ?? '')
  await open(page, '/profile/password')
  const fresh = 'another-secret-17'
  await page.getByLabel(say('login.oldPassword'), { exact: true }).fill(password)
  await page.getByLabel(say('login.newPassword'), { exact: true }).fill(fresh)
  await page.getByLabel(say('login.confirmation'), { exact: true }).fill(fresh)
  await page.getByRole('button', { name: say('login.changeSubmit') }).click()
  await expect(page.getByText(say('login.changeSucc'))).toBeVisible()
  await open(page, '/lobby/profile')
  await expect(page.getByText(say('profile.deviceHere'))).toBeVisible()
  expect(complaints).toEqual([])
})

/** As if the player had signed in a while ago. */
async function forgetProof({ playerId }: Signed): Promise<void> {
  await withDatabase((database) =>
    database.run(sql`update sessions set authenticated_at = now() - interval '1 hour'
      where player_id = ${playerId}`),
  )
}

/** Sets a wallet password, which wants to be proved; answers the sheet that asks. */
async function askForPin(page: Page) {
  await open(page, '/walletsPassword')
  await page.getByLabel(say('wallet.newPin')).fill('739164')
  await page.getByLabel(say('wallet.pinAgain')).fill('739164')
  await page.getByRole('button', { name: say('wallet.savePin') }).click()
  return page.getByRole('dialog', { name: say('login.prove') })
}
