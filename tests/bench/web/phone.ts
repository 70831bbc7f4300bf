import { cookieName } from '@parlour/server/session/sessions.ts'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { BenchSite } from './site.ts'

export type Phone = {
  page: Page
  context: BrowserContext
  protocol: CDPSession
  slowDown: () => Promise<void>
}

/** A middling phone on a middling mobile network. */
const network = {
  offline: false,
  latency: 75,
  downloadThroughput: (9000 * 1024) / 8,
  uploadThroughput: (1500 * 1024) / 8,
}
const slowdown = 4

type Options = {
  /** Who is signed in there: nobody, when left out. */ site?: BenchSite
  density?: number
  /** Until it is slowed down. */ isQuick?: boolean
}

/** A new browser without anything kept, slowed down, with the prompts out of the way. */
export async function openPhone(browser: Browser, options: Options = {}): Promise<Phone> {
  const { site, density = 2, isQuick = false } = options
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
    locale: 'th-TH',
    serviceWorkers: 'block',
  })
  await context.addInitScript(() => {
    localStorage.setItem('SHOWN_NOTICES', '[1,2,3,4,5,6]')
    localStorage.setItem('CHROME_TIP_OFF', '1')
  })
  if (site) await signIn(context, site)
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  const slowDown = async () => {
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', network)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  if (!isQuick) await slowDown()
  return { page, context, protocol, slowDown }
}

/** Touches the drawn home, and waits until the app has taken over. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => !document.querySelector('[data-shell]'))
}

async function signIn(context: BrowserContext, { url, player }: BenchSite): Promise<void> {
  await context.addInitScript((token) => localStorage.setItem('ACCESS_TOKEN', token), player.token)
  await context.addCookies([{ name: cookieName, value: player.cookie, url }])
}
