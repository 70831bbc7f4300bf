import { AxeBuilder } from '@axe-core/playwright'
import path from 'node:path'
import { sites } from './accounts.ts'
import { desktop, expect, expectNoOverflow, open, type Page, phone, test } from './fixtures.ts'

const pictures = path.resolve(import.meta.dirname, '../output/accounts')
const shells = { phone, desktop, small: { width: 360, height: 640 } }
const visitors = ['/login', '/register', '/forget']
const players = {
  phone: ['/profile/user', '/profile/info', '/profile/superior', '/bind'],
  desktop: ['/lobby/profile', '/lobby/bind'],
  small: ['/profile/user', '/profile/info'],
}

test.use({ trace: 'off' })

for (const kind of ['phone', 'desktop', 'small'] as const)
  for (const locale of ['th-TH', 'en-US']) {
    test(`the account’s pages, ${kind}, ${locale}`, async ({ page, signIn, complaints }) => {
      test.slow()
      await prepare(page, kind, locale)
      for (const route of visitors) await take(page, route, `${kind}-${locale}`)
      await signIn()
      for (const route of players[kind]) await take(page, route, `${kind}-${locale}`)
      expect(complaints).toEqual([])
    })

    test(`the green forms, ${kind}, ${locale}`, async ({ page }) => {
      test.slow()
      await prepare(page, kind, locale)
      await page.addInitScript(() => localStorage.setItem('AGE_ACCEPTED', '1'))
      for (const route of visitors)
        await take(page, sites.green() + route, `green-${kind}-${locale}`)
    })
  }

async function prepare(page: Page, kind: keyof typeof shells, locale: string): Promise<void> {
  await page.setViewportSize(shells[kind])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('LOCALE', value), locale)
}

/** Takes the picture, and holds the page to its width and to being accessible. */
async function take(page: Page, address: string, look: string): Promise<void> {
  await open(page, address)
  await page.evaluate('document.fonts.ready.then(() => true)')
  await expect(page.locator('main [class*=_bone_]')).toHaveCount(0)
  await expectNoOverflow(page, address)
  const name = new URL(address, 'http://here.invalid').pathname.slice(1).replaceAll('/', '-')
  await page.screenshot({ path: path.join(pictures, `${name}-${look}.png`), fullPage: true })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  expect.soft(found, address).toEqual([])
}
