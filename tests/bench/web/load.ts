import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { median } from '../figures.ts'
import type { Measured } from './budget.ts'
import { openPhone, wake } from './phone.ts'
import type { BenchSite } from './site.ts'

const budgets = {
  scripts: 80,
  app: 112,
  otherScripts: 130,
  /** Cards of all promotions, and the keeper of answers that a player's pages share. */
  rewardsScripts: 155,
  largestPaint: 3500,
  secondPaint: 2500,
  blocking: 600,
  shift: 0.1,
}

/**
 * JavaScript fetched before a page's heading is there and its eager files are, gzipped, without
 * anything kept. Home's app comes after that, so it is weighed again once somebody touched it.
 */
export async function measureScripts(
  browser: Browser,
  { url }: BenchSite,
  routes: readonly string[],
): Promise<Measured[]> {
  const figures: Measured[] = []
  for (const route of routes) {
    const { page, context } = await openPhone(browser)
    // What comes when the browser rests is not the first load; here it never rests by itself.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return
      const size = response.body().then((body) => gzipSync(body).length)
      // One that comes after the heading is not counted, and may end with the page.
      size.catch(() => undefined)
      sizes.push(size)
    })
    await page.goto(url + route)
    await page.locator('h1:visible, main h2:visible').first().waitFor()
    const isHome = route === '/lobby/home'
    const ofOthers = route === '/lobby/rewards' ? budgets.rewardsScripts : budgets.otherScripts
    const note = async (what: string, budget: number) => {
      const bytes = await Promise.all(sizes)
      const value = bytes.reduce((sum, size) => sum + size, 0) / 1000
      figures.push({ what: `${what} ${route}`, unit: 'kB', value, budget })
    }
    await note('first-load JavaScript', isHome ? budgets.scripts : ofOthers)
    if (isHome) await wake(page).then(() => note('JavaScript when touched', budgets.app))
    await context.close()
  }
  return figures
}

type Load = { largestPaintMs: number; blockingMs: number; shift: number }

/** The home page of a first and of a second visit. */
export async function measureLoad(
  browser: Browser,
  { url, floorUrl }: BenchSite,
  rounds: number,
): Promise<Measured[]> {
  const [first, second, floor]: [Load[], Load[], Load[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    const { page, context } = await openPhone(browser)
    await watch(page)
    first.push(await load(page, `${url}/lobby/home`))
    second.push(await load(page, `${url}/lobby/home`))
    floor.push(await load(page, floorUrl))
    await context.close()
  }
  const of = (loads: readonly Load[], figure: keyof Load) => median(loads.map((l) => l[figure]))
  const figure = (what: string, loads: Load[], name: keyof Load, budget: number): Measured => ({
    what,
    unit: name === 'shift' ? '' : 'ms',
    value: of(loads, name),
    floor: of(floor, name),
    budget,
  })
  return [
    figure('largest contentful paint, first visit', first, 'largestPaintMs', budgets.largestPaint),
    figure('largest contentful paint, second visit', second, 'largestPaintMs', budgets.secondPaint),
    figure('total blocking time, first visit', first, 'blockingMs', budgets.blocking),
    figure('layout shift, first visit', first, 'shift', budgets.shift),
    figure('layout shift, second visit', second, 'shift', budgets.shift),
  ]
}

type Watched = { largestPaintMs: number; firstPaintMs: number; shift: number; tasks: Task[] }
type Task = { startMs: number; durationMs: number }

/** Collects what the browser reports about painting, shifting and long tasks. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watched = { largestPaintMs: 0, firstPaintMs: 0, shift: 0, tasks: [] }
    Object.assign(window, { seen })
    const observe = (type: string, heard: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({
        type,
        buffered: true,
      })
    observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime))
    observe('paint', ({ startTime }) => (seen.firstPaintMs ||= startTime))
    observe('longtask', ({ startTime, duration }) =>
      seen.tasks.push({ startMs: startTime, durationMs: duration }),
    )
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as unknown as {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) seen.shift += value
    })
  })
}

async function load(page: Page, address: string): Promise<Load> {
  await page.goto(address, { waitUntil: 'networkidle' })
  // The app's own start counts too, though a first picture does not wait for it.
  await wake(page)
  await page.waitForTimeout(1500)
  const seen = await page.evaluate(() => (window as unknown as { seen: Watched }).seen)
  const blockingMs = seen.tasks
    .filter(({ startMs }) => startMs >= seen.firstPaintMs)
    .reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - 50), 0)
  return { largestPaintMs: seen.largestPaintMs, blockingMs, shift: seen.shift }
}
