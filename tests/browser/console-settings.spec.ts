import { consoleUrl, expectAccessible, signIn } from './support/console.ts'
import { expect, test } from './support/fixtures.ts'

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

  // What only players see is shown as to somebody who has just registered.
  await page.goto(`${consoleUrl()}/promotions/FreeLoginBonus`)
  await show.press('Enter')
  await expect(frame.getByText('Your daily bonus at VIP 0')).toBeVisible()
  await page.context().close()
})
