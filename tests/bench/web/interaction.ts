import type { Browser, Page } from '@playwright/test'
import { median, percentile } from '../figures.ts'
import type { Measured } from './budget.ts'
import { openPhone } from './phone.ts'
import type { BenchSite } from './site.ts'

const budgets = { scrolling: 200, typing: 200 }

/** How long the page keeps a finger or a key waiting, over thousands of games. */
export async function measureInteraction(
  browser: Browser,
  site: BenchSite,
  rounds: number,
): Promise<Measured[]> {
  const { page, context } = await openPhone(browser, { site })
  const waits: number[] = []
  for (let round = 0; round < rounds; round++) waits.push(await measureScrolling(page, site))
  const typing = await measureTyping(page, site)
  await context.close()
  return [
    {
      what: 'longest wait of a finger while scrolling the slots',
      unit: 'ms',
      value: median(waits),
      budget: budgets.scrolling,
    },
    {
      what: 'slowest key in the search (98th percentile)',
      unit: 'ms',
      value: typing,
      budget: budgets.typing,
    },
  ]
}

async function measureScrolling(page: Page, { url }: BenchSite): Promise<number> {
  await page.goto(`${url}/lobby/home?tab=1`)
  await page.getByRole('article').nth(10).waitFor()
  await page.waitForTimeout(2000)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [frames, longest] = [0, 0]
        // A touch waits for the task under way. Frames would tell more of how a machine without a
        // graphics card paints than of the page.
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
        })
        tasks.observe({ type: 'longtask' })
        const step = () => {
          scrollBy(0, 120)
          if (++frames < 180) requestAnimationFrame(step)
          else setTimeout(() => resolve(longest), 500)
        }
        requestAnimationFrame(step)
      }),
  )
}

async function measureTyping(page: Page, { url }: BenchSite): Promise<number> {
  await page.goto(`${url}/search`)
  const field = page.getByRole('searchbox')
  await field.waitFor()
  await page.waitForTimeout(2000)
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(window, { delays })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^key|^input/.test(name)) delays.push(duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (const word of ['naga ember', 'phonix', 'นาคาเพลิง', 'baccrat', 'zzzz'])
    await field.pressSequentially(word, { delay: 70 }).then(() => field.fill(''))
  await page.waitForTimeout(800)
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays)
  // None is told that was quicker than 16 ms.
  return delays.length > 0 ? percentile(delays, 0.98) : 0
}
