import path from 'node:path'
import type { Role } from '@parlour/contract/operator/roles.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enterReady, enterWithCard, sendPapers, withdraw } from './support/cashier-state.ts'
import { consoleUrl, signIn } from './support/console.ts'
import { expect, test } from './support/fixtures.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/pictures/operators')

/** A demo that runs has a past: STACK_URL and its sisters say where it is. */
const isOfDemo = process.env['PICTURES_OF'] !== undefined

/** Each role's page, and the picture of it that docs/operators shows. */
const screens: [Role, name: string, place: string][] = [
  ['support', 'players', '/players'],
  ['payments', 'withdrawals', '/withdrawals'],
  ['identity', 'identity', '/identity'],
  ['promotions', 'promotion', '/promotions/FirstCharge'],
  ['content', 'banners', '/content/banners'],
  ['risk', 'linked', '/linked'],
  ['finance', 'reports', '/reports'],
  ['owner', 'home', '/'],
  ['owner', 'look', '/settings/theme'],
]

test('somebody waits in every queue, and each role’s page is drawn', async ({ browser }) => {
  if (!isOfDemo) {
    await withdraw(await enterReady(90_000_00), 60_000_00)
    await sendPapers(await enterWithCard())
  }
  const pages = new Map<Role, Page>()
  for (const [role, name, place] of screens) {
    const page = pages.get(role) ?? (await signIn(browser, role))
    pages.set(role, page)
    await page.goto(consoleUrl() + place)
    await expect(page.locator('main')).toBeVisible()
    const show = page.getByRole('button', { name: 'Show', exact: true })
    if (name === 'promotion' || name === 'look') {
      await show.press('Enter')
      await expect(page.frameLocator('iframe').locator('main :is(h1, h2)').first()).toBeVisible()
      await expect(page.frameLocator('iframe').locator('[data-shell]')).toHaveCount(0)
    }
    await expect(page.locator('main .card, main .list, main table').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.frameLocator('iframe').locator('[class*=_bone_]')).toHaveCount(0)
    await draw(page, name)
  }
  for (const page of pages.values()) await page.context().close()
})

// Of a demo whose database is spread over machines.
if (process.env['PICTURES_OF'] === 'cluster')
  test('the machines of a spread database are drawn', async ({ browser }) => {
    const page = await signIn(browser, 'owner')
    await page.goto(`${consoleUrl()}/health`)
    await expect(page.getByRole('heading', { name: 'Machines of the database' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible()
    await draw(page, 'cluster')
  })

async function draw(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .resize({ width: 1200 })
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`))
}
