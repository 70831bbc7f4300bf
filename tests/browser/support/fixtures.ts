import { AxeBuilder } from '@axe-core/playwright'
import {
  test as base,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { followLink } from './follow-link.ts'
import { become, enterNew } from './people.ts'
import { say } from './say.ts'

export { expect, followLink }
export type { Page }

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
/** What a phone says of itself. */
export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

/** The component page shows a card whose picture is not there. */
const missingOnPurpose = /\/art\/gameIconV2\/999\./

type Fixtures = {
  /** Questions the house asks on its own; only the tests about them want to be asked. */
  hasPrompts: boolean
  /** Nobody points at the page when it is loaded: for the tests of the drawn home alone. */
  isStill: boolean
  /** What the browser complained about: console errors and uncaught exceptions. */
  complaints: string[]
  /** Signs the page in, as somebody new, before it opens anything. */
  signIn: () => Promise<void>
}

export const test = base.extend<Fixtures>({
  hasPrompts: [false, { option: true }],
  isStill: [false, { option: true }],
  context: async ({ context, hasPrompts, isStill }, provide) => {
    if (!hasPrompts) await context.addInitScript(answerPrompts)
    if (!isStill) await context.addInitScript(pointWhenLoaded)
    await context.addInitScript(drawWithoutBlur)
    slowDown(context, Number(process.env['CPU_SLOWDOWN'] ?? 1))
    await provide(context)
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`${page.url()} ${String(error)}`))
      page.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'error' && !missingOnPurpose.test(url))
          complaints.push(`${page.url()} ${message.text()} ${url}`)
      })
      await provide(complaints)
    },
    { auto: true },
  ],
  signIn: async ({ page, baseURL }, provide) =>
    provide(async () => become(page, await enterNew(), baseURL ?? '')),
})

/** Only `npm run test:browser` runs these too: the same once more in another shell or language. */
export function long(isLong = true): { tag?: string } {
  return isLong ? { tag: '@long' } : {}
}

/** Opens an address and waits until its page is drawn. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // Home comes drawn: it is a picture until the app has taken over.
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(page.locator('main')).toBeVisible()
}

/**
 * Goes on to another page as a link of the app does, and waits until it is there. It costs a tenth
 * of what it costs to load the whole app anew.
 */
export async function walk(page: Page, address: string): Promise<void> {
  const before = page.url()
  await followLink(page, address)
  if (new URL(address, before).href !== before) await expect(page).not.toHaveURL(before)
}

/**
 * Two taps before anything can come of the first. A double click of the pointer would leave it to
 * the answer's speed whether the second lands on what the first one opened.
 */
export async function tapTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

/** Changes the language as the link in the menu does, and waits until it is there. */
export async function speak(page: Page, locale: 'th-TH' | 'en-US'): Promise<void> {
  await followLink(page, `?lang=${locale}`)
  await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
}

/** Opens an address and waits for the stream of news too: what comes from now on is heard. */
export async function openLive(page: Page, address: string): Promise<void> {
  const heard = page.waitForResponse(/\/app\/v1\/stream$/)
  await open(page, address)
  await heard
}

/** Holds the page to the rules a machine can check, once nothing on it is loading any more. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectSettled(page)
  await expectNoViolations(page, rulesFor(page))
}

/** What is broken, without a list of all that is not: that would cost as much again. */
export function rulesFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
}

export async function expectNoViolations(page: Page, rules: AxeBuilder): Promise<void> {
  // Legacy: in the page itself. The other mode opens a second page each time, and takes the focus.
  const { violations } = await rules.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  expect.soft(found, page.url()).toEqual([])
}

/** The icons at the edge of home. They come last, in an idle moment. */
export function floatsOf(page: Page) {
  return page.getByRole('complementary', { name: say('reward.floats') })
}

export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true], main [class*=_bone_]')).toHaveCount(0)
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const { content, window } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { content: scrollWidth, window: clientWidth }
  })
  expect.soft(content, `${where} is wider than the window`).toBeLessThanOrEqual(window)
}

/** In each of these windows. They must be of one shell, so that the page stays the same. */
export async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page, `${page.url()} at ${width} px`)
  }
}

/** To find what depends on speed: with CPU_SLOWDOWN=6 pages compute six times slower. */
function slowDown(context: BrowserContext, rate: number): void {
  if (rate === 1) return
  context.on('page', async (page) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  })
}

/** As if the pop-ups had been closed and the age confirmed on an earlier visit. */
function answerPrompts(): void {
  localStorage.setItem('SHOWN_NOTICES', JSON.stringify(Array.from({ length: 50 }, (_, id) => id)))
  localStorage.setItem('AGE_ACCEPTED', '1')
  localStorage.setItem('CHECKLIST_OFF', '1')
  localStorage.setItem('SHOWN_OFFERS', JSON.stringify({ FirstCharge: Date.now() }))
}

/** Behind a sheet all is blurred: without a graphics card that is a tenth of a second a frame. */
function drawWithoutBlur(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { backdrop-filter: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** As most visitors do sooner than a page has rested: the drawn home brings its app. */
function pointWhenLoaded(): void {
  addEventListener('load', () => {
    const move = new PointerEvent('pointermove', { movementX: 1 })
    if (document.querySelector('[data-shell]')) dispatchEvent(move)
  })
}
