import { logIn, useNewDevice } from './support/accounts.ts'
import { chooseDay, expectDay } from './support/date-field.ts'
import { desktop, expect, open, phone, test } from './support/fixtures.ts'
import { become, enterNew } from './support/people.ts'
import { say } from './support/say.ts'

test.beforeEach(({ page }) => useNewDevice(page))

for (const [kind, viewport] of Object.entries({ phone, desktop }))
  test.describe(`on a ${kind}`, () => {
    test.use({ viewport })

    test('nickname, picture and particulars are changed and found again', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await open(page, kind === 'phone' ? '/profile/info' : '/lobby/profile')
      const formOf = (label: string) => page.locator('form').filter({ has: page.getByLabel(label) })
      const [nickname, particulars] = [
        formOf(say('profile.nickname')),
        formOf(say('profile.birthday')),
      ]
      await page.getByLabel(say('profile.nickname')).fill('<b>')
      await expect(nickname.getByRole('button', { name: say('profile.save') })).toBeDisabled()
      await page.getByLabel(say('profile.nickname')).fill('คุณดาว')
      await nickname.getByRole('button', { name: say('profile.save') }).click()
      await expect(page.getByText(say('profile.saved'))).toBeVisible()
      await page
        .getByRole('radio', { name: say('profile.avatarName', { number: 6 }) })
        .check({ force: true })
      await expect(
        page.getByRole('radio', { name: say('profile.avatarName', { number: 6 }) }),
      ).toBeChecked()
      await chooseDay(page, say('profile.birthday'), '1990-02-28')
      await page.getByLabel(say('profile.email')).fill('dao@example.com')
      const answered = page.waitForResponse(/updateAppUserOther$/)
      await particulars.getByRole('button', { name: say('profile.save') }).click()
      await answered
      await expect(particulars.getByRole('button', { name: say('profile.save') })).toBeDisabled()
      await page.reload()
      await expect(page.getByLabel(say('profile.nickname'))).toHaveValue('คุณดาว')
      await expect(
        page.getByRole('radio', { name: say('profile.avatarName', { number: 6 }) }),
      ).toBeChecked()
      await expectDay(page, say('profile.birthday'), '1990-02-28')
      await expect(page.getByLabel(say('profile.email'))).toHaveValue('dao@example.com')
    })
  })

test.describe('devices', () => {
  test.use({ viewport: phone })

  test('another device is listed, and signed out from here', async ({ page, browser, baseURL }) => {
    const player = await enterNew()
    await become(page, player, baseURL ?? '')
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone })
    const other = await context.newPage()
    await useNewDevice(other)
    await open(other, '/login?to=%2Fprofile%2Fuser')
    await logIn(other, player.account)
    await expect(other).toHaveURL('/profile/user')
    await open(page, '/profile/user')
    const rows = page
      .getByRole('listitem')
      .filter({ hasText: say('profile.deviceSeen', { time: '' }) })
    await expect(rows).toHaveCount(2)
    await expect(rows.first().getByText(say('profile.deviceHere'))).toBeVisible()
    await rows.last().getByRole('button').click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: say('profile.deviceEnd') }).click()
    await expect(rows).toHaveCount(1)
    // The other tab hears it at once.
    await expect(other).toHaveURL('/login?to=%2Fprofile%2Fuser')
    await context.close()
  })
})

test.describe('the superior', () => {
  test.use({ viewport: phone })

  test('is named once; a wrong id is told', async ({ page, signIn }) => {
    await signIn()
    await open(page, '/profile/superior')
    await page.getByRole('button', { name: say('profile.superiorSubmit') }).click()
    await expect(page.getByText(say('profile.superiorTip'))).toBeVisible()
    await page.getByLabel(say('profile.superiorField')).fill('999999999')
    await page.getByRole('button', { name: say('profile.superiorSubmit') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('profile.superiorSubmit') })
      .click()
    await expect(page.getByText(say('profile.superiorFailed1002'))).toBeVisible()
  })
})

test('a player takes a copy of their data, then closes the account, and is out', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize(phone)
  const player = await enterNew()
  await become(page, player, baseURL ?? '')
  await open(page, '/profile/my-data')
  const copy = page.waitForEvent('download')
  await page.getByRole('button', { name: say('ownAccount.copyMake') }).click()
  expect((await copy).suggestedFilename()).toMatch(/^my-account-.*\.json$/)
  await expect(page.getByRole('button', { name: say('ownAccount.copyMake') })).toBeDisabled()
  const closing = page.getByRole('button', { name: say('ownAccount.closeButton') })
  await expect(closing).toBeDisabled()
  await page.getByLabel(say('ownAccount.type')).fill(player.account)
  await closing.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ownAccount.closeButton') })
    .click()
  await expect(page).toHaveURL(/\/login/)
  await open(page, '/profile/user')
  await expect(page).toHaveURL(/^[^?]*\/login\?/)
  expect(complaints).toEqual([])
})
