import { expect, open, type Page, phone, test } from './fixtures.ts'

test.use({ viewport: phone })

/** A link of the app that no page has: nothing else leads to a page with code of its own yet. */
const linkToComponents = `{
  const link = document.createElement('a')
  link.id = 'to-next'
  link.href = '/test'
  link.textContent = 'next'
  document.querySelector('main').prepend(link)
}`

const componentsPage = /assets\/ComponentsPage-[\w-]+\.js$/

test('a bar shows while the next page is on its way, and the old page stays', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/lobby/notice')
  const held = Promise.withResolvers<void>()
  await page.route(componentsPage, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.evaluate(linkToComponents)
  await page.locator('#to-next').click()
  await expect(page.getByRole('status').filter({ hasText: 'กำลังเปิดหน้า' })).toBeAttached()
  await expect(page).toHaveURL('/lobby/notice')
  held.resolve()
  await expect(page).toHaveURL('/test')
  await expect(page.getByRole('status').filter({ hasText: 'กำลังเปิดหน้า' })).toHaveCount(0)
})

test('pointing at a link loads its page ahead', async ({ page, signIn }) => {
  await signIn()
  await open(page, '/lobby/notice')
  await page.evaluate(linkToComponents)
  const loaded = page.waitForResponse(componentsPage)
  await page.locator('#to-next').hover()
  await loaded
  await expect(page).toHaveURL('/lobby/notice')
})

test('a page whose code is gone reloads once, then says so, inside the shell', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/lobby/notice')
  let asked = 0
  await page.route(componentsPage, (route) => {
    asked++
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
  })
  await page.evaluate(linkToComponents)
  await page.locator('#to-next').click()
  await expect(page.getByRole('alert')).toContainText('เปิดหน้านี้ไม่ได้')
  await expect(page).toHaveURL('/test')
  expect(asked).toBeGreaterThanOrEqual(2)
  await page.unroute(componentsPage)
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expectComponents(page)
})

test('a page that cannot come because of the network says that', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await open(page, '/lobby/notice')
  await page.evaluate(linkToComponents)
  await context.setOffline(true)
  await page.locator('#to-next').click()
  await expect(page.getByText('ไม่มีการเชื่อมต่ออินเทอร์เน็ต')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expectComponents(page)
})

/** The page has samples of failures too: what counts is that its sections are there. */
async function expectComponents(page: Page): Promise<void> {
  await expect(page.locator('main h2').nth(5)).toBeVisible()
}
