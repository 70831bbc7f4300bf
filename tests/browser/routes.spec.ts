import { expectedRoutes } from '../spec/routes.ts'
import {
  desktop,
  expect,
  expectNoOverflow,
  followLink,
  open,
  type Page,
  phone,
  test,
  walk,
} from './support/fixtures.ts'

const shells = { mobile: phone, desktop } as const

for (const kind of ['mobile', 'desktop'] as const) {
  const routes = expectedRoutes[kind]
  test.describe(`the ${kind} shell`, () => {
    test.use({ viewport: shells[kind] })

    test('opens every public page to a visitor', async ({ page, complaints }) => {
      await open(page, '/about')
      for (const route of routes.public) await expectPage(page, route)
      expect(complaints).toEqual([])
    })

    for (const [part, some] of parts(routes.login))
      test(`opens every login page to a player, ${part}`, async ({ page, complaints, signIn }) => {
        await signIn()
        await open(page, sample(some[0] ?? ''))
        for (const route of some) await expectPage(page, route)
        expect(complaints).toEqual([])
      })

    test('sends a visitor from every login page to sign in', async ({ page }) => {
      const [first = '', ...others] = routes.login.map(sample)
      await page.goto(first)
      await expect(page).toHaveURL(`/login?to=${encodeURIComponent(first)}`)
      for (const path of others) {
        await followLink(page, path)
        await expect.soft(page).toHaveURL(`/login?to=${encodeURIComponent(path)}`)
      }
    })

    test('is served at the address of every page', async ({ page }) => {
      const served = await Promise.all(
        [...routes.public, ...routes.login].map(async (route) => {
          const answer = await page.request.get(sample(route), { headers: { accept: 'text/html' } })
          const isPage = answer.headers()['content-type']?.startsWith('text/html')
          return answer.ok() && isPage ? [] : [`${route} ${answer.status()}`]
        }),
      )
      expect(served.flat()).toEqual([])
    })

    test('follows every redirect', async ({ page, signIn }) => {
      await signIn()
      const [first = ''] = Object.keys(routes.redirects)
      await open(page, first)
      await expect(page).toHaveURL(routes.redirects[first as keyof typeof routes.redirects])
      for (const [from, to] of Object.entries(routes.redirects)) {
        await followLink(page, from)
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
  await walk(page, path)
  await expect.soft(page).toHaveURL(path)
  const heading = page.locator('h1:visible, main h2:visible').first()
  await expect.soft(heading, `${path} has a heading`).toBeVisible()
  await expect.soft(page, `${path} has a title of its own`).toHaveTitle(/.+ · .+/)
  await expectNoOverflow(page, path)
}

/** Two dozen routes to a test, so that they run beside each other. */
function parts(routes: readonly string[]): [part: string, routes: readonly string[]][] {
  const size = 25
  const count = Math.ceil(routes.length / size)
  return Array.from({ length: count }, (_, index) => [
    `part ${index + 1}`,
    routes.slice(index * size, (index + 1) * size),
  ])
}

function sample(route: string): string {
  return route.replace(/:\w+/g, '12')
}
