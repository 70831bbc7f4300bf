import path from 'node:path'
import { sites } from './support/accounts.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFits,
  expectSettled,
  long,
  open,
  type Page,
  phone,
  speak,
  test,
  walk,
} from './support/fixtures.ts'

const pictures = path.resolve(import.meta.dirname, '../output/accounts')
const visitors = ['/login', '/register', '/forget']
const shells = {
  phone: {
    viewport: phone,
    widths: [360, phone.width],
    players: ['/profile/user', '/profile/info', '/profile/superior', '/bind'],
  },
  desktop: {
    viewport: desktop,
    widths: [desktop.width],
    players: ['/lobby/profile', '/lobby/bind'],
  },
}

for (const [kind, { viewport, widths, players }] of Object.entries(shells))
  test.describe(`fit and are accessible, ${kind}`, long(kind === 'desktop'), () => {
    test.use({ viewport })

    test('the pages before sign-in', async ({ page, complaints }) => {
      await expectPages(page, visitors, { kind, widths })
      expect(complaints).toEqual([])
    })

    test('the player’s own pages', async ({ page, signIn, complaints }) => {
      await signIn()
      await expectPages(page, players, { kind, widths })
      expect(complaints).toEqual([])
    })

    test('the forms of a green site', async ({ page }) => {
      await expectPages(page, visitors, { kind: `green-${kind}`, widths, site: sites.green() })
    })
  })

type Look = { kind: string; widths: readonly number[]; site?: string }

/** In both languages to their width, in one of them to the rules of accessibility. */
async function expectPages(page: Page, routes: readonly string[], look: Look): Promise<void> {
  const { kind, widths, site = '' } = look
  await open(page, site + routes[0])
  await page.evaluate('document.fonts.ready.then(() => true)')
  for (const locale of ['th-TH', 'en-US'] as const) {
    await speak(page, locale)
    for (const route of routes) {
      await walk(page, route)
      await expectSettled(page)
      if (locale === 'th-TH') await expectAccessible(page)
      await expectFits(page, widths)
      const file = path.join(
        pictures,
        `${route.slice(1).replaceAll('/', '-')}-${kind}-${locale}.png`,
      )
      if (process.env['PICTURES']) await page.screenshot({ path: file, fullPage: true })
    }
  }
}
