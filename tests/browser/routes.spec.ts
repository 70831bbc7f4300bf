import { expectedRoutes } from '../../web/src/shells/expected-routes.ts'
import { desktop, expect, expectNoOverflow, open, type Page, phone, test } from './fixtures.ts'

const shells = { mobile: phone, desktop } as const

for (const kind of ['mobile', 'desktop'] as const) {
  const routes = expectedRoutes[kind]
  test.describe(`the ${kind} shell`, () => {
    test.use({ viewport: shells[kind] })

    for (const [part, some] of parts(routes.public))
      test(`opens every public page to a visitor, ${part}`, async ({ page, complaints }) => {
        for (const route of some) await expectPage(page, route)
        expect(complaints).toEqual([])
      })

    for (const [part, some] of parts(routes.login)) {
      test(`opens every login page to a player, ${part}`, async ({ page, complaints, signIn }) => {
        await signIn()
        for (const route of some) await expectPage(page, route)
        expect(complaints).toEqual([])
      })

      test(`sends a visitor from every login page to sign in, ${part}`, async ({ page }) => {
        for (const route of some) {
          const path = sample(route)
          await page.goto(path)
          await expect.soft(page).toHaveURL(`/login?to=${encodeURIComponent(path)}`)
        }
      })
    }

    test('follows every redirect', async ({ page, signIn }) => {
      await signIn()
      for (const [from, to] of Object.entries(routes.redirects)) {
        await page.goto(from)
        await expect.soft(page).toHaveURL(to)
      }
    })

    test('says so in its own frame when there is no such page', async ({ page, complaints }) => {
      await open(page, '/no/such/page')
      await expect(page.getByRole('heading', { name: 'ไม่พบหน้านี้' }).first()).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'กลับหน้าหลัก' }).click()
      await expect(page).toHaveURL('/lobby/home')
      expect(complaints).toEqual([])
    })
  })
}

async function expectPage(page: Page, route: string): Promise<void> {
  const path = sample(route)
  await open(page, path)
  await expect.soft(page).toHaveURL(path)
  const heading = page.locator('h1:visible, main h2:visible').first()
  await expect.soft(heading, `${path} has a heading`).toBeVisible()
  expect.soft(await page.title(), `${path} has a title of its own`).toMatch(/.+ · .+/)
  await expectNoOverflow(page, path)
}

/** A dozen routes to a test, so that they run beside each other. */
function parts(routes: readonly string[]): [part: string, routes: readonly string[]][] {
  const size = 12
  const count = Math.ceil(routes.length / size)
  return Array.from({ length: count }, (_, index) => [
    `part ${index + 1}`,
    routes.slice(index * size, (index + 1) * size),
  ])
}

function sample(route: string): string {
  return route.replace(/:\w+/g, '12')
}
