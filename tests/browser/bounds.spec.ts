import { addedRoutes, expectedRoutes } from '../spec/routes.ts'
import { expectFreeButtons, expectInBounds, expectWholeWords } from './support/bounds.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectSettled,
  long,
  open,
  type Page,
  phone,
  test,
  walk,
} from './support/fixtures.ts'
import { giveMoney } from './support/money.ts'
import { become, enterNew } from './support/people.ts'
import { playOnce } from './support/played-round.ts'

/** Pages where money is decided or much stands in little room. */
const sample = ['/lobby/wallets/deposit', '/lobby/wallets/withdraw', '/record/transaction']

type Window = { width: number; height: number }
type Shell = keyof typeof expectedRoutes
const shells: Record<Shell, readonly Window[]> = {
  mobile: [
    { width: 320, height: 640 },
    { width: 360, height: 640 },
    { width: 820, height: 1180 },
    phone,
  ],
  desktop: [{ width: 1920, height: 1080 }, desktop],
}

/** What stands where a route leaves a name open. The desktop's rules are those of the phone. */
const named: Record<string, string | readonly string[]> = {
  '/lobby/wallets/:id': '/lobby/wallets/others',
  '/withdrawal/:name': '/withdrawal/record',
  '/notice/detail/:id': '/notice/detail/1',
  '/lobby/notice/detail/:id': '/lobby/notice/detail/1',
  '/reward/detail/:id': ['/reward/detail/4', '/reward/detail/16', '/reward/detail/22'],
  '/profile/agree/:name': ['/profile/agree/terms', '/profile/agree/privacy'],
  '/rule/:name': expectedRoutes.mobile.public.filter((route) => route.startsWith('/rule/')),
  '/start': '/start?gameId=101',
  '/practice': '/practice?gameId=101',
  // Every component is held to the same in components.spec.
  '/test': [],
}

function listRoutes(shell: Shell, who: 'login' | 'public', roundId = ''): string[] {
  const routes = [...expectedRoutes[shell][who], ...addedRoutes[shell][who]]
  return routes.flatMap((route) => named[route] ?? route.replace('bets/:id', `bets/${roundId}`))
}

test('on the smallest phone, in English, nothing leaves the page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn()
  await open(page, '/lobby/home?lang=en-US')
  await page.getByRole('button', { name: 'Open my menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Withdraw' })).toBeVisible()
  await expectWholeWords(page, 'the menu')
  await page.keyboard.press('Escape')
  for (const route of sample) {
    await walk(page, route)
    await expectSettled(page)
    await expectInBounds(page, '320 en-US')
    await expectFreeButtons(page, '320 en-US')
    await expectWholeWords(page, '320 en-US')
  }
  await useFontSize(page, 32)
  await expect(page.locator('body')).toHaveCSS('font-size', '32px')
  await expectInBounds(page, '320 en-US at twice the size of text')
  await walk(page, '/lobby/wallets/withdraw')
  await expectWholeWords(page, '320 en-US at twice the size of text')
})

/** The reader's own size of text, as the browser's settings have it. */
async function useFontSize(page: Page, standard: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Page.setFontSizes', { fontSizes: { standard } })
}

for (const shell of ['mobile', 'desktop'] as const)
  for (const locale of ['th-TH', 'en-US'])
    test.describe(`${shell} in ${locale}`, long(), () => {
      const widths = shells[shell]
      test.use({ viewport: widths.at(-1) })
      test.describe.configure({ timeout: 900_000 })

      test(`every page of a player, at every width`, async ({ page, baseURL }) => {
        const { player, roundId } = await enterPlayed()
        await become(page, player, baseURL ?? '')
        await open(page, `/service?lang=${locale}`)
        await expectAllFit(page, listRoutes(shell, 'login', roundId), widths)
      })

      test(`every page of a visitor, at every width`, async ({ page }) => {
        await open(page, `/about?lang=${locale}`)
        await expectAllFit(page, listRoutes(shell, 'public'), widths)
      })

      test(`every page of a player, letters twice as large`, async ({ page, baseURL }) => {
        const { player, roundId } = await enterPlayed()
        await become(page, player, baseURL ?? '')
        await useFontSize(page, 32)
        await open(page, `/service?lang=${locale}`)
        await expectAllFit(page, listRoutes(shell, 'login', roundId), widths.slice(-1))
      })

      test(`every page of a visitor, letters twice as large`, async ({ page }) => {
        await useFontSize(page, 32)
        await open(page, `/about?lang=${locale}`)
        await expectAllFit(page, listRoutes(shell, 'public'), widths.slice(-1))
      })
    })

/** Somebody with money, a bonus and a round behind them, whom no other test plays for. */
async function enterPlayed() {
  const player = await enterNew()
  await giveMoney(player.playerId, 100_00, 100_00)
  const { roundId } = await playOnce(player.playerId)
  return { player, roundId }
}

/** Every page is held to the rules of `axe` once, at the last of the widths. */
async function expectAllFit(page: Page, routes: readonly string[], windows: readonly Window[]) {
  for (const route of routes) {
    await walk(page, route)
    await expectSettled(page)
    for (const window of windows) {
      await resize(page, window)
      await expectInBounds(page, `${window.width}`)
      await expectFreeButtons(page, `${window.width} in ${route}`)
    }
    await expectAccessible(page)
  }
}

/** What stays in place is hit where it stood until the window has been drawn once. */
async function resize(page: Page, window: Window): Promise<void> {
  await page.setViewportSize(window)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
