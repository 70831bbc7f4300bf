import { cookieName } from '@parlour/server/session/sessions.ts'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }
export type { Page }

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** The component page shows a card whose picture is not there. */
const missingOnPurpose = /\/art\/gameIconV2\/999\./

type Fixtures = {
  /** Questions the house asks on its own; only the tests about them want to be asked. */
  hasPrompts: boolean
  /** What the browser complained about: console errors and uncaught exceptions. */
  complaints: string[]
  /** Signs the page in before it opens anything. */
  signIn: () => Promise<void>
}

export const test = base.extend<Fixtures>({
  hasPrompts: [false, { option: true }],
  context: async ({ context, hasPrompts }, provide) => {
    if (!hasPrompts) await context.addInitScript(answerPrompts)
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
  signIn: async ({ page, context, baseURL }, provide) =>
    provide(async () => {
      const token = process.env['STACK_TOKEN'] ?? 'while-writing-tests'
      const cookie = process.env['STACK_COOKIE']
      await page.addInitScript((value) => localStorage.setItem('ACCESS_TOKEN', value), token)
      if (cookie && baseURL)
        await context.addCookies([{ name: cookieName, value: cookie, url: baseURL }])
    }),
})

/** Opens an address and waits until its page is drawn. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main')).toBeVisible()
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const content = await page.evaluate<number>('document.documentElement.scrollWidth')
  const window = await page.evaluate<number>('document.documentElement.clientWidth')
  expect.soft(content, `${where} is wider than the window`).toBeLessThanOrEqual(window)
}

/** As if the pop-ups had been closed and the age confirmed on an earlier visit. */
function answerPrompts(): void {
  localStorage.setItem('SHOWN_NOTICES', JSON.stringify(Array.from({ length: 50 }, (_, id) => id)))
  localStorage.setItem('AGE_ACCEPTED', '1')
}
