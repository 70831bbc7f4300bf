import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/browser.ts'
import { checkBudget, type Measured } from './web/budget.ts'
import { measureFrames } from './web/frames.ts'
import { measureInteraction } from './web/interaction.ts'
import { measureLighthouse } from './web/lighthouse.ts'
import { measureLoad, measureScripts } from './web/load.ts'
import { measurePictures } from './web/pictures.ts'
import { openBenchSite } from './web/site.ts'
import { measureTouch } from './web/touch.ts'
import { readOption } from '../../scripts/options.ts'

// `npm run bench:web [-- --games=5000 --rounds=3 --only=touch]`: the app on a slow phone, beside
// the floor. `--only` takes one part: scripts, pictures, load, interaction, touch, frames or
// lighthouse; `--game` those games whose name has this in it.
const games = readNumber('games', 5000)
const rounds = readNumber('rounds', 3)
const only = readOption('only')
const game = readOption('game') ?? ''
const routes = ['/lobby/home', '/login', '/lobby/notice', '/lobby/rewards', '/terms-of-use']

const say = (line: string) => console.log(line)
const executablePath = ensureBrowser()
const site = await openBenchSite(games, say)
const browser = await chromium.launch({
  executablePath,
  // A phone of this kind has one process for a page and its frames: what slows one, slows both.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-site-isolation-trials',
  ],
})
try {
  const parts: Record<string, () => Promise<Measured[]>> = {
    scripts: () => measureScripts(browser, site, routes),
    pictures: () => measurePictures(browser, site),
    load: () => measureLoad(browser, site, rounds),
    interaction: () => measureInteraction(browser, site, rounds),
    // Thirty games one after another: once each, unless one is looked at.
    touch: () => measureTouch(browser, site, readNumber('rounds', game ? 3 : 1), game),
    frames: () => measureFrames(browser, site, game),
    lighthouse: () => measureLighthouse(site, rounds),
  }
  const figures: Measured[] = []
  for (const [name, measure] of Object.entries(parts))
    if (only === null || only === name) figures.push(...(await measure()))
  process.exitCode = checkBudget(figures, say) ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}

function readNumber(name: string, otherwise: number): number {
  const given = readOption(name)
  return given ? Number(given) : otherwise
}
