import { expect, open, phone, test } from './support/fixtures.ts'
import { say } from './support/say.ts'

test.use({ viewport: phone })

/** A link beside the app: what the app draws anew does not take it away. */
const linkToNext = `{
  const link = document.createElement('a')
  link.id = 'to-next'
  link.href = '/about'
  link.textContent = 'next'
  document.body.prepend(link)
}`

const promptsCode = /assets\/Prompts-[\w-]+\.js$/
const nextPage = /assets\/AboutPage-[\w-]+\.js$/

test('a bar shows while the next page is on its way, and the old page stays', async ({ page }) => {
  await open(page, '/lobby/notice')
  const held = Promise.withResolvers<void>()
  await page.route(nextPage, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.evaluate(linkToNext)
  await page.locator('#to-next').click()
  await expect(page.getByRole('status').filter({ hasText: say('frame.loading') })).toBeAttached()
  await expect(page).toHaveURL('/lobby/notice')
  held.resolve()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('status').filter({ hasText: say('frame.loading') })).toHaveCount(0)
})

test('pointing at a link loads its page ahead', async ({ page }) => {
  await open(page, '/lobby/notice')
  await page.evaluate(linkToNext)
  const loaded = page.waitForResponse(nextPage)
  await page.locator('#to-next').hover()
  await loaded
  await expect(page).toHaveURL('/lobby/notice')
})

test('a page whose code is gone reloads once, then says so, inside the shell', async ({ page }) => {
  await open(page, '/lobby/notice')
  let asked = 0
  await page.route(nextPage, (route) => {
    asked++
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
  })
  await page.evaluate(linkToNext)
  await page.locator('#to-next').click()
  await expect(page.getByRole('alert')).toContainText(say('frame.failed'))
  await expect(page).toHaveURL('/about')
  expect(asked).toBeGreaterThanOrEqual(2)
  await page.unroute(nextPage)
  await page.getByRole('button', { name: say('common.retry') }).click()
  await expect(page.getByRole('heading', { name: say('title.about') }).first()).toBeVisible()
})

test('a page that cannot come because of the network says that', async ({ page, context }) => {
  await open(page, '/lobby/notice')
  await page.evaluate(linkToNext)
  await context.setOffline(true)
  await page.locator('#to-next').click()
  await expect(page.getByText(say('frame.offlinePage'))).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: say('common.retry') }).click()
  await expect(page.getByRole('heading', { name: say('title.about') }).first()).toBeVisible()
})

test('a piece that cannot come is left out, and the page around it goes on', async ({ page }) => {
  const refused = page.waitForRequest(promptsCode)
  await page.route(promptsCode, (route) => route.abort())
  await open(page, '/lobby/notice')
  await refused
  await page.locator('body').press('Tab')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
})
