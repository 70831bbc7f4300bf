import { games } from '@parlour/arcade/games/index.ts'
import type { Browser, Page } from '@playwright/test'
import { percentile } from '../figures.ts'
import type { Measured } from './budget.ts'
import { openPhone } from './phone.ts'
import type { BenchSite } from './site.ts'

const budgetMs = 16
const watchedMs = 4000
/** A game that stands still until one plays draws fewer: one of twenty of them says nothing. */
const fewestFrames = 40

type Watched = Window & { work: Map<number, number>; gaps: number[] }
type Frames = { work: number; gap: number; processor: number; drawn: number }

/**
 * What a game does in a frame while it is played, and how far frames are apart, for the slowest of
 * twenty: beside a canvas of the same size on which nothing is drawn. How far apart says as much of
 * a machine that paints without a graphics card as of the game, so only the work has a budget. The
 * processor's time for a frame, painting included, is the same however busy the machine is.
 */
export async function measureFrames(
  browser: Browser,
  site: BenchSite,
  only: string,
): Promise<Measured[]> {
  const blank = await watchFrames(browser, site.floorCanvasUrl)
  const figures: Measured[] = []
  for (const { id, name, catalogueId } of games.filter((game) => game.id.includes(only))) {
    const told = await watchFrames(browser, await site.openGame(catalogueId), id)
    const figure = (what: string, key: 'work' | 'gap' | 'processor', budget = Infinity) =>
      figures.push({
        what: `${what}, ${name.en}`,
        value: told[key],
        floor: blank[key],
        budget,
        unit,
      })
    figure('work in a frame', 'work', told.drawn < fewestFrames ? Infinity : budgetMs)
    figure('processor for a frame', 'processor')
    figure('between frames', 'gap')
  }
  return figures
}

const unit = 'ms'

async function watchFrames(browser: Browser, address: string, game?: string): Promise<Frames> {
  const { page, context } = await openPhone(browser)
  await page.addInitScript(noteFrames)
  await page.goto(address)
  await page.locator('[aria-busy=false]').waitFor()
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const { work, gaps } = window as unknown as Watched
    work.clear()
    gaps.length = 0
  })
  const before = await processorMs(browser)
  if (game !== undefined) await play(page)
  await page.waitForTimeout(watchedMs)
  const spent = (await processorMs(browser)) - before
  const told = await page.evaluate(() => {
    const { work, gaps } = window as unknown as Watched
    return { work: [...work.values()], gaps }
  })
  await context.close()
  const { length: drawn } = told.work
  const processor = spent / Math.max(1, drawn)
  return { work: slowest(told.work), gap: slowest(told.gaps), processor, drawn }
}

/** What pages and their painting have had of the processor so far. */
async function processorMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}

/** Whatever the main button does now; a table that takes no bet goes on by itself. */
async function play(page: Page): Promise<void> {
  const button = page.locator('#primary:enabled')
  if ((await button.count()) > 0) await button.click()
}

function slowest(values: readonly number[]): number {
  return values.length > 0 ? percentile(values, 0.95) : 0
}

/** In the page: how long all that is drawn in one frame takes, and when frames come. */
function noteFrames(): void {
  const work = new Map<number, number>()
  const gaps: number[] = []
  Object.assign(window, { work, gaps })
  const real = requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (draw) =>
    real((at) => {
      const startMs = performance.now()
      draw(at)
      work.set(at, (work.get(at) ?? 0) + performance.now() - startMs)
    })
  let before = 0
  const tick = (at: number) => {
    if (before > 0) gaps.push(at - before)
    before = at
    real(tick)
  }
  real(tick)
}
