import { enterReady, enterWithCard, sendPapers, withdraw } from './support/cashier-state.ts'
import { consoleUrl, expectAccessible, signIn } from './support/console.ts'
import { expect, expectNoOverflow, phone, test } from './support/fixtures.ts'

/** Every screen, and what opens inside it. */
const places = [
  '/',
  '/withdrawals',
  '/transfers',
  '/transfers?view=awaiting',
  '/transfers?view=matched',
  '/transfers?view=conflicts',
  '/identity',
  '/approvals',
  '/players',
  '/linked',
  '/care',
  '/promotions',
  '/promotions/FirstCharge',
  '/promotions/FreeLoginBonus/claims',
  '/promotions/FreeLoginBonus/turns',
  '/promotions/FreeLoginBonus/texts',
  '/content/banners',
  '/content/notices',
  '/content/texts',
  '/mail',
  '/games',
  '/games/providers',
  '/channels/ways',
  '/channels/banks',
  '/reports',
  '/reports/cohorts',
  '/reports/agents',
  '/reports/care',
  '/ledger',
  '/files',
  '/settings/theme',
  '/settings/withdrawals',
  '/operators',
  '/audit',
  '/health',
]
/** Contrast is of the theme, what is cut short of the language: two walks meet all four. */
const looks = [
  ['light', 'en'],
  ['dark', 'th'],
] as const
const tabs = [
  'timeline',
  'money',
  'rounds',
  'rewards',
  'identity',
  'sessions',
  'limits',
  'notes',
  'acts',
]

test('axe finds nothing on any screen, and a phone holds each of them @long', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const player = await enterReady(90_000_00)
  await withdraw(player, 60_000_00)
  await sendPapers(await enterWithCard())
  const ofPlayer = tabs.map((tab) => `/players/${player.playerId}/${tab}`)
  const page = await signIn(browser, 'owner')
  for (const [theme, locale] of looks) {
    await page.evaluate(
      ([shown, spoken]) => {
        localStorage.setItem('console-theme', shown)
        localStorage.setItem('console-locale', spoken)
      },
      [theme, locale] as const,
    )
    for (const place of [...places, ...ofPlayer]) {
      await page.goto(consoleUrl() + place)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('header.top h1')).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
    }
  }
  await page.setViewportSize(phone)
  for (const place of [...places, ...ofPlayer]) {
    await page.goto(consoleUrl() + place)
    await expect(page.locator('header.top h1')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoOverflow(page, place)
  }
  await page.context().close()
})
