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
const widths = { 320: 640, 360: 640, 390: 844, 820: 1180, 1440: 900, 1920: 1080 }

function listRoutes(width: number, who: 'login' | 'public' = 'login'): string[] {
  return expectedRoutes[width < 1024 ? 'mobile' : 'desktop'][who]
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
    test.describe(`at ${width} in ${locale}`, long(), () => {
      test.use({ viewport: { width: Number(width), height } })
      test.describe.configure({ timeout: 900_000 })
      const where = `${width} ${locale}`

      test(`every page of a player`, async ({ page, signIn }) => {
        await signIn()
        await open(page, `/service?lang=${locale}`)
        await expectAllFit(page, listRoutes(Number(width)), where)
      })

      test(`every page of a visitor`, async ({ page }) => {
        await open(page, `/about?lang=${locale}`)
        await expectAllFit(page, listRoutes(Number(width), 'public'), where)
      })
    })

for (const width of [390, 1440] as const)
  for (const locale of ['th-TH', 'en-US'])
    test(
      `at ${width} in ${locale}: every page with letters twice as large`,
      long(),
      async ({ page, signIn }) => {
        test.setTimeout(900_000)
        await page.setViewportSize({ width, height: widths[width] })
        await signIn()
        await useFontSize(page, 32)
        await open(page, `/service?lang=${locale}`)
        for (const route of listRoutes(width)) {
          await walk(page, route)
          await expectSettled(page)
          await expectInBounds(page, `${width} ${locale} at twice the size of text`)
        }
      },
    )

async function expectAllFit(page: Page, routes: readonly string[], where: string) {
  for (const route of routes) {
    await walk(page, route)
    await expectSettled(page)
    await expectInBounds(page, where)
    await expectFreeButtons(page, where)
    await expectAccessible(page)
  }
}
