import {
  desktop,
  expect,
  expectAccessible,
  floatsOf,
  open,
  phone,
  test,
} from './support/fixtures.ts'
import { say } from './support/say.ts'

// What a visitor sees of home is checked where home is tested, with every title on it.

test('the frame is accessible to a player, desktop, and play stops from its menu', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(desktop)
  await signIn()
  await open(page, '/lobby/home')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('frame.stopNow') }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(say('limits.askNote'))
  await question.getByRole('button', { name: say('limits.notNow') }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/lobby/home')
})

test('the frame and the menu are accessible, phone; the menu closes on leaving', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn()
  await open(page, '/lobby/home')
  await expect(floatsOf(page)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: say('frame.openMenu') }).click()
  const menu = page.getByRole('dialog', { name: say('frame.playerMenu') })
  await expect(menu.getByRole('link', { name: say('title.transactions') })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: say('title.transactions') }).click()
  await expect(page).toHaveURL('/record/transaction')
  await expect(menu).toHaveCount(0)
})
