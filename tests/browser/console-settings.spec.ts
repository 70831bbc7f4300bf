import { readSettings } from '@parlour/server/frame/settings.ts'
import { approve, propose } from './support/console-acts.ts'
import { calmHouse, consoleUrl, expectAccessible, signIn } from './support/console.ts'
import { sites } from './support/accounts.ts'
import { expect, open, test } from './support/fixtures.ts'
import { become, enterNew, withDatabase } from './support/people.ts'
import { say } from './support/say.ts'

test('a draft is seen in the players’ own pages before anybody decides on it', async ({
  browser,
}) => {
  const page = await signIn(browser, 'owner')
  await page.goto(`${consoleUrl()}/settings/identity`)
  await page.getByLabel('Name in English').fill('Draft House')
  await page.getByRole('link', { name: 'Look of the site' }).press('Enter')
  const buttons = page.getByLabel('Colour of buttons')
  await buttons.fill('#7a1020')
  await expect(page.getByText('leaves texts with a contrast below 4.5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await buttons.fill('#2ec4b6')
  await expect(page.getByText('leaves texts with a contrast below 4.5')).toBeHidden()
  const show = page.getByRole('button', { name: 'Show', exact: true })
  await show.press('Enter')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Draft House').first()).toBeVisible()
  const brand = () =>
    frame
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--brand').trim())
  await expect.poll(brand).toBe('#2ec4b6')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.locator('iframe')).toHaveCount(0)

  // What only players see is shown as to somebody who has just registered.
  await page.goto(`${consoleUrl()}/promotions/FreeLoginBonus`)
  await show.press('Enter')
  await expect(frame.getByText('Your daily bonus at VIP 0')).toBeVisible()
  await page.context().close()
})

test('deposits go off by one person and on by two, who raise the terms too, by keyboard', async ({
  browser,
  page,
}) => {
  const house = calmHouse()
  const isOn = () =>
    withDatabase(
      async (database) => (await readSettings(database)).settings.switches.deposits,
      house.database,
    )
  const clerk = await signIn(browser, 'payments', house)
  await clerk.keyboard.press('Control+k')
  await clerk.keyboard.type('deposits')
  await expect(clerk.getByRole('option', { name: 'Switch deposits' })).toBeVisible()
  await clerk.keyboard.press('Enter')
  await clerk.getByRole('button', { name: 'Switch off Deposits' }).press('Enter')
  await clerk.getByLabel('Reason').fill('the bank is down')
  await clerk.getByLabel('Reason').press('Enter')
  await expect(clerk.getByText('Deposits is switched off.')).toBeVisible()
  await expect.poll(isOn).toBe(false)
  await clerk.context().close()

  const [first, second] = [
    await signIn(browser, 'owner', house),
    await signIn(browser, 'owner', house),
  ]
  await first.goto(`${house.url}/settings/switches`)
  await first.getByRole('switch', { name: 'Deposits' }).press('Space')
  await propose(first, 'the bank is back')
  expect(await isOn()).toBe(false)
  await second.goto(`${house.url}/approvals`)
  await second.getByRole('button', { name: 'Settings The site’s settings' }).press('Enter')
  await expect(second.locator('.detail .df')).toContainText('Deposits')
  await approve(second)
  await expect.poll(isOn).toBe(true)

  await become(page, await enterNew(house.database), sites.calm())
  await open(page, `${sites.calm()}/lobby/home`)
  const question = page.getByRole('dialog', { name: say('prompts.newTerms') })
  await expect(question).toHaveCount(0)
  await first.goto(`${house.url}/settings/terms`)
  await first.getByLabel('Version of the terms').fill('2')
  await propose(first, 'the law has changed')
  await second.getByRole('button', { name: 'Settings The site’s settings' }).press('Enter')
  await expect(second.locator('.detail .df')).toContainText('Version of the terms')
  await approve(second)
  await expect(second.getByRole('button', { name: 'Settings The site’s settings' })).toHaveCount(0)
  await page.reload()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: say('prompts.acceptTerms') }).press('Enter')
  await expect(question).toHaveCount(0)
  await first.context().close()
  await second.context().close()
})
