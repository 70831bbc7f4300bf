import { consoleUrl, signIn } from './support/console.ts'
import { expect, test } from './support/fixtures.ts'

test('what is written of a promotion is there again, however soon one leaves it', async ({
  browser,
}) => {
  const page = await signIn(browser, 'promotions')
  await page.goto(`${consoleUrl()}/promotions/Notice`)
  await page.getByLabel('Until').fill('2191-06-01T00:00')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Until')).toHaveValue('2191-06-01T00:00')
  const isKept = page.waitForResponse((response) => response.url().endsWith('/getActivityDraft'))
  await page.reload()
  await isKept
  await expect(page.getByLabel('Until')).toHaveValue('2191-06-01T00:00')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.context().close()
})

test('whoever writes for long stays signed in: the session hears of it', async ({ browser }) => {
  const page = await signIn(browser, 'content')
  await page.clock.install()
  await page.goto(`${consoleUrl()}/mail/new`)
  const field = page.getByLabel('Text in English')
  await field.fill('It is a long')
  await page.clock.fastForward('02:00')
  const isTouched = page.waitForRequest(
    (request) =>
      request.url().endsWith('/getMe') && request.headers()['x-background'] === undefined,
  )
  await field.fill('It is a long letter')
  await isTouched
  await page.context().close()
})
