import { expectedRoutes } from '../spec/routes.ts'
import { expectFreeButtons, expectInBounds } from './support/bounds.ts'
import {
  expect,
  expectAccessible,
  expectSettled,
  long,
  open,
  type Page,
  test,
  walk,
} from './support/fixtures.ts'

/** Pages where money is decided or much stands in little room. */
const sample = ['/lobby/wallets/deposit', '/lobby/wallets/withdraw', '/record/transaction']
const widths = { 320: 640, 390: 844, 820: 1180, 1440: 900, 1920: 1080 }

function listRoutes(width: number): string[] {
  const { login } = expectedRoutes[width < 1024 ? 'mobile' : 'desktop']
  return login
    .filter((route) => !/^\/(start|test|withdrawal|notice|reward)/.test(route))
    .map((route) => route.replace(/:\w+$/, 'deposit'))
}

test('on the smallest phone, in English, nothing leaves the page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn()
  await open(page, '/lobby/rewards?lang=en-US')
  for (const route of sample) {
    await walk(page, route)
    await expectSettled(page)
    await expectInBounds(page, '320 en-US')
    await expectFreeButtons(page, '320 en-US')
  }
  await useFontSize(page, 32)
  await expect(page.locator('body')).toHaveCSS('font-size', '32px')
  await expectInBounds(page, '320 en-US at twice the size of text')
})

/** The reader's own size of text, as the browser's settings have it. */
async function useFontSize(page: Page, standard: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Page.setFontSizes', { fontSizes: { standard } })
}

for (const [width, height] of Object.entries(widths))
  for (const locale of ['th-TH', 'en-US'])
    test(`every page at ${width} in ${locale}`, long(), async ({ page, signIn }) => {
      test.setTimeout(900_000)
      await page.setViewportSize({ width: Number(width), height })
      await signIn()
      await open(page, `/service?lang=${locale}`)
      for (const route of listRoutes(Number(width))) {
        await walk(page, route)
        await expectSettled(page)
        await expectInBounds(page, `${width} ${locale}`)
        await expectFreeButtons(page, `${width} ${locale}`)
        await expectAccessible(page)
      }
    })
