import { chromium } from '@playwright/test'
import { checkBudget, type Measured } from './web/budget.ts'
import { measureInteraction } from './web/interaction.ts'
import { measureLoad, measureScripts } from './web/load.ts'
import { openBenchSite } from './web/site.ts'

// `npm run bench:web [-- --games=5000 --rounds=3]`: the app on a slow phone, beside the floor.
const games = readNumber('games', 5000)
const rounds = readNumber('rounds', 3)
const routes = ['/lobby/home', '/login', '/lobby/notice', '/lobby/rewards', '/terms-of-use']

const say = (line: string) => console.log(line)
const site = await openBenchSite(games, say)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const figures: Measured[] = [
    ...(await measureScripts(browser, site, routes)),
    ...(await measureLoad(browser, site, rounds)),
    ...(await measureInteraction(browser, site)),
  ]
  process.exitCode = checkBudget(figures, say) ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}

function readNumber(name: string, otherwise: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given ? Number(given.slice(name.length + 3)) : otherwise
}
